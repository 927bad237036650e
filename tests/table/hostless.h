#pragma once

#include "table/party.h"

namespace aphelion {

// Device 0, the host, is out of everybody's reach; the others are all connected to the first of them.
struct Hostless : Party {
    explicit Hostless(int count) : Party(count) {
        for (int guest = 1; guest < count; ++guest)
            meet(0, guest);
        write(0, 0, 1);
        for (int guest = 1; guest < count; ++guest)
            cut(0, guest);
        for (int guest = 2; guest < count; ++guest)
            meet(1, guest);
    }

    void carryOn(int device) {
        tell(device, CarryOn{});
        for (int other = 1; other < static_cast<int>(log(device).seats().size()); ++other)
            if (company(other).offered)
                tell(other, Reply{true});
    }
};

inline std::vector<SeatNumber> endorsers(const Log& log) {
    std::vector<SeatNumber> seats;
    for (const Entry& entry : log.entries())
        if (const auto* raised = std::get_if<EpochRaised>(&entry.ask.body))
            for (const Endorsement& endorsement : raised->endorsements)
                seats.push_back(endorsement.seat);
    return seats;
}

} // namespace aphelion
