#include "session/results.h"

#include "session/new_table.h"

#include <algorithm>

namespace aphelion {

namespace {

// The player's own seat, as far as this device has a key for it.
std::optional<SeatNumber> seatOf(DeviceFile& device, const StoreId& player, const TableId& table) {
    const auto seats = device.seats(table);
    if (seats)
        for (const SeatRecord& seat : *seats)
            if (seat.seat != hostSeat && seat.player == player)
                return static_cast<SeatNumber>(seat.seat);
    return std::nullopt;
}

const Game* gameOf(const TableRecord& table, const Games& games) {
    const auto code = codeIn(table.state.summary);
    return code ? games.of(*code) : nullptr;
}

// The player's side of the table as far as it is told in notes: answers are of no use any more.
std::unique_ptr<Seat> sideOf(PlayerFile& file, const Table& table, SeatNumber who) {
    const auto notes = file.notes(table.log().table());
    if (!notes)
        return nullptr;
    auto seat = table.seat(who);
    for (const auto& [number, bytes] : *notes)
        (void)seat->note(bytes); // what a newer version noted tells nothing here
    return seat;
}

Unstored keepFromLog(DeviceFile& device, PlayerFile& file, const StoreId& player, const TableRecord& record,
                     const Game& game, const Games& games) {
    const auto who = seatOf(device, player, record.id);
    const auto entries = device.entries(record.id);
    if (!who || !entries)
        return std::nullopt;
    std::vector<Bytes> log;
    for (const auto& [number, bytes] : *entries)
        log.push_back(bytes);
    const auto table = games.read(log);
    const auto seat = table ? sideOf(file, **table, *who) : nullptr;
    return seat ? keepResult(file, game, **table, *seat, record.created) : std::nullopt;
}

} // namespace

Result<Memory, StoreFault> memoryIn(PlayerFile& file, const Game& game) {
    Memory memory;
    for (const std::string& name : game.memories()) {
        const auto stored = file.setting(name);
        if (!stored)
            return stored.fault();
        if (*stored)
            memory[name] = **stored;
    }
    return memory;
}

Unstored keepResult(PlayerFile& file, const Game& game, const Table& table, const Seat& seat, std::uint64_t began) {
    const auto memory = memoryIn(file, game);
    if (!memory)
        return memory.fault();
    if (!game.remembered(*memory))
        return StoreFault::NewerVersion;
    if (const auto all = game.remembering(*memory, table, seat, began))
        for (const auto& [name, bytes] : *all)
            if (const auto fault = file.set(name, bytes))
                return fault;
    return std::nullopt;
}

std::vector<TableRecord> unkept(DeviceFile& device, PlayerFile& file, const StoreId& player, const Games& games) {
    std::vector<TableRecord> missing;
    const auto tables = device.tables();
    if (!tables)
        return missing;
    for (const TableRecord& table : *tables) {
        const Game* game = gameOf(table, games);
        if (!table.state.finished || game == nullptr || !seatOf(device, player, table.id))
            continue;
        const auto memory = memoryIn(file, *game);
        const auto kept = memory ? game->remembered(*memory) : std::nullopt;
        if (kept && std::ranges::find(*kept, table.id) == kept->end())
            missing.push_back(table);
    }
    std::ranges::sort(missing, {}, &TableRecord::created);
    return missing;
}

Unstored keepMissing(DeviceFile& device, PlayerFile& file, const StoreId& player, const Games& games) {
    for (const Game* game : games.all())
        if (const auto memory = memoryIn(file, *game); !memory || !game->remembered(*memory))
            return memory ? StoreFault::NewerVersion : memory.fault();
    for (const TableRecord& table : unkept(device, file, player, games))
        if (const auto fault = keepFromLog(device, file, player, table, *gameOf(table, games), games))
            return fault;
    return std::nullopt;
}

} // namespace aphelion
