#include "counsel/ground.h"

#include <algorithm>
#include <array>
#include <vector>

namespace planetx {

namespace {

// What pieces say of single sectors: by object, where it can be and where it is; where the sky appears empty.
struct Places {
    const Edition& edition;
    std::array<Sectors, 6> possible{};
    std::array<Sectors, 6> certain{};
    Sectors appearsEmpty = 0;
    std::vector<Counted> counts;

    explicit Places(Mode mode) : edition(planetx::edition(mode)) { possible.fill(edition.ring.all()); }

    Sectors can(Object object) const { return possible[index(object)]; }
    Sectors is(Object object) const { return certain[index(object)]; }

    void isNot(Sectors where, Object object) { possible[index(object)] &= ~where; }

    void is(Sectors where, Object object) {
        certain[index(object)] |= where;
        for (const Object other : allObjects)
            if (other != object)
                isNot(where, other);
    }

    void appears(Sectors where, Object object) {
        if (object != Object::Empty)
            return is(where, object);
        appearsEmpty |= where;
        for (const Object body : bodies)
            isNot(where, body);
    }

    // Where something can be and where it is, as a survey sees it.
    Sectors canAppear(Object object) const {
        return object == Object::Empty ? can(Object::Empty) | can(Object::PlanetX) : can(object);
    }
    Sectors doesAppear(Object object) const {
        return object == Object::Empty ? appearsEmpty | is(Object::Empty) | is(Object::PlanetX) : is(object);
    }
};

// One small function per kind of piece.
void take(Places& places, const Fact& fact) { places.isNot(only(fact.sector), fact.isNot); }
void take(Places& places, const Theory& theory) { places.is(only(theory.sector), theory.object); }
void take(Places& places, const Seen& seen) { places.appears(only(seen.sector), seen.object); }
void take(Places& places, const Counted& counted) {
    const Sectors arc = places.edition.ring.sectors(counted.survey.arc);
    places.counts.push_back(counted);
    if (counted.count == count(arc))
        places.appears(arc, counted.survey.object);
    if (counted.count != 0)
        return;
    places.isNot(arc, counted.survey.object);
    if (counted.survey.object == Object::Empty)
        places.isNot(arc, Object::PlanetX);
}
void take(Places&, const Clue&) {}
void take(Places&, const NotFound&) {}

bool isMiscounted(const Places& places, const Counted& counted) {
    const Sectors arc = places.edition.ring.sectors(counted.survey.arc);
    return count(places.doesAppear(counted.survey.object) & arc) > counted.count ||
           count(places.canAppear(counted.survey.object) & arc) < counted.count;
}

bool isPlainlyWrong(const Places& places) {
    Sectors some = 0;
    for (const Object object : allObjects) {
        some |= places.can(object);
        if ((places.is(object) & ~places.can(object)) != 0)
            return true;
    }
    return some != places.edition.ring.all() ||
           std::ranges::any_of(places.counts, [&](const Counted& c) { return isMiscounted(places, c); });
}

bool isWrongForComets(Places places) {
    places.isNot(places.edition.ring.all() & ~places.edition.cometSectors, Object::Comet);
    return isPlainlyWrong(places);
}

bool breaksCounts(const Places& places) {
    const auto wrong = [&](Sectors is, Sectors can, int number) { return count(is) > number || count(can) < number; };
    const int empty = places.edition.of(Object::Empty) + places.edition.of(Object::PlanetX);
    return std::ranges::any_of(allObjects,
                               [&](Object object) {
                                   return wrong(places.is(object), places.can(object), places.edition.of(object));
                               }) ||
           wrong(places.doesAppear(Object::Empty), places.canAppear(Object::Empty), empty);
}

// Whether one of these has none of those beside it.
bool isAlone(const Places& places, Object object, Object beside) {
    const Ring ring = places.edition.ring;
    return (places.is(object) & ~ring.adjacent(places.can(beside))) != 0;
}

bool breaksDwarfAwayFromX(const Places& places) {
    const Ring ring = places.edition.ring;
    const Sectors besideDwarf = ring.adjacent(places.is(Object::DwarfPlanet));
    return (places.is(Object::PlanetX) & besideDwarf) != 0 || (places.can(Object::PlanetX) & ~besideDwarf) == 0 ||
           count(places.can(Object::DwarfPlanet) & ~ring.adjacent(places.is(Object::PlanetX))) <
               places.edition.of(Object::DwarfPlanet);
}

// No band of six has all of them, with one at both ends and room for the rest.
bool breaksDwarfBand(const Places& places) {
    constexpr int band = 6;
    const Ring ring = places.edition.ring;
    if (places.edition.mode != Mode::Expert)
        return false;
    for (Sector from = 1; from <= ring.size; ++from) {
        const Arc arc = ring.arc(from, band);
        const Sectors inside = places.can(Object::DwarfPlanet) & ring.sectors(arc);
        if (has(inside, arc.from) && has(inside, arc.to) && (places.is(Object::DwarfPlanet) & ~inside) == 0 &&
            count(inside) >= places.edition.of(Object::DwarfPlanet))
            return false;
    }
    return true;
}

} // namespace

std::string_view name(Ground ground) {
    constexpr std::array<std::string_view, grounds> names{"Plain",        "CometSectors",   "Counts",    "AsteroidPairs",
                                                          "GasNearEmpty", "DwarfAwayFromX", "DwarfBand", "Several"};
    return names[static_cast<std::size_t>(ground)];
}

Ground groundOf(Mode mode, std::span<const Evidence> pieces) {
    Places places(mode);
    for (const Evidence& piece : pieces)
        std::visit([&](const auto& p) { take(places, p); }, piece);
    if (isPlainlyWrong(places))
        return Ground::Plain;
    if (isWrongForComets(places))
        return Ground::CometSectors;
    if (breaksCounts(places))
        return Ground::Counts;
    if (isAlone(places, Object::Asteroid, Object::Asteroid))
        return Ground::AsteroidPairs;
    if (isAlone(places, Object::GasCloud, Object::Empty))
        return Ground::GasNearEmpty;
    if (breaksDwarfAwayFromX(places))
        return Ground::DwarfAwayFromX;
    return breaksDwarfBand(places) ? Ground::DwarfBand : Ground::Several;
}

} // namespace planetx
