#include "planetx/deduction/tally.h"

namespace planetx {

// Counts placings first: there are a few hundred of them, and a million skies.
Tally::Tally(const Candidates& candidates)
    : m_skies(candidates.size()), m_counts(static_cast<std::size_t>(edition(candidates.catalogue().mode()).ring.size)) {
    const PartTables& tables = candidates.catalogue().tables();
    std::array<std::vector<std::uint32_t>, parts> counts;
    for (std::size_t part = 0; part < parts; ++part)
        counts[part].resize(tables.size(static_cast<Part>(part)));
    candidates.forEach(
        [d = counts[0].data(), a = counts[1].data(), c = counts[2].data(), g = counts[3].data()](SkyId id) {
            ++d[partIndex(id, Part::DwarfsAndX)];
            ++a[partIndex(id, Part::Asteroids)];
            ++c[partIndex(id, Part::Comets)];
            ++g[partIndex(id, Part::GasClouds)];
        });
    for (auto& sector : m_counts)
        sector[index(Object::Empty)] = m_skies;
    for (const Object object : placedObjects) {
        const auto& ofPart = counts[static_cast<std::size_t>(partOf(object))];
        for (std::size_t i = 0; i < ofPart.size(); ++i)
            if (ofPart[i] != 0)
                planetx::forEach(tables.of(object)[tables.placing(object, i)], [&](Sector sector) {
                    auto& here = m_counts[static_cast<std::size_t>(sector - 1)];
                    here[index(object)] += ofPart[i];
                    here[index(Object::Empty)] -= ofPart[i];
                });
    }
}

} // namespace planetx
