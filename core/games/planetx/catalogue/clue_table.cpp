#include "planetx/catalogue/clue_table.h"

#include <cassert>

namespace planetx {

namespace {

// The rule is a constant here so that its test is all that is left in the loop.
template <Rule rule>
void fill(ClueTable& table, Ring ring, int n, std::span<const Sectors> xs, const std::vector<Sectors>& reaches) {
    table.holds.resize(xs.size() * reaches.size());
    std::uint8_t* cell = table.holds.data();
    for (const Sectors x : xs)
        for (const Sectors reach : reaches)
            *cell++ = judge(rule, ring, n, x, reach);
}

} // namespace

ClueTable::ClueTable(const Catalogue& catalogue, const Clue& clue) {
    assert(clue.y != Object::Empty);
    const Ring ring = edition(catalogue.mode()).ring;
    const auto xs = catalogue.tables().of(clue.x);
    if (isAboutOne(clue)) {
        columns = 1;
        for (const Sectors x : xs)
            holds.push_back(planetx::holds(clue, ring, x, x));
        return;
    }
    std::vector<Sectors> reaches;
    for (const Sectors y : catalogue.tables().of(*clue.y))
        reaches.push_back(reach(clue, ring, y));
    columns = reaches.size();
    switch (ruleOf(clue.kind)) {
    case Rule::Some: fill<Rule::Some>(*this, ring, clue.n, xs, reaches); break;
    case Rule::None: fill<Rule::None>(*this, ring, clue.n, xs, reaches); break;
    case Rule::Every: fill<Rule::Every>(*this, ring, clue.n, xs, reaches); break;
    case Rule::Band: fill<Rule::Band>(*this, ring, clue.n, xs, reaches); break;
    case Rule::Run: fill<Rule::Run>(*this, ring, clue.n, xs, reaches); break;
    }
}

} // namespace planetx
