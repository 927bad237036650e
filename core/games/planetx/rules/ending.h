#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// Planet X was found: everybody at least one sector behind the finder has one last chance, rearmost first.
void beginEnding(Board& board);

// The player to act has used the last chance or passed.
void lastChanceTaken(Board& board);

// Goes on to the reveal when no last chance is left.
void continueLastChances(Board& board);

// When all theories are turned up the wrong ones leave, without penalty, and the game is over.
void continueReveal(Board& board);

// With the board on the table: the finder's entry was a slip.
void withdrawFinding(Board& board, PlayerId who);

} // namespace planetx
