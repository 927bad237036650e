#pragma once

#include "planetx/deduction/evidence.h"
#include "planetx/rules/sky.h"

#include <span>
#include <vector>

namespace planetx {

// A law of the sky as a reason; of Law::Counts the one about this object.
struct NeededLaw {
    Law law{};
    std::optional<Object> object;
    bool operator==(const NeededLaw&) const = default;
};

// Which laws show that some pieces cannot all be true, beside that each sector holds one thing: none of them can be
// left out. Nothing where it does not show step by step, looking at one object or one sector at a time.
using Ground = std::optional<std::vector<NeededLaw>>;

// Of pieces that can be true, nothing. Takes milliseconds.
Ground groundOf(Mode mode, std::span<const Evidence> pieces);

} // namespace planetx
