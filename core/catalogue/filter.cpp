#include "catalogue/filter.h"

#include "catalogue/clue_table.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace planetx {

namespace {

// Eight truths of one byte each, the first lowest, as eight bits.
constexpr std::uint64_t packed(std::uint64_t truths) {
    return (truths * 0x0102040810204080U) >> 56;
}

static_assert(std::endian::native == std::endian::little, "packed() reads the first of eight bytes as the lowest");

// One bit per sky. test(id) is 0 or 1 and should hold its tables by value, so that they stay in registers;
// testing 64 skies before packing their bits is the other half of what makes it fast.
template <typename Test>
SkySet select(const Catalogue& catalogue, Test test) {
    const auto ids = catalogue.ids();
    SkySet set(ids.size());
    std::array<std::uint8_t, 64> truths{};
    for (std::size_t start = 0; start < ids.size(); start += truths.size()) {
        const std::size_t length = std::min(truths.size(), ids.size() - start);
        for (std::size_t i = 0; i < length; ++i)
            truths[i] = test(ids[start + i]);
        std::fill(truths.begin() + static_cast<std::ptrdiff_t>(length), truths.end(), 0);
        std::uint64_t& word = set.words()[start / truths.size()];
        for (std::size_t i = 0; i < truths.size(); i += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, truths.data() + i, sizeof eight);
            word |= packed(eight) << i;
        }
    }
    return set;
}

// Test by one part: truth[index of the part].
SkySet select(const Catalogue& catalogue, Part part, const std::vector<std::uint8_t>& truth) {
    const Field field = fields[static_cast<std::size_t>(part)];
    return select(catalogue, [field, cells = truth.data()](SkyId id) { return cells[(id >> field.shift) & field.mask]; });
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
    return select(catalogue, [row, column, width, cells = truth.data()](SkyId id) {
        return cells[((id >> row.shift) & row.mask) * width + ((id >> column.shift) & column.mask)];
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
    return select(catalogue, [taken, c = comets.data(), a = asteroids.data(), d = dwarfs.data(),
                              g = gasClouds.data()](SkyId id) {
        return c[partIndex(id, Part::Comets)] + a[partIndex(id, Part::Asteroids)] + d[partIndex(id, Part::DwarfsAndX)] +
                   g[partIndex(id, Part::GasClouds)] ==
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
