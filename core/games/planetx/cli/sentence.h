#pragma once

#include "planetx/deal/game_code.h"
#include "planetx/rules/clue.h"
#include "planetx/rules/refusal.h"

#include <string>
#include <string_view>

namespace planetx {

// English sentences for people at the command line. The app makes its own, in the player's language.

std::string sentence(const Clue& clue, Mode mode);

// X1 or X2.
std::string conferenceName(int conference);

std::string_view sentence(Refusal refusal);

std::string_view sentence(CodeFault fault);

std::string_view sentence(Law broken);

} // namespace planetx
