#pragma once

#include "planetx/catalogue/filter.h"
#include "planetx/deduction/candidates.h"
#include "planetx/deduction/explain.h"

#include <algorithm>

namespace planetx {

// Whether these pieces leave a sky that does not agree with the claim; without a claim whether they leave any.
inline bool leaves(const Catalogue& catalogue, const std::vector<Evidence>& evidence, const Reasons& pieces,
                   const std::optional<Claim>& claim) {
    Candidates left(catalogue);
    if (claim)
        left.narrow(testAgainst(catalogue, *claim));
    for (const std::size_t piece : pieces)
        left.narrow(evidence.at(piece));
    return left.size() > 0;
}

inline bool isSufficientAndMinimal(const Catalogue& catalogue, const std::vector<Evidence>& evidence,
                                   const Reasons& because, const std::optional<Claim>& claim) {
    if (!std::ranges::is_sorted(because) || leaves(catalogue, evidence, because, claim))
        return false;
    return std::ranges::all_of(because, [&](std::size_t spared) {
        Reasons fewer = because;
        std::erase(fewer, spared);
        return leaves(catalogue, evidence, fewer, claim);
    });
}

// Fewest pieces first, then the easiest kinds.
using Ease = std::pair<std::size_t, std::size_t>;

inline Ease easeOf(const std::vector<Evidence>& evidence, const Reasons& because) {
    Ease ease{because.size(), 0};
    for (const std::size_t piece : because)
        ease.second += evidence[piece].index();
    return ease;
}

// Every subset of a few pieces, and which skies it leaves.
class AllReasons {
public:
    AllReasons(const Catalogue& catalogue, const std::vector<Evidence>& evidence) : m_catalogue(catalogue) {
        for (std::size_t subset = 0; subset < (std::size_t{1} << evidence.size()); ++subset) {
            Reasons pieces;
            for (std::size_t piece = 0; piece < evidence.size(); ++piece)
                if ((subset >> piece) & 1)
                    pieces.push_back(piece);
            m_eases.push_back(easeOf(evidence, pieces));
            if (pieces.size() > 1)
                m_left.push_back(inBoth(m_left[subset & (subset - 1)], m_left[subset & (~subset + 1)]));
            else
                m_left.push_back(pieces.empty() ? everything()
                                                : skiesWhere(catalogue, testOf(catalogue, evidence[pieces[0]])));
        }
    }

    bool isContradiction() const { return m_left.back().count() == 0; }

    // The ease of the easiest reason for a claim, or without one for a contradiction; nothing if it does not follow.
    std::optional<Ease> easiest(const std::optional<Claim>& claim) const {
        const SkySet against = claim ? skiesWhere(m_catalogue, testAgainst(m_catalogue, *claim)) : everything();
        std::optional<Ease> best;
        if (countBoth(m_left.back(), against) > 0)
            return best;
        for (std::size_t subset = 0; subset < m_left.size(); ++subset)
            if ((!best || m_eases[subset] < *best) && countBoth(m_left[subset], against) == 0)
                best = m_eases[subset];
        return best;
    }

private:
    SkySet everything() const { return skiesWhere(m_catalogue, testOf(m_catalogue, Fact{4, Object::Comet})); }

    static SkySet inBoth(SkySet one, const SkySet& other) {
        for (std::size_t i = 0; i < other.words().size(); ++i)
            one.words()[i] &= other.words()[i];
        return one;
    }

    const Catalogue& m_catalogue;
    std::vector<SkySet> m_left; // by subset
    std::vector<Ease> m_eases;
};

} // namespace planetx
