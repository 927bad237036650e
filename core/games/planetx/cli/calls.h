#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace planetx {

// Runs one call of the command line and returns its exit code: 0, or 2 for a wrong call.
int call(const std::vector<std::string>& words, std::istream& in, std::ostream& out, std::ostream& messages);

} // namespace planetx
