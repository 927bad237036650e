#pragma once

#include "device/store/device_file.h"
#include "device/store/player_file.h"
#include "notes/note_sheet.h"
#include "play/outcome.h"
#include "play/table.h"

namespace planetx {

// A finished game as one player remembers it. It is kept in that player's own file, goes with it to another device, and
// stays when the table is deleted.
struct GameResult {
    aphelion::TableId table{};
    std::uint64_t began = 0; // unix milliseconds
    GameCode code;
    Play play = Play::OnScreen;
    int players = 1;
    int bots = 0; // among them
    Outcome outcome;
    std::array<int, aids> helped{}; // how often the app did, by Aid
    bool aside = false;             // under the sky of a day, but not its contest: it counts for no day
    bool operator==(const GameResult&) const = default;
};

// [version, [a result, ...]], in the order in which they were kept. Those aside are a list of their own beside it,
// [version, [table, ...]]: what was kept before there were contests is not on it and goes on counting. No count is
// written that is beyond what can be read again; one result that cannot be read is passed over.
aphelion::Bytes encode(const std::vector<GameResult>& results);
std::optional<std::vector<GameResult>> decodeResults(aphelion::ByteView bytes);

// Nothing before the end, and for somebody who has left the table.
std::optional<GameResult> resultAt(const Table& table, PlayerId who, std::uint64_t began, const NoteSheet& notes);

// Those that are kept in a player's file.
using Results = aphelion::Result<std::vector<GameResult>, aphelion::StoreFault>;
Results resultsIn(aphelion::PlayerFile& file);

// Adds one; the first of a table stays as it is.
[[nodiscard]] aphelion::Unstored keepResult(aphelion::PlayerFile& file, const GameResult& result);

// Finished tables of this device at which the player sat and whose result is not kept yet, the oldest first: at the end
// somebody else was looking.
std::vector<aphelion::TableRecord> unkept(aphelion::DeviceFile& device, const aphelion::StoreId& player,
                                          const std::vector<GameResult>& kept);

// Reads such a table from its log, and the help that was used from the player's notes.
std::optional<GameResult> resultFrom(aphelion::DeviceFile& device, aphelion::PlayerFile& file,
                                     const aphelion::StoreId& player, const aphelion::TableRecord& table);

// All of those, read and kept.
[[nodiscard]] aphelion::Unstored keepMissing(aphelion::DeviceFile& device, aphelion::PlayerFile& file,
                                             const aphelion::StoreId& player);

} // namespace planetx
