#pragma once

#include "base/bytes.h"
#include "game/board.h"

#include <set>

namespace planetx {

// Who of a device publishes nothing in a theory phase, while others there are still choosing: said aloud by a tap, not
// yet in the log, and taken back by another tap.
struct HeldChoices {
    int phase = 0; // of which Board::theoryPhases is the number
    std::set<PlayerId> none;
    bool operator==(const HeldChoices&) const = default;
};

aphelion::Bytes encode(const HeldChoices& held);

// What still counts of it on this board: of the running theory phase, for those who have not chosen. Nothing of what
// cannot be read.
HeldChoices heldAt(const Board& board, aphelion::ByteView stored);

} // namespace planetx
