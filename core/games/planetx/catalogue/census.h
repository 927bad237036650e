#pragma once

#include "planetx/catalogue/clue_table.h"

namespace planetx {

// How many skies hold each pair of placings of two objects: enough to count the skies in which a clue is true
// without looking at every sky again.
class Census {
public:
    explicit Census(const Catalogue& catalogue);

    std::size_t skiesWhere(const Clue& clue) const;

private:
    using Counts = std::vector<std::uint32_t>;

    Counts& of(Object a, Object b) { return m_pairs[index(a)][index(b)]; }

    void countRuns();
    void addRun(std::span<const SkyId> run);
    void addMirrorImages();

    const Catalogue& m_catalogue;
    std::array<std::array<Counts, 6>, 6> m_pairs;  // by placing of the first, then of the second object
    std::array<std::size_t, 2> m_apartFromEmpty{}; // Planet X not adjacent to, not opposite an empty sector
};

} // namespace planetx
