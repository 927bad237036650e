#pragma once

#include "planetx/deal/umpire.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace planetx {

// The answer of `planetx play` to one line.
std::string playLine(Umpire& umpire, std::string_view line);

// Answers line by line until the input ends. Blank lines are ignored.
void play(Umpire& umpire, std::istream& in, std::ostream& out);

} // namespace planetx
