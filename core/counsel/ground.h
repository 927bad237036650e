#pragma once

#include "deduction/evidence.h"

#include <span>
#include <string_view>

namespace planetx {

// What shows that some pieces cannot all be true: no law at all, because each sector holds one object and a survey
// counts right; one law of the sky, or several together.
enum class Ground : std::uint8_t {
    Plain,
    CometSectors,
    Counts,
    AsteroidPairs,
    GasNearEmpty,
    DwarfAwayFromX,
    DwarfBand,
    Several,
};

inline constexpr std::size_t grounds = 8;

std::string_view name(Ground ground);

// Looks only at what each piece says by itself of single sectors, and at one law at a time: whatever needs more is
// Several, and so are pieces that can be true.
Ground groundOf(Mode mode, std::span<const Evidence> pieces);

} // namespace planetx
