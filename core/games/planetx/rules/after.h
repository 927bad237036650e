#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// The board after an event that the rules allow: pawns move, the Earth turns, phases begin and end.
Board after(Board board, const Event& event);

} // namespace planetx
