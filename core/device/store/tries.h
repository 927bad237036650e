#pragma once

#include <cstdint>

namespace aphelion {

// Tries at a PIN: five are free, each further wrong one costs 30 s, 60 s, 120 s … of running time. A try is counted and
// kept before the PIN is looked at, so killing the app gives none for nothing.
struct Tries {
    static constexpr std::uint32_t free = 5;
    static constexpr std::uint64_t firstWait = 30'000;

    std::uint32_t made = 0;
    std::uint64_t wait = 0; // milliseconds of running time until the next

    bool mayTry() const { return wait == 0; }
    std::uint32_t freeLeft() const { return made < free ? free - made : 0; }

    bool operator==(const Tries&) const = default;
};

// With one more try made. A right PIN afterwards makes it Tries{} again.
Tries counted(const Tries& tries);

// After the app has run for so many milliseconds.
Tries waited(const Tries& tries, std::uint64_t milliseconds);

} // namespace aphelion
