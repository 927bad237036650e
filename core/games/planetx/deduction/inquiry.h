#pragma once

#include "planetx/deduction/explain.h"
#include "planetx/deduction/signatures.h"

namespace planetx {

// Fewer pieces are always cheaper; among as many, facts before confirmed theories, targets, surveys, clues and failed
// attempts to locate.
inline constexpr Cost costOfPiece = 1'024;
inline constexpr Cost noLimit = costOfPiece * 2 * static_cast<Cost>(mostPieces);

// Finds the cheapest pieces of one list of evidence that leave no sky that speaks against something. Those are the
// cheapest pieces that hit a few signatures: each wrong answer shows one signature more that must be hit.
// Exact for up to 64 pieces that are of use, and as long as the search is not too long; see because().
class Inquiry {
public:
    Inquiry(const Catalogue& catalogue, std::span<const Evidence> evidence);
    Inquiry(const Inquiry&) = delete; // its parts refer to each other
    Inquiry& operator=(const Inquiry&) = delete;

    // The skies that agree with all evidence and speak.
    Candidates left(const Against& against) const { return skiesLeft(m_catalogue, m_tests, against); }

    // The cheapest pieces that leave no sky that speaks. Nothing if they would be dearer than the limit, or once the
    // inquiry is given up.
    std::optional<Pieces> cheapest(const Against& against, Cost limit);
    bool givenUp() const { return m_tests.size() > mostPieces || m_effort <= 0; }

    // Pieces that leave no sky that speaks, where all evidence leaves none: the cheapest ones, or once the inquiry is
    // given up some of which none can be spared.
    Reasons because(const Against& against);

    Cost costOf(Pieces pieces) const;
    Reasons reasons(Pieces pieces) const;

private:
    Reasons irreducible(const Against& against) const;

    const Catalogue& m_catalogue;
    Reasons m_pieces;             // places in the list of what is of use, cheapest first
    std::vector<SkyTest> m_tests; // of these pieces
    std::vector<Cost> m_costs;
    std::optional<Signatures> m_signatures; // from the first question on
    std::vector<Signature> m_mustHit;       // shown by wrong answers
    int m_effort = 200'000;
};

} // namespace planetx
