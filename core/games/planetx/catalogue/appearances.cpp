#include "planetx/catalogue/appearances.h"

#include "planetx/catalogue/clue_table.h"
#include "planetx/catalogue/select.h"

#include <utility>

namespace planetx {

namespace {

constexpr int dwarfShift = fields[static_cast<std::size_t>(Part::DwarfsAndX)].shift;
constexpr SkyId othersMask = (SkyId{1} << dwarfShift) - 1;

// Up to six sectors appear empty, so up to six skies look alike: three binary digits.
constexpr std::size_t digits = 3;

constexpr Field fieldOf(Object object) { return fields[static_cast<std::size_t>(partOf(object))]; }

} // namespace

Appearances::Appearances(const Catalogue& catalogue) : m_catalogue(catalogue) {
    const auto ids = catalogue.ids();
    const PartTables& tables = catalogue.tables();
    std::vector<std::uint8_t> alike(std::size_t{othersMask} + 1); // by everything but dwarf planets and Planet X
    std::vector<std::uint8_t> weights;
    for (std::size_t start = 0; start < ids.size();) {
        // The catalogue lists all skies with the same dwarf planets in a row.
        const std::size_t dwarfs = tables.dwarfPlacing[partIndex(ids[start], Part::DwarfsAndX)];
        const std::size_t first = m_ids.size();
        for (; start < ids.size() && tables.dwarfPlacing[partIndex(ids[start], Part::DwarfsAndX)] == dwarfs; ++start) {
            const SkyId others = ids[start] & othersMask;
            if (alike[others]++ == 0)
                m_ids.push_back(static_cast<SkyId>(dwarfs) << dwarfShift | others);
        }
        for (std::size_t i = first; i < m_ids.size(); ++i)
            weights.push_back(std::exchange(alike[m_ids[i] & othersMask], std::uint8_t{0}));
    }
    m_planes.assign(digits, SkySet(m_ids.size()));
    for (std::size_t i = 0; i < weights.size(); ++i)
        for (std::size_t digit = 0; digit < digits; ++digit)
            m_planes[digit].words()[i / 64] |= std::uint64_t{weights[i] >> digit & 1U} << i % 64;
}

SkySet Appearances::where(const Clue& clue) const {
    const ClueTable table(m_catalogue, clue);
    const Field row = fieldOf(clue.x);
    const Field column = isAboutOne(clue) ? Field{0, 0} : fieldOf(*clue.y);
    return select(m_ids, [row, column, width = table.columns, cells = table.holds.data()](SkyId id) {
        return cells[((id >> row.shift) & row.mask) * width + ((id >> column.shift) & column.mask)];
    });
}

SkySet Appearances::where(std::span<const Fact> facts) const {
    // By object and placing: whether some fact forbids it.
    std::array<std::vector<std::uint8_t>, bodies.size()> forbidden;
    for (const Object object : bodies) {
        Sectors sectors = 0;
        for (const Fact& fact : facts)
            sectors |= fact.isNot == object ? only(fact.sector) : 0;
        for (const Sectors placing : m_catalogue.tables().of(object))
            forbidden[index(object)].push_back((placing & sectors) != 0);
    }
    return select(m_ids, [c = forbidden[0].data(), a = forbidden[1].data(), d = forbidden[2].data(),
                          g = forbidden[3].data()](SkyId id) {
        return (c[partIndex(id, Part::Comets)] | a[partIndex(id, Part::Asteroids)] |
                d[partIndex(id, Part::DwarfsAndX)] | g[partIndex(id, Part::GasClouds)]) == 0;
    });
}

std::size_t Appearances::skies(const SkySet& set) const { return skiesInBoth(set, set); }

std::size_t Appearances::skiesInBoth(const SkySet& a, const SkySet& b) const {
    std::size_t skies = 0;
    for (std::size_t digit = 0; digit < digits; ++digit) {
        const auto& plane = m_planes[digit].words();
        for (std::size_t i = 0; i < plane.size(); ++i)
            skies += static_cast<std::size_t>(std::popcount(plane[i] & a.words()[i] & b.words()[i])) << digit;
    }
    return skies;
}

} // namespace planetx
