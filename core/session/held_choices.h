#pragma once

#include "game/table.h"

#include <set>

namespace aphelion {

// Who of a device chooses nothing in a round (see Passing), while others there are still choosing: said aloud by a tap,
// not yet in the log, and taken back by another tap.
struct HeldChoices {
    int round = 0;
    std::set<SeatNumber> none;
    bool operator==(const HeldChoices&) const = default;
};

Bytes encode(const HeldChoices& held);

// What still counts of it at this table: of the running round, for those who have not chosen. Nothing of what cannot be
// read.
HeldChoices heldAt(const Table& table, ByteView stored);

} // namespace aphelion
