#pragma once

#include "planetx/deduction/evidence.h"

#include <functional>
#include <span>

namespace planetx {

// Pieces of evidence by their place in a list, ascending.
using Reasons = std::vector<std::size_t>;

// The claim follows from these pieces together with the laws, and from no fewer of them.
struct Proven {
    Reasons because;
    bool operator==(const Proven&) const = default;
};

// It does not follow: this sky agrees with all evidence and not with the claim.
struct Disproven {
    SkyId counterexample = 0;
    bool operator==(const Disproven&) const = default;
};

// Nothing can follow: these pieces cannot all be true, and fewer of them could.
struct Contradicted {
    Reasons because;
    bool operator==(const Contradicted&) const = default;
};

using Explanation = std::variant<Proven, Disproven, Contradicted>;

Explanation explain(const Catalogue& catalogue, std::span<const Evidence> evidence, const Claim& claim);

// Something new that follows, with its smallest and easiest reason.
struct Deduction {
    Claim claim;
    Reasons because;
    bool operator==(const Deduction&) const = default;
};

// Of all claims that follow and that the player has not marked, the one that is easiest to see: from the laws alone
// before one piece of evidence before two; among as many, facts before targets before surveys before clues. Nothing
// where nothing new follows; where the evidence contradicts itself, see contradiction().
std::optional<Deduction> simplestDeduction(const Catalogue& catalogue, std::span<const Evidence> evidence,
                                           const std::function<bool(const Claim&)>& isMarked);

// A smallest set of pieces that cannot all be true, or nothing.
std::optional<Reasons> contradiction(const Catalogue& catalogue, std::span<const Evidence> evidence);

} // namespace planetx
