#pragma once

#include "device/store/journal.h"

#include <memory>
#include <set>
#include <tuple>

namespace aphelion {

// A journal in memory for simulated devices: what it has taken is there when the device comes back.
class MemoryJournal : public Journal {
public:
    std::unique_ptr<MemoryJournal> copy() const;

    [[nodiscard]] Unstored addTable(const StoreId& table, std::uint64_t created, const Step& step) override;
    [[nodiscard]] Unstored append(const StoreId& table, const Step& step) override;

    Result<std::vector<Numbered>, StoreFault> entries(const StoreId& table) override;
    Result<std::vector<SeatRecord>, StoreFault> seats(const StoreId& table) override;
    Result<std::vector<KeptOpening>, StoreFault> openings(const StoreId& table, int seat) override;
    Result<std::vector<PendingAsk>, StoreFault> asks(const StoreId& table) override;
    Result<std::vector<AbandonedEntry>, StoreFault> abandoned(const StoreId& table) override;
    Result<std::map<std::string, Bytes>, StoreFault> tableSettings(const StoreId& table) override;

private:
    struct Kept {
        std::map<std::uint64_t, Bytes> entries;
        std::map<int, SeatRecord> seats;
        std::map<std::pair<int, Hash>, KeptOpening> openings;
        std::map<int, Bytes> asks;
        std::set<std::tuple<std::uint64_t, std::uint64_t, Bytes>> abandoned;
        std::map<std::string, Bytes> settings;
    };
    static bool overwrites(const Kept& kept, const Step& step);
    static void abandon(Kept& kept, const Abandoning& what);
    static void take(Kept& kept, const Step& step);
    const Kept& at(const StoreId& table) const;

    std::map<StoreId, Kept> m_tables;
};

} // namespace aphelion
