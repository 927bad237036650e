#pragma once

#include "game/games.h"

namespace aphelion {

// The games of this app, as cmake/games.cmake lists them.
const Games& allGames();

} // namespace aphelion
