#pragma once

#include "planetx/deduction/candidates.h"

namespace planetx {

// In how many of the candidates each sector holds each object.
class Tally {
public:
    explicit Tally(const Candidates& candidates);

    std::size_t skies() const { return m_skies; }
    std::size_t skiesWith(Object object, Sector sector) const {
        return m_counts[static_cast<std::size_t>(sector - 1)][index(object)];
    }

    // Where nothing is possible any more, nothing is certain either.
    bool isCertain(Object object, Sector sector) const { return m_skies > 0 && skiesWith(object, sector) == m_skies; }
    bool isPossible(Object object, Sector sector) const { return skiesWith(object, sector) > 0; }
    double probability(Object object, Sector sector) const {
        return m_skies == 0 ? 0 : static_cast<double>(skiesWith(object, sector)) / static_cast<double>(m_skies);
    }

private:
    std::size_t m_skies;
    std::vector<std::array<std::size_t, 6>> m_counts; // by sector, then by object
};

} // namespace planetx
