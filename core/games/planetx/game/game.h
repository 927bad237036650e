#pragma once

#include "game/game.h"

namespace planetx {

// Planet X, for the list of games.
const aphelion::Game& game();

} // namespace planetx
