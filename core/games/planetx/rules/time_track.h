#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// The seated players from rearmost to foremost: the order of turns.
std::vector<PlayerId> turnOrder(const Board& board);

// The player whose pawn is last on the time track and who therefore acts.
PlayerId rearmost(const Board& board);

// Moves a pawn clockwise; it goes in front of the pawns already there.
void advancePawn(Board& board, PlayerId who, int sectors);

// Turns the Earth, one sector at a time, to the rearmost pawn. Entering an icon interrupts it:
// the board is then in a conference or a theory phase.
void turnEarth(Board& board);

// Goes on after the conference in the sector where the Earth stands.
void resumeAfterConference(Board& board);

} // namespace planetx
