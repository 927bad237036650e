#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace planetx {

// Strengths are measured in twentieths of a bit and compared in whole numbers,
// so that every platform deals the same clues.
using Twentieths = int;

// 2^(-i/20) as a fraction of 2^32.
inline constexpr std::array<std::uint64_t, 20> fractionOf{4294967296, 4148664943, 4007346185, 3870841262, 3738986199,
                                                          3611622603, 3488597478, 3369763041, 3254976542, 3144100091,
                                                          3037000500, 2933549114, 2833621662, 2737098106, 2643862496,
                                                          2553802834, 2466810934, 2382782298, 2301615985, 2223214495};

// Whether going from `before` skies to `after` tells at least this much.
constexpr bool tellsAtLeast(std::size_t before, std::size_t after, Twentieths bits) {
    const std::uint64_t fraction = fractionOf[static_cast<std::size_t>(bits % 20)] >> (bits / 20);
    return (std::uint64_t{after} << 32) <= std::uint64_t{before} * fraction;
}

// The strengths a clue may have.
struct Band {
    Twentieths weakest;
    Twentieths strongest;

    constexpr bool contains(std::size_t allSkies, std::size_t skies) const {
        return tellsAtLeast(allSkies, skies, weakest) && !tellsAtLeast(allSkies, skies, strongest);
    }

    constexpr Band widened() const { return {weakest > 2 ? weakest - 2 : 0, strongest + 4}; }
};

inline constexpr Band usualTopicBand{14, 54};     // 0.7 to 2.7 bits
inline constexpr Band usualConferenceBand{5, 60}; // 0.25 to 3.0 bits

} // namespace planetx
