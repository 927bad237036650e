#pragma once

#include <cstdint>
#include <functional>
#include <span>

namespace aphelion {

// What comes from outside: the time and chance. Tests give their own.
struct World {
    std::function<std::uint64_t()> now;                     // unix milliseconds
    std::function<void(std::span<std::uint8_t>)> randomize; // fills with unguessable bytes
};

// The system's clock and random numbers.
World realWorld();

} // namespace aphelion
