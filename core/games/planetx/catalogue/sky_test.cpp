#include "planetx/catalogue/sky_test.h"

#include "planetx/catalogue/clue_table.h"

#include <algorithm>

namespace planetx {

namespace {

using Amounts = std::vector<std::uint8_t>;

// Adds, by index of the object's part, how many of its sectors lie in the set.
void addWithin(Amounts& amounts, const PartTables& tables, Object object, Sectors set) {
    amounts.resize(tables.size(partOf(object)));
    for (std::size_t i = 0; i < amounts.size(); ++i)
        amounts[i] = static_cast<std::uint8_t>(amounts[i] + count(tables.of(object)[tables.placing(object, i)] & set));
}

constexpr Field fieldOf(Part part) { return fields[static_cast<std::size_t>(part)]; }

PairTest aboutOne(Part part, Amounts truth) { return {fieldOf(part), {0, 0}, 1, std::move(truth)}; }

// How many sectors of the set hold one of the objects.
SumTest counting(const Catalogue& catalogue, std::span<const Object> objects, Sectors set, int sum) {
    SumTest test{{}, sum};
    for (std::size_t part = 0; part < parts; ++part)
        test.amounts[part].resize(catalogue.tables().size(static_cast<Part>(part)));
    for (const Object object : objects)
        addWithin(test.amounts[static_cast<std::size_t>(partOf(object))], catalogue.tables(), object, set);
    return test;
}

} // namespace

bool EmptyTest::operator()(SkyId id) const {
    Sectors taken = 0;
    for (const Object object : placedObjects)
        taken |= tables->where(id, object);
    return holds(clue, ring, tables->where(id, clue.x), ring.all() & ~taken);
}

bool WrongGuessTest::operator()(SkyId id) const {
    const auto holds = [&](Sector sector, Object object) {
        if (object != Object::Empty)
            return has(tables->where(id, object), sector);
        return std::ranges::none_of(placedObjects, [&](Object o) { return has(tables->where(id, o), sector); });
    };
    return !holds(guess.sector, Object::PlanetX) || !holds(ring.step(guess.sector, -1), guess.before) ||
           !holds(ring.step(guess.sector, 1), guess.after);
}

SkyTest wrongGuessTest(const Catalogue& catalogue, const Locate& guess) {
    return WrongGuessTest{&catalogue.tables(), edition(catalogue.mode()).ring, guess};
}

SkyTest testOf(const Catalogue& catalogue, const Clue& clue) {
    const PartTables& tables = catalogue.tables();
    if (clue.y == Object::Empty)
        return EmptyTest{&tables, edition(catalogue.mode()).ring, clue};
    const ClueTable table(catalogue, clue);
    const Part rows = partOf(clue.x);
    const bool one = isAboutOne(clue);
    if (one || partOf(*clue.y) == rows) {
        Amounts truth(tables.size(rows));
        for (std::size_t i = 0; i < truth.size(); ++i)
            truth[i] = table.at(tables.placing(clue.x, i), one ? 0 : tables.placing(*clue.y, i));
        return aboutOne(rows, std::move(truth));
    }
    const Part columns = partOf(*clue.y);
    PairTest test{fieldOf(rows), fieldOf(columns), tables.size(columns), {}};
    test.truth.reserve(tables.size(rows) * test.width);
    for (std::size_t row = 0; row < tables.size(rows); ++row)
        for (std::size_t column = 0; column < test.width; ++column)
            test.truth.push_back(table.at(tables.placing(clue.x, row), tables.placing(*clue.y, column)));
    return test;
}

SkyTest testOf(const Catalogue& catalogue, Object surveyed, Arc arc, int counted) {
    const Ring ring = edition(catalogue.mode()).ring;
    const Sectors run = ring.sectors(arc);
    if (surveyed == Object::Empty)
        return counting(catalogue, bodies, run, ring.length(arc) - counted);
    Amounts truth;
    addWithin(truth, catalogue.tables(), surveyed, run);
    for (std::uint8_t& found : truth)
        found = found == counted;
    return aboutOne(partOf(surveyed), std::move(truth));
}

SkyTest testOf(const Catalogue& catalogue, Sector sector, Object object, bool isThere) {
    if (object == Object::Empty)
        return counting(catalogue, placedObjects, only(sector), isThere ? 0 : 1);
    Amounts truth;
    addWithin(truth, catalogue.tables(), object, only(sector));
    for (std::uint8_t& found : truth)
        found = (found != 0) == isThere;
    return aboutOne(partOf(object), std::move(truth));
}

} // namespace planetx
