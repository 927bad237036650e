#pragma once

#include "game/game.h"
#include "planetx/notes/note_sheet.h"
#include "planetx/play/outcome.h"
#include "planetx/play/table.h"

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

// Those that a player's file remembers; nothing if a newer version wrote them.
std::optional<std::vector<GameResult>> resultsIn(const aphelion::Memory& memory);

// The names under which it does.
std::vector<std::string> resultNames();

// What is to be written to remember one more, in this order; the first of a table stays as it is. For a memory that can
// be read.
aphelion::Game::Remembering remembering(const aphelion::Memory& memory, const GameResult& result);

} // namespace planetx
