#pragma once

#include "device/store/journal.h"
#include "device/store/sqlite.h"

#include <optional>
#include <string_view>

namespace aphelion {

// device.db: what this device keeps for everybody at it. Every call that stores is one transaction: when it returns
// nothing, what was given survives a kill and a power cut; when it returns a fault, nothing of it was stored, save
// after Io or DiskFull at the very commit, where all of it may turn up at the next opening.
class DeviceFile : public Journal {
public:
    static constexpr int version = 2;

    // Creates the file if it is not there. Every page is looked at.
    static Result<DeviceFile, StoreFault> open(const Place& place, ByteView key);

    [[nodiscard]] Unstored addTable(const StoreId& table, std::uint64_t created, const Step& step) override;
    [[nodiscard]] Unstored append(const StoreId& table, const Step& step) override;
    [[nodiscard]] Unstored removeTable(const StoreId& table);

    Result<std::vector<TableRecord>, StoreFault> tables(); // the one changed last first
    Result<std::vector<Numbered>, StoreFault> entries(const StoreId& table) override;
    Result<std::vector<SeatRecord>, StoreFault> seats(const StoreId& table) override;
    Result<std::vector<KeptOpening>, StoreFault> openings(const StoreId& table, int seat) override;
    Result<std::vector<PendingAsk>, StoreFault> asks(const StoreId& table) override;
    Result<std::vector<AbandonedEntry>, StoreFault> abandoned(const StoreId& table) override;
    Result<std::map<std::string, Bytes>, StoreFault> tableSettings(const StoreId& table) override;

    Result<std::optional<Bytes>, StoreFault> setting(std::string_view key);
    [[nodiscard]] Unstored set(std::string_view key, ByteView value);
    [[nodiscard]] Unstored unset(std::string_view key);

    // For the list of players, which is kept in the same file.
    Sqlite& sqlite() { return m_db; }

private:
    explicit DeviceFile(Sqlite db) : m_db(std::move(db)) {}

    Sqlite m_db;
};

} // namespace aphelion
