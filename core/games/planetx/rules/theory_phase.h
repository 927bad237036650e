#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// The steps of a theory phase, in the order of the rulebook. Each leads on to the next when
// everything it waits for is there, and the last one lets the Earth turn on.

void beginTheoryPhase(Board& board);

// Everybody who is seated may have chosen: then places are to be shown.
void sealIfAllChose(Board& board);

// Everybody may have shown the places: then tokens are placed in turn order, all face-down tokens
// move one space inward, and peer review begins.
void placeIfAllShown(Board& board);

// Goes on with the sector under review, or with the next sector that has a theory in the inner space.
void continueReview(Board& board);

// The tokens that peer review or the reveal turn up next; outer ones only once the sector is confirmed.
std::vector<TokenId> tokensToTurnUp(const Board& board);

void place(Board& board, PlayerId who, const std::vector<Sector>& sectors);

} // namespace planetx
