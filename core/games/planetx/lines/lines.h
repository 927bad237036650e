#pragma once

#include "headless/game_lines.h"

namespace planetx {

// What Planet X says and hears in the lines of aphelion-headless.
const aphelion::GameLines& lines();

} // namespace planetx
