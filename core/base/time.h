#pragma once

#include <chrono>

namespace aphelion {

// Time as it passes, from wherever a clock begins to count.
using Milliseconds = std::chrono::milliseconds;

} // namespace aphelion
