#pragma once

#include "planetx/catalogue/sky_test.h"

namespace planetx {

// What somebody has been told about the sky, piece by piece.

// An own survey: so many of the object over the arc; Planet X counts as empty.
struct Counted {
    Survey survey;
    int count = 0;
    bool operator==(const Counted&) const = default;
};

// An own target: what the sector looks like; Planet X looks empty.
struct Seen {
    Sector sector = 1;
    Object object{};
    bool operator==(const Seen&) const = default;
};

// An own attempt to locate Planet X that failed: not all three are as claimed.
struct NotFound {
    Locate guess;
    bool operator==(const NotFound&) const = default;
};

// A Fact is a starting fact or a theory that was ruled out, a Theory one that was confirmed, a Clue that of a topic or
// of a conference.
using Evidence = std::variant<Fact, Theory, Seen, Counted, Clue, NotFound>;

// Whether a sky agrees.
SkyTest testOf(const Catalogue& catalogue, const Evidence& evidence);

// What may follow from evidence: that a sector holds an object, or does not.
using Claim = std::variant<Fact, Theory>;

// Whether a sky speaks against the claim.
SkyTest testAgainst(const Catalogue& catalogue, const Claim& claim);

} // namespace planetx
