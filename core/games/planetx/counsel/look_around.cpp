#include "planetx/counsel/places.h"

#include <algorithm>

namespace planetx {

namespace {

// A sector holds one thing, and it holds something.
void lookAtSectors(Places& places, Ring ring) {
    for (const Object body : bodies)
        places.can(body) &= ~places.appearsEmpty;
    for (const Object object : allObjects)
        for (const Object other : allObjects)
            if (other != object)
                places.can(other) &= ~places.is(object);
    for (Sector sector = 1; sector <= ring.size; ++sector) {
        const auto can = [&](Object object) { return has(places.can(object), sector); };
        const bool alone = std::ranges::count_if(allObjects, can) == 1;
        for (const Object object : allObjects)
            if (alone && can(object))
                places.is(object) |= only(sector);
    }
}

void lookAtNumber(Places& places, const Number& number) {
    const auto& [object, where, howMany] = number;
    const Sectors can = places.canAppear(object);
    const Sectors appears = places.appears(object);
    if (count(appears & where) == howMany) {
        places.can(object) &= ~where | appears;
        if (object == Object::Empty)
            places.can(Object::PlanetX) &= ~where | appears;
    } else if (count(can & where) == howMany) {
        (object == Object::Empty ? places.appearsEmpty : places.is(object)) |= can & where;
    }
}

// Whether this is where an object may lie, by a clue and by what is known of the other object that it names.
bool agrees(const Places& places, Ring ring, const Clue& clue, Object object, Sectors lies) {
    if (clue.x != object && clue.y != object)
        return true;
    if (!clue.y || clue.x == clue.y)
        return holds(clue, ring, lies, lies);
    const bool subject = clue.x == object;
    const Object other = subject ? *clue.y : clue.x;
    const auto judged = [&](Sectors about) {
        return subject ? holds(clue, ring, lies, about) : holds(clue, ring, about, lies);
    };
    switch (ruleOf(clue.kind)) {
    case Rule::None:
    case Rule::Band: return judged(places.is(other));
    case Rule::Some: return judged(places.can(other));
    case Rule::Every: return judged(subject ? places.can(other) : places.is(other));
    case Rule::Run: break;
    }
    return true;
}

// The same by the laws.
bool agrees(const Places& places, const Edition& e, std::span<const NeededLaw> laws, Object object, Sectors lies) {
    const auto law = [&](Law which) { return hasLaw(laws, which); };
    const auto beside = [&](Sectors where) { return e.ring.adjacent(where); };
    switch (object) {
    case Object::Asteroid: return !law(Law::AsteroidPairs) || (lies & ~beside(lies)) == 0;
    case Object::GasCloud: return !law(Law::GasNearEmpty) || (lies & ~beside(places.can(Object::Empty))) == 0;
    case Object::Empty: return !law(Law::GasNearEmpty) || (places.is(Object::GasCloud) & ~beside(lies)) == 0;
    case Object::PlanetX: return !law(Law::DwarfAwayFromX) || (beside(lies) & places.is(Object::DwarfPlanet)) == 0;
    case Object::DwarfPlanet:
        return (!law(Law::DwarfBand) || spansDwarfBand(e.ring, lies)) &&
               (!law(Law::DwarfAwayFromX) || (beside(lies) & places.is(Object::PlanetX)) == 0);
    case Object::Comet: break;
    }
    return true;
}

bool agrees(const Number& number, Object object, Sectors lies) {
    return number.object != object || object == Object::Empty || count(lies & number.where) == number.count;
}

// Visits all ways to add so many of these sectors.
template <typename Visit>
void forEachChoice(Sectors chosen, Sectors among, int more, const Visit& visit) {
    if (more == 0)
        return visit(chosen);
    for (; among != 0 && count(among) >= more; among &= among - 1)
        forEachChoice(chosen | only(first(among)), among & (among - 1), more - 1, visit);
}

// All ways in which an object can lie by itself: where all of them put it, and where none does.
void lookAtPlacings(Places& places, const Edition& e, std::span<const NeededLaw> laws, Object object) {
    const Sectors is = places.is(object);
    Sectors inAll = ~Sectors{0};
    Sectors inSome = 0;
    forEachChoice(is, places.can(object) & ~is, std::max(0, e.of(object) - count(is)), [&](Sectors lies) {
        const bool fits =
            agrees(places, e, laws, object, lies) &&
            std::ranges::all_of(places.numbers, [&](const Number& n) { return agrees(n, object, lies); }) &&
            std::ranges::all_of(places.clues, [&](const Clue& c) { return agrees(places, e.ring, c, object, lies); });
        if (!fits)
            return;
        inAll &= lies;
        inSome |= lies;
    });
    places.can(object) &= inSome;
    places.is(object) |= inAll & inSome;
}

// One of these has one of those beside it, however many there are.
void lookBeside(Places& places, Ring ring, Object object, Object beside) {
    places.can(object) &= ring.adjacent(places.can(beside));
    forEach(places.is(object), [&](Sector sector) {
        if (const Sectors near = ring.adjacent(only(sector)) & places.can(beside); count(near) == 1)
            places.is(beside) |= near;
    });
}

// What a clue says however many of its objects there are.
void lookAtClue(Places& places, Ring ring, const Clue& clue) {
    const auto drop = [&](Object object) {
        forEach(places.can(object), [&](Sector sector) {
            const Sectors lies = places.is(object) | only(sector);
            if (const Rule rule = ruleOf(clue.kind);
                (rule == Rule::None || rule == Rule::Every || rule == Rule::Band) && clue.x != clue.y &&
                !agrees(places, ring, clue, object, lies))
                places.can(object) &= ~only(sector);
        });
    };
    drop(clue.x);
    if (clue.y && ruleOf(clue.kind) != Rule::Every)
        drop(*clue.y);
}

void look(Places& places, const Edition& e, std::span<const NeededLaw> laws, const NeededLaw& law) {
    switch (law.law) {
    case Law::Counts: return lookAtPlacings(places, e, laws, *law.object);
    case Law::CometSectors: places.can(Object::Comet) &= e.cometSectors; return;
    case Law::AsteroidPairs: return lookBeside(places, e.ring, Object::Asteroid, Object::Asteroid);
    case Law::GasNearEmpty: return lookBeside(places, e.ring, Object::GasCloud, Object::Empty);
    case Law::DwarfAwayFromX:
        places.can(Object::PlanetX) &= ~e.ring.adjacent(places.is(Object::DwarfPlanet));
        places.can(Object::DwarfPlanet) &= ~e.ring.adjacent(places.is(Object::PlanetX));
        return;
    case Law::DwarfBand: // a band of six, one at both ends: no two of them are further apart
        forEach(places.is(Object::DwarfPlanet), [&](Sector sector) {
            places.can(Object::DwarfPlanet) &= e.ring.within(only(sector), 5) | only(sector);
        });
        return;
    }
}

} // namespace

void lookAround(Places& places, const Edition& e, std::span<const NeededLaw> laws) {
    lookAtSectors(places, e.ring);
    for (const Number& number : places.numbers)
        lookAtNumber(places, number);
    for (const Clue& clue : places.clues)
        lookAtClue(places, e.ring, clue);
    for (const NeededLaw& law : laws)
        look(places, e, laws, law);
}

} // namespace planetx
