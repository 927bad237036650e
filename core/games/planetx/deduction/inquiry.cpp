#include "planetx/deduction/inquiry.h"

#include <algorithm>

namespace planetx {

namespace {

// Of equal pieces the first is enough.
Reasons different(std::span<const Evidence> evidence) {
    Reasons places;
    for (std::size_t i = 0; i < evidence.size(); ++i)
        if (std::ranges::none_of(places, [&](std::size_t place) { return evidence[place] == evidence[i]; }))
            places.push_back(i);
    return places;
}

// The places of the pieces that are of use, easiest kind first. Of more than 64 different ones those that narrow what
// the ones before them left: all of them together leave no fewer skies.
Reasons usefulPieces(const Catalogue& catalogue, std::span<const Evidence> evidence) {
    Reasons pieces = different(evidence);
    std::ranges::stable_sort(pieces, {}, [&](std::size_t piece) { return evidence[piece].index(); });
    if (pieces.size() <= mostPieces)
        return pieces;
    Candidates left(catalogue);
    std::erase_if(pieces, [&](std::size_t piece) {
        const std::size_t before = left.size();
        left.narrow(evidence[piece]);
        return left.size() == before;
    });
    return pieces;
}

template <typename Visit>
void forEachPiece(Pieces pieces, Visit visit) {
    for (; pieces != 0; pieces &= pieces - 1)
        visit(static_cast<std::size_t>(std::countr_zero(pieces)));
}

} // namespace

Inquiry::Inquiry(const Catalogue& catalogue, std::span<const Evidence> evidence)
    : m_catalogue(catalogue), m_pieces(usefulPieces(catalogue, evidence)) {
    for (const std::size_t piece : m_pieces) {
        m_tests.push_back(testOf(catalogue, evidence[piece]));
        m_costs.push_back(costOfPiece + static_cast<Cost>(evidence[piece].index()));
    }
}

std::optional<Pieces> Inquiry::cheapest(const Against& against, Cost limit) {
    if (givenUp())
        return std::nullopt;
    if (!m_signatures)
        m_signatures.emplace(m_catalogue, m_tests);
    std::vector<Pieces> toHit;
    for (const Signature& signature : m_mustHit)
        if (speaks(signature.possible, against))
            toHit.push_back(signature.pieces);
    while (const auto answer = cheapestHittingSet(toHit, m_costs, limit, m_effort)) {
        const auto missed = m_signatures->missedBy(*answer, against);
        if (!missed)
            return answer;
        m_mustHit.push_back(*missed);
        toHit.push_back(missed->pieces);
    }
    return std::nullopt;
}

Reasons Inquiry::because(const Against& against) {
    const auto pieces = cheapest(against, noLimit);
    return pieces ? reasons(*pieces) : irreducible(against);
}

// Spares the dearest first: a piece is needed if it is the only one left that a sky disagrees with.
Reasons Inquiry::irreducible(const Against& against) const {
    const Candidates speaking = skiesLeft(m_catalogue, {}, against);
    const std::vector<SkyId> skies = speaking.sample(speaking.size());
    std::vector<std::uint32_t> disagreements(skies.size());
    const auto forEachAgainst = [&](const SkyTest& test, auto visit) {
        std::visit(
            [&](const auto& agrees) {
                for (std::size_t i = 0; i < skies.size(); ++i)
                    if (!agrees(skies[i]))
                        visit(disagreements[i]);
            },
            test);
    };
    for (const SkyTest& test : m_tests)
        forEachAgainst(test, [](std::uint32_t& pieces) { ++pieces; });
    Reasons needed;
    for (std::size_t piece = m_tests.size(); piece-- > 0;) {
        bool isOnlyOne = false;
        forEachAgainst(m_tests[piece], [&](std::uint32_t pieces) { isOnlyOne |= pieces == 1; });
        if (isOnlyOne)
            needed.push_back(m_pieces[piece]);
        else
            forEachAgainst(m_tests[piece], [](std::uint32_t& pieces) { --pieces; });
    }
    std::ranges::sort(needed);
    return needed;
}

Cost Inquiry::costOf(Pieces pieces) const {
    Cost cost = 0;
    forEachPiece(pieces, [&](std::size_t piece) { cost += m_costs[piece]; });
    return cost;
}

Reasons Inquiry::reasons(Pieces pieces) const {
    Reasons reasons;
    forEachPiece(pieces, [&](std::size_t piece) { reasons.push_back(m_pieces[piece]); });
    std::ranges::sort(reasons);
    return reasons;
}

} // namespace planetx
