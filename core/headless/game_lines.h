#pragma once

#include "game/games.h"
#include "headless/request.h"

namespace aphelion {

// A deed as a line says it, and by whom, if the line says that.
struct CommandLine {
    std::optional<SeatNumber> who;
    Deed deed;
};

// What one game says and hears in lines of JSON.
class GameLines {
public:
    virtual ~GameLines() = default;

    virtual const Game& game() const = 0;
    virtual std::string_view help() const = 0;

    // What a line says of a table that is to be opened: the kind of a new code, and what is chosen.
    virtual std::optional<GameCode> newCode(Request& request, std::uint64_t bits) const = 0;
    virtual std::vector<int> choices(Request& request) const = 0;

    // Nothing for a line that is no command of the game.
    virtual std::optional<CommandLine> command(std::string_view line, const Table& table) const = 0;

    // Whether a verb is about the own notes, and what such a line enters there.
    virtual bool isNote(std::string_view) const { return false; }
    virtual std::optional<Bytes> operation(std::string_view, Request&) const { return std::nullopt; }

    // What everybody sees, with what the one who looks may see of it; an answer; the own side.
    virtual Json board(const Table& table, const std::optional<Holder>& looking) const = 0;
    virtual Json answer(const Table& table, ByteView answer) const = 0;
    virtual Json side(const Table& table, const Seat& seat) const = 0;
};

using AllLines = std::vector<const GameLines*>;

} // namespace aphelion
