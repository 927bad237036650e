#include "catalogue/filter.h"

#include "catalogue/clue_table.h"

#include <algorithm>

namespace planetx {

namespace {

// One bit per sky, made a word at a time so that the compiler keeps the word in a register.
template <typename Test>
SkySet select(const Catalogue& catalogue, Test test) {
    const auto ids = catalogue.ids();
    SkySet set(ids.size());
    for (std::size_t start = 0; start < ids.size(); start += 64) {
        const std::size_t end = std::min(start + 64, ids.size());
        std::uint64_t word = 0;
        for (std::size_t i = start; i < end; ++i)
            word |= std::uint64_t{test(ids[i])} << (i - start);
        set.words()[start / 64] = word;
    }
    return set;
}

// Test by one part: truth[index of the part].
SkySet select(const Catalogue& catalogue, Part part, const std::vector<std::uint8_t>& truth) {
    const auto [shift, mask] = fields[static_cast<std::size_t>(part)];
    return select(catalogue, [&, shift = shift, mask = mask](SkyId id) { return truth[(id >> shift) & mask] != 0; });
}

// By index of the part: how many of the object's sectors lie in the set.
std::vector<std::uint8_t> countsWithin(const Catalogue& catalogue, Object object, Sectors set) {
    const PartTables& tables = catalogue.tables();
    std::vector<std::uint8_t> counts(tables.size(partOf(object)));
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] = static_cast<std::uint8_t>(count(tables.of(object)[tables.placing(object, i)] & set));
    return counts;
}

SkySet skiesWhereAboutEmpty(const Catalogue& catalogue, const Clue& clue) {
    const Ring ring = edition(catalogue.mode()).ring;
    const PartTables& tables = catalogue.tables();
    return select(catalogue, [&](SkyId id) {
        Sectors taken = 0;
        for (const Object object : placedObjects)
            taken |= tables.where(id, object);
        return holds(clue, ring, tables.where(id, clue.x), ring.all() & ~taken);
    });
}

// Test by two parts: a row of truths per index of x's part, a column per index of y's part.
SkySet selectByTwo(const Catalogue& catalogue, const Clue& clue, const ClueTable& table) {
    const PartTables& tables = catalogue.tables();
    const Part rows = partOf(clue.x);
    const Part columns = partOf(*clue.y);
    const std::size_t width = tables.size(columns);
    std::vector<std::uint8_t> truth(tables.size(rows) * width);
    for (std::size_t row = 0, cell = 0; row < tables.size(rows); ++row)
        for (std::size_t column = 0; column < width; ++column)
            truth[cell++] = table.at(tables.placing(clue.x, row), tables.placing(*clue.y, column));
    const Field row = fields[static_cast<std::size_t>(rows)];
    const Field column = fields[static_cast<std::size_t>(columns)];
    return select(catalogue, [&](SkyId id) {
        return truth[((id >> row.shift) & row.mask) * width + ((id >> column.shift) & column.mask)] != 0;
    });
}

} // namespace

SkySet skiesWhere(const Catalogue& catalogue, const Clue& clue) {
    if (clue.y == Object::Empty)
        return skiesWhereAboutEmpty(catalogue, clue);
    const ClueTable table(catalogue, clue);
    const Part part = partOf(clue.x);
    if (!isAboutOne(clue) && partOf(*clue.y) != part)
        return selectByTwo(catalogue, clue, table);
    const PartTables& tables = catalogue.tables();
    std::vector<std::uint8_t> truth(tables.size(part));
    for (std::size_t i = 0; i < truth.size(); ++i)
        truth[i] = table.at(tables.placing(clue.x, i), isAboutOne(clue) ? 0 : tables.placing(*clue.y, i));
    return select(catalogue, part, truth);
}

SkySet skiesWhere(const Catalogue& catalogue, Object surveyed, Arc arc, int counted) {
    const Ring ring = edition(catalogue.mode()).ring;
    const Sectors run = ring.sectors(arc);
    if (surveyed != Object::Empty) {
        auto agrees = countsWithin(catalogue, surveyed, run);
        for (std::uint8_t& found : agrees)
            found = found == counted;
        return select(catalogue, partOf(surveyed), agrees);
    }
    const auto comets = countsWithin(catalogue, Object::Comet, run);
    const auto asteroids = countsWithin(catalogue, Object::Asteroid, run);
    const auto dwarfs = countsWithin(catalogue, Object::DwarfPlanet, run);
    const auto gasClouds = countsWithin(catalogue, Object::GasCloud, run);
    const int taken = ring.length(arc) - counted;
    return select(catalogue, [&](SkyId id) {
        return comets[partIndex(id, Part::Comets)] + asteroids[partIndex(id, Part::Asteroids)] +
                   dwarfs[partIndex(id, Part::DwarfsAndX)] + gasClouds[partIndex(id, Part::GasClouds)] ==
               taken;
    });
}

std::size_t countSkiesWhere(const Catalogue& catalogue, std::span<const Fact> facts) {
    std::array<std::vector<std::uint8_t>, parts> clashes;
    for (const Object object : bodies) {
        Sectors forbidden = 0;
        for (const Fact& fact : facts)
            forbidden |= fact.isNot == object ? only(fact.sector) : 0;
        clashes[static_cast<std::size_t>(partOf(object))] = countsWithin(catalogue, object, forbidden);
    }
    std::size_t skies = 0;
    for (const SkyId id : catalogue.ids()) {
        const int clashing = clashes[0][partIndex(id, Part::DwarfsAndX)] | clashes[1][partIndex(id, Part::Asteroids)] |
                             clashes[2][partIndex(id, Part::Comets)] | clashes[3][partIndex(id, Part::GasClouds)];
        skies += clashing == 0;
    }
    return skies;
}

} // namespace planetx
