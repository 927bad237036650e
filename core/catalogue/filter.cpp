#include "catalogue/filter.h"

#include "catalogue/clue_table.h"
#include "catalogue/select.h"

namespace planetx {

namespace {

// Test by one part: truth[index of the part].
SkySet selectByOne(const Catalogue& catalogue, Part part, const std::vector<std::uint8_t>& truth) {
    const Field field = fields[static_cast<std::size_t>(part)];
    return select(catalogue.ids(),
                  [field, cells = truth.data()](SkyId id) { return cells[(id >> field.shift) & field.mask]; });
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
    return select(catalogue.ids(), [&](SkyId id) {
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
    return select(catalogue.ids(), [row, column, width, cells = truth.data()](SkyId id) {
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
    return selectByOne(catalogue, part, truth);
}

SkySet skiesWhere(const Catalogue& catalogue, Object surveyed, Arc arc, int counted) {
    const Ring ring = edition(catalogue.mode()).ring;
    const Sectors run = ring.sectors(arc);
    if (surveyed != Object::Empty) {
        auto agrees = countsWithin(catalogue, surveyed, run);
        for (std::uint8_t& found : agrees)
            found = found == counted;
        return selectByOne(catalogue, partOf(surveyed), agrees);
    }
    const auto comets = countsWithin(catalogue, Object::Comet, run);
    const auto asteroids = countsWithin(catalogue, Object::Asteroid, run);
    const auto dwarfs = countsWithin(catalogue, Object::DwarfPlanet, run);
    const auto gasClouds = countsWithin(catalogue, Object::GasCloud, run);
    const int taken = ring.length(arc) - counted;
    return select(catalogue.ids(),
                  [taken, c = comets.data(), a = asteroids.data(), d = dwarfs.data(), g = gasClouds.data()](SkyId id) {
                      return c[partIndex(id, Part::Comets)] + a[partIndex(id, Part::Asteroids)] +
                                 d[partIndex(id, Part::DwarfsAndX)] + g[partIndex(id, Part::GasClouds)] ==
                             taken;
                  });
}

} // namespace planetx
