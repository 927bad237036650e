#pragma once

#include "planetx/cli/bot_table.h"

#include <iosfwd>

namespace planetx {

// Plays the game to its end and prints every action: the command, and what `planetx play` answers to it. Then the
// scores.
void playBots(BotTable& table, std::ostream& out);

} // namespace planetx
