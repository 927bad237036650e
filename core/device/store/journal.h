#pragma once

#include "base/result.h"
#include "device/store/records.h"
#include "device/store/store_fault.h"

namespace aphelion {

// Where a table is written down. Both calls that store do it wholly or not at all, and what they have acknowledged by
// returning nothing is there for good.
class Journal {
public:
    virtual ~Journal() = default;

    // A table with its first step. AlreadyThere if there is one of that id.
    [[nodiscard]] virtual Unstored addTable(const StoreId& table, std::uint64_t created, const Step& step) = 0;

    // Unknown if there is no such table. AlreadyThere if an entry of that number, an opening of that seal or an ask of
    // that seat is there. A seat that is there gets the new key: its old one is lost.
    [[nodiscard]] virtual Unstored append(const StoreId& table, const Step& step) = 0;

    // All of them are empty for a table that is not there.
    virtual Result<std::vector<Numbered>, StoreFault> entries(const StoreId& table) = 0;
    virtual Result<std::vector<SeatRecord>, StoreFault> seats(const StoreId& table) = 0;
    virtual Result<std::vector<KeptOpening>, StoreFault> openings(const StoreId& table, int seat) = 0;
    virtual Result<std::vector<PendingAsk>, StoreFault> asks(const StoreId& table) = 0;          // by seat
    virtual Result<std::vector<AbandonedEntry>, StoreFault> abandoned(const StoreId& table) = 0; // by epoch and number
    virtual Result<std::map<std::string, Bytes>, StoreFault> tableSettings(const StoreId& table) = 0;
};

} // namespace aphelion
