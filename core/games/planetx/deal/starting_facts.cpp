#include "planetx/deal/starting_facts.h"

#include <algorithm>

namespace planetx {

namespace {

using aphelion::Rng;

constexpr std::size_t groupSize = 4;
constexpr int mostFactsPerSector = 2;

using Facts = std::vector<Fact>;

std::vector<Sector> shuffled(Sectors sectors, Rng& rng) {
    std::vector<Sector> order;
    forEach(sectors, [&](Sector sector) { order.push_back(sector); });
    rng.shuffle(order);
    return order;
}

// An asteroid, a dwarf planet, a gas cloud and one more, in a random order.
std::array<Object, groupSize> mixOfObjects(Object oneMore, Rng& rng) {
    std::array objects{Object::Asteroid, Object::DwarfPlanet, Object::GasCloud, oneMore};
    rng.shuffle(objects);
    return objects;
}

Facts drawGroup(Sectors sectors, Object oneMore, Rng& rng) {
    const auto order = shuffled(sectors, rng);
    const auto objects = mixOfObjects(oneMore, rng);
    Facts group;
    for (std::size_t i = 0; i < groupSize; ++i)
        group.push_back({order[i], objects[i]});
    std::ranges::sort(group, {}, &Fact::sector);
    return group;
}

bool mayBeSaid(const Fact& fact, const Facts& before, const Sky& sky) {
    const bool idle = !edition(sky.mode).canHold(fact.sector, fact.isNot);
    return !idle && holds(fact, sky) && std::ranges::find(before, fact) == before.end() &&
           std::ranges::count(before, fact.sector, &Fact::sector) < mostFactsPerSector;
}

// Draws groups until every fact of one is true, says something and is not said already.
void addGroup(Facts& facts, const Sky& sky, auto draw) {
    Facts group;
    do
        group = draw();
    while (!std::ranges::all_of(group, [&](const Fact& fact) { return mayBeSaid(fact, facts, sky); }));
    facts.insert(facts.end(), group.begin(), group.end());
}

StartingFacts drawSeason(const Sky& sky, Rng& rng) {
    constexpr std::array mix{Object::Asteroid, Object::DwarfPlanet, Object::GasCloud};
    const Edition& e = edition(sky.mode);
    Facts facts;
    addGroup(facts, sky, [&] { return drawGroup(e.cometSectors, rng.pick(mix), rng); });
    addGroup(facts, sky, [&] { return drawGroup(e.ring.all() & ~e.cometSectors, rng.pick(mix), rng); });
    addGroup(facts, sky, [&] { return drawGroup(e.ring.all(), Object::Comet, rng); });
    StartingFacts season;
    std::ranges::copy(facts, season.begin());
    return season;
}

} // namespace

std::size_t leastSkiesLeft(Mode mode) { return mode == Mode::Standard ? 48 : 20'000; }

std::array<StartingFacts, seasons> dealStartingFacts(const Appearances& appearances, const Sky& sky, Rng& rng) {
    std::array<StartingFacts, seasons> start{};
    for (std::size_t i = 0; i < seasons;) {
        start[i] = drawSeason(sky, rng);
        const bool differs = std::ranges::find(start.begin(), start.begin() + static_cast<std::ptrdiff_t>(i),
                                               start[i]) == start.begin() + static_cast<std::ptrdiff_t>(i);
        if (differs && appearances.skies(appearances.where(start[i])) >= leastSkiesLeft(sky.mode))
            ++i;
    }
    return start;
}

} // namespace planetx
