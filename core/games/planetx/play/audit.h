#pragma once

#include "planetx/play/table.h"

namespace planetx {

using aphelion::Lie;

// When the game is over everything that was sealed lies open: replays the whole log with it and names the first entry
// that lies, whoever wrote it; nothing if all was fair.
std::optional<Lie> audit(const Table& table);

} // namespace planetx
