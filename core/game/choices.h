#pragma once

#include "code/game_code.h"
#include "table/entry.h"

#include <span>

namespace aphelion {

// One thing that is chosen before a game begins, as a number under a name.
struct Choice {
    std::string_view name;
    int options = 2;
    int usual = 0;
    bool ownEach = false; // of what a seat chooses: no two seats have the same
};

// All that is chosen at the tables of a game. The order is a part of its format.
struct Choices {
    std::vector<Choice> table;
    std::vector<Choice> seat;
    int mostSeats = 4;
    int colours = 4; // of which every seat has one of its own
    int levels = 4;  // of bots
    std::size_t longestOwn = 0; // bytes of the game's own that go with the table's choices
};

// What a table is opened with: the game's part of the log's first entry.
struct TableSetup {
    GameCode code;
    std::vector<int> choices;      // as Choices::table lists them
    std::vector<SeatNumber> order; // in which they begin; what it means is the game's
    Bytes own{};                   // the game's own
    bool operator==(const TableSetup&) const = default;
};

// What a player chooses when taking a seat; with a level it is a bot's.
struct Wish {
    std::vector<int> choices; // as Choices::seat lists them
    int colour = 0;
    std::optional<int> level{};
    bool operator==(const Wish&) const = default;
};

// What the host has gathered for a table that is not open yet, as the devices that were let in see it.
struct GatheredTable {
    std::vector<int> choices;
    std::vector<SeatTaken> seats; // their wishes as the host grants them
    Bytes own{};
    bool operator==(const GatheredTable&) const = default;
};

// What is usual where nobody has chosen.
std::vector<int> usual(std::span<const Choice> choices);

// What can be granted of a wish among those that were granted before: a colour of one's own, and of what no two may have
// alike the first that is free, unless it is free as wished.
Wish granted(const Choices& all, Wish wish, std::span<const Wish> before);

// Whether two seats have the same of what every seat has for itself.
bool clash(const Choices& all, const Wish& one, const Wish& other);

// [1, code, a number each, [order]], and the game's own bytes, if there are any.
Bytes encode(const TableSetup& setup);
std::optional<TableSetup> decodeSetup(const Choices& all, ByteView bytes);

// [a number each, colour], and a bot's level.
Bytes encode(const Wish& wish);
std::optional<Wish> decodeWish(const Choices& all, ByteView bytes);

// [1, a number each, [seats]], and the game's own bytes, if there are any.
Bytes encode(const GatheredTable& gathered);
std::optional<GatheredTable> decodeGathered(const Choices& all, ByteView bytes);

} // namespace aphelion
