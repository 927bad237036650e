#pragma once

#include "planetx/deal/sky_of_the_day.h"
#include "planetx/play/public_game.h"

namespace planetx {

// Whether everybody who plays this sky of a day plays it like that. What a pawn looks like makes no difference.
bool isContestOfADay(const PublicGame& game);

} // namespace planetx
