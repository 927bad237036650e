#include "planetx/counsel/places.h"

#include <algorithm>

namespace planetx {

namespace {

// One small function per kind of piece.
void take(Places& places, Ring, const Fact& fact) { places.can(fact.isNot) &= ~only(fact.sector); }
void take(Places& places, Ring, const Theory& theory) { places.is(theory.object) |= only(theory.sector); }
void take(Places& places, Ring, const Seen& seen) { places.numbers.push_back({seen.object, only(seen.sector), 1}); }
void take(Places& places, Ring ring, const Counted& counted) {
    places.numbers.push_back({counted.survey.object, ring.sectors(counted.survey.arc), counted.count});
}
void take(Places& places, Ring, const Clue& clue) { places.clues.push_back(clue); }
void take(Places&, Ring, const NotFound&) {}

// Of two surveys of which one lies in the other, the rest counts the rest.
void addDifferences(std::vector<Number>& numbers) {
    const std::vector<Number> told = numbers;
    for (const Number& inner : told)
        for (const Number& outer : told)
            if (inner.object == outer.object && inner.where != outer.where && (inner.where & ~outer.where) == 0)
                numbers.push_back({inner.object, outer.where & ~inner.where, outer.count - inner.count});
}

} // namespace

bool hasLaw(std::span<const NeededLaw> laws, Law law, const std::optional<Object>& object) {
    return std::ranges::find(laws, NeededLaw{law, object}) != laws.end();
}

Sectors Places::canAppear(Object object) const {
    return object == Object::Empty ? can(Object::Empty) | can(Object::PlanetX) : can(object);
}

Sectors Places::appears(Object object) const {
    return object == Object::Empty ? appearsEmpty | is(Object::Empty) | is(Object::PlanetX) : is(object);
}

Places placesOf(const Edition& e, std::span<const Evidence> pieces, std::span<const NeededLaw> laws) {
    Places places;
    places.possible.fill(e.ring.all());
    for (const Evidence& piece : pieces)
        std::visit([&](const auto& p) { take(places, e.ring, p); }, piece);
    addDifferences(places.numbers);
    if (!hasLaw(laws, Law::Counts, Object::Empty) || !hasLaw(laws, Law::Counts, Object::PlanetX))
        return places;
    // What does not appear empty there does so elsewhere.
    const int empty = e.of(Object::Empty) + e.of(Object::PlanetX);
    for (const auto& [object, where, count] : std::vector(places.numbers))
        if (object == Object::Empty)
            places.numbers.push_back({object, e.ring.all() & ~where, empty - count});
    return places;
}

bool isWrong(const Places& places, const Edition& e, std::span<const NeededLaw> laws) {
    Sectors some = 0;
    for (const Object object : allObjects) {
        some |= places.can(object);
        const bool counted = hasLaw(laws, Law::Counts, object);
        if ((places.is(object) & ~places.can(object)) != 0 ||
            (counted && (count(places.is(object)) > e.of(object) || count(places.can(object)) < e.of(object))))
            return true;
    }
    return some != e.ring.all() || std::ranges::any_of(places.numbers, [&](const Number& number) {
               return count(places.appears(number.object) & number.where) > number.count ||
                      count(places.canAppear(number.object) & number.where) < number.count;
           });
}

} // namespace planetx
