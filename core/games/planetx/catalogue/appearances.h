#pragma once

#include "planetx/catalogue/catalogue.h"
#include "planetx/catalogue/sky_set.h"
#include "planetx/rules/clue.h"

namespace planetx {

// The skies as surveys and targets see them, where Planet X's sector is one more empty one. In Expert about three
// skies look alike each time, so whatever speaks of comets, asteroids, dwarf planets and gas clouds only is counted
// faster here.
class Appearances {
public:
    explicit Appearances(const Catalogue& catalogue);

    // The appearances in which a clue of a topic is true, or a list of facts.
    SkySet where(const Clue& clue) const;
    SkySet where(std::span<const Fact> facts) const;

    // How many skies look like one of the set, or of both sets.
    std::size_t skies(const SkySet& set) const;
    std::size_t skiesInBoth(const SkySet& a, const SkySet& b) const;

    std::size_t size() const { return m_ids.size(); }

private:
    const Catalogue& m_catalogue;
    std::vector<SkyId> m_ids;     // the part DwarfsAndX holds the placing of the dwarf planets alone
    std::vector<SkySet> m_planes; // by binary digit: the appearances whose number of skies has it
};

} // namespace planetx
