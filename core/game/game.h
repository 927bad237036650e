#pragma once

#include "base/thought.h"
#include "game/table.h"

namespace aphelion {

// A table in a list of tables, as every game shows it.
struct TableLine {
    GameCode code;
    std::vector<std::string> names;
    std::vector<Standing> standings; // by seat, once it is over
    bool operator==(const TableLine&) const = default;
};

// What a player's file remembers of the games of one kind: bytes under names of the game's.
using Memory = std::map<std::string, Bytes, std::less<>>;

// A game of the house: the one thing that everybody else knows of it.
class Game {
public:
    virtual ~Game() = default;

    // Stays the same for ever: in the log's first entry; the symbols that its codes begin with.
    virtual std::string_view name() const = 0;
    virtual std::string_view symbols() const = 0;

    virtual const Choices& choices() const = 0;
    virtual int fewestSeats() const { return 1; }

    // Deals the game of a table that was opened.
    virtual Result<std::unique_ptr<Table>, BadLog> open(const Entry& opened) const = 0;

    // How somebody decides who plays a seat of this device as a bot. Holds what that seat may see and nothing else: it
    // can be thought about anywhere, and later. The same seed gives the same decision.
    virtual Thought<Deed> thought(const Table& table, const Holder& holder, std::uint64_t seed) const = 0;

    // A seed that is the same on all devices, where a game of a day wants its bots alike for everybody.
    virtual std::optional<std::uint64_t> seedFor(const Table&, SeatNumber) const { return std::nullopt; }

    // A summary that a table of this game has written; nothing for one of a newer version.
    virtual std::optional<TableLine> line(ByteView summary) const = 0;

    // Under which names a player's file remembers finished games; which tables they were, nothing if a newer version
    // wrote that; and what is to be written, in this order, to remember one game more. Nothing of a game that is not
    // over for that player.
    virtual std::vector<std::string> memories() const = 0;
    virtual std::optional<std::vector<TableId>> remembered(const Memory& memory) const = 0;
    using Remembering = std::vector<std::pair<std::string, Bytes>>;
    virtual std::optional<Remembering> remembering(const Memory& memory, const Table& table, const Seat& seat,
                                                   std::uint64_t began) const = 0;
};

} // namespace aphelion
