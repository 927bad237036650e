#pragma once

#include "play/setup.h"
#include "table/entry.h"

namespace planetx {

// What the host has gathered for a table that is not open yet, as the devices that were let in see it.
struct GatheredTable {
    Play play = Play::OnScreen;
    Help help = Help::Bookkeeping;
    std::vector<aphelion::SeatTaken> seats; // their wishes as the host grants them
    bool operator==(const GatheredTable&) const = default;
};

aphelion::Bytes encode(const GatheredTable& gathered);
std::optional<GatheredTable> decodeGathered(aphelion::ByteView bytes);

} // namespace planetx
