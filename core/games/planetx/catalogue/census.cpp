#include "planetx/catalogue/census.h"

#include <algorithm>

namespace planetx {

Census::Census(const Catalogue& catalogue) : m_catalogue(catalogue) {
    for (const Object a : placedObjects)
        for (const Object b : placedObjects)
            of(a, b).resize(catalogue.tables().of(a).size() * catalogue.tables().of(b).size());
    countRuns();
    addMirrorImages();
}

// Neighbours in the catalogue share everything but their gas clouds: most pairs are counted by the run.
void Census::countRuns() {
    constexpr int shift = fields[static_cast<std::size_t>(Part::Comets)].shift;
    const auto ids = m_catalogue.ids();
    for (std::size_t start = 0; start < ids.size();) {
        std::size_t end = start + 1;
        while (end < ids.size() && ids[end] >> shift == ids[start] >> shift)
            ++end;
        addRun(ids.subspan(start, end - start));
        start = end;
    }
}

void Census::addRun(std::span<const SkyId> run) {
    using enum Object;
    constexpr std::array shared{Comet, Asteroid, DwarfPlanet, PlanetX};
    const PartTables& tables = m_catalogue.tables();
    const Ring ring = edition(m_catalogue.mode()).ring;
    const std::size_t gasPlacings = tables.of(GasCloud).size();
    Sectors free = ring.all();
    std::array<std::size_t, 4> placing{};
    std::array<std::uint32_t*, 4> withGas{};
    for (std::size_t i = 0; i < shared.size(); ++i) {
        placing[i] = tables.placing(shared[i], partIndex(run.front(), partOf(shared[i])));
        withGas[i] = of(shared[i], GasCloud).data() + placing[i] * gasPlacings;
        free &= ~tables.of(shared[i])[placing[i]];
        for (std::size_t j = 0; j < i; ++j)
            of(shared[i], shared[j])[placing[i] * tables.of(shared[j]).size() + placing[j]] +=
                static_cast<std::uint32_t>(run.size());
    }
    const Sectors x = tables.of(PlanetX)[placing[3]];
    const std::array besideX{ring.adjacent(x), ring.opposite(x)};
    for (const SkyId id : run) {
        const std::size_t gas = partIndex(id, Part::GasClouds);
        for (std::uint32_t* counts : withGas)
            ++counts[gas];
        const Sectors empty = free & ~tables.of(GasCloud)[gas];
        for (std::size_t i = 0; i < besideX.size(); ++i)
            m_apartFromEmpty[i] += (empty & besideX[i]) == 0;
    }
}

// A clue names its objects in either order.
void Census::addMirrorImages() {
    for (const Object a : placedObjects)
        for (const Object b : placedObjects) {
            const std::size_t width = m_catalogue.tables().of(b).size();
            for (std::size_t i = 0; a != b && i < of(a, b).size(); ++i) {
                std::uint32_t& mirrored = of(b, a)[i % width * (of(a, b).size() / width) + i / width];
                mirrored = std::max(mirrored, of(a, b)[i]);
            }
        }
}

std::size_t Census::skiesWhere(const Clue& clue) const {
    if (clue.y == Object::Empty)
        return m_apartFromEmpty[clue.kind == ClueKind::NotAdjacent ? 0 : 1];
    const ClueTable table(m_catalogue, clue);
    // A clue about one object is counted along with any other object's placings.
    const Object other = !isAboutOne(clue) ? *clue.y : clue.x == Object::Comet ? Object::Asteroid : Object::Comet;
    const std::size_t width = m_catalogue.tables().of(other).size();
    const Counts& counts = m_pairs[index(clue.x)][index(other)];
    std::size_t skies = 0;
    if (isAboutOne(clue)) {
        for (std::size_t i = 0; i < counts.size(); ++i)
            skies += table.holds[i / width] ? counts[i] : 0;
        return skies;
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        skies += table.holds[i] ? counts[i] : 0;
    return skies;
}

} // namespace planetx
