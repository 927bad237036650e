#pragma once

#include <chrono>

namespace aphelion {

// Time is told, never asked for: how long it is since any fixed moment, by a clock that does not go back.
using Milliseconds = std::chrono::milliseconds;

} // namespace aphelion
