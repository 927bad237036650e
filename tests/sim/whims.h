#pragma once

#include "base/rng.h"
#include "planetx/rules/action.h"
#include "planetx/rules/board.h"
#include "planetx/rules/sky.h"

namespace planetx::sim {

// Something that somebody who may act now could do, legal or not. Whoever is hasty knows where Planet X is.
Action whim(aphelion::Rng& rng, const Sky& sky, const Board& board, PlayerId who, bool hasty);

// A guess, which can always be made by who has the turn and is never the same as another one, because it is sealed.
Action anotherGuess(aphelion::Rng& rng, const Sky& sky, const Board& board, bool hasty);

} // namespace planetx::sim
