#pragma once

#include "planetx/deduction/evidence.h"

#include <optional>
#include <string_view>

namespace planetx {

// A line of `planetx solve` and `planetx explain`; nothing for a line that is no evidence. What could be said of some
// sky of this ring is evidence, even where it is false of all: a count that cannot be, a rule that is never dealt. A
// survey over more than half of the ring is none, because nobody can have made it.
std::optional<Evidence> evidenceOf(std::string_view line, Ring ring);

// What `planetx explain` is asked about; nothing for a text that is no claim.
std::optional<Claim> claimOf(std::string_view text, Ring ring);

} // namespace planetx
