#include "planetx/deduction/guess.h"

#include <algorithm>

namespace planetx {

namespace {

// By number: what lies on one side.
constexpr std::array beside{Object::Empty, Object::Comet, Object::Asteroid, Object::GasCloud};

std::size_t numberOf(const PartTables& tables, SkyId id, Sector sector) {
    for (std::size_t number = 1; number < beside.size(); ++number)
        if (has(tables.where(id, beside[number]), sector))
            return number;
    return 0;
}

} // namespace

std::size_t placeOf(const PartTables& tables, Ring ring, SkyId id) {
    const Sector x = first(tables.where(id, Object::PlanetX));
    return static_cast<std::size_t>(x - 1) * neighbourhoods + beside.size() * numberOf(tables, id, ring.step(x, -1)) +
           numberOf(tables, id, ring.step(x, 1));
}

Locate guessAt(std::size_t place) {
    return {static_cast<Sector>(place / neighbourhoods) + 1, beside[place / beside.size() % beside.size()],
            beside[place % beside.size()]};
}

std::optional<Locate> onlyGuess(const Candidates& candidates) {
    const Ring ring = edition(candidates.catalogue().mode()).ring;
    const PartTables& tables = candidates.catalogue().tables();
    std::optional<std::size_t> only;
    const bool alike = candidates.allOf([&](SkyId id) {
        const std::size_t place = placeOf(tables, ring, id);
        if (!only)
            only = place;
        return place == *only;
    });
    return alike && only ? std::optional(guessAt(*only)) : std::nullopt;
}

std::vector<RatedGuess> guesses(const Candidates& candidates) {
    const Ring ring = edition(candidates.catalogue().mode()).ring;
    const PartTables& tables = candidates.catalogue().tables();
    std::vector<std::size_t> counts(static_cast<std::size_t>(ring.size) * neighbourhoods);
    candidates.forEach([&](SkyId id) { ++counts[placeOf(tables, ring, id)]; });
    std::vector<RatedGuess> all;
    for (std::size_t place = 0; place < counts.size(); ++place)
        if (counts[place] > 0)
            all.push_back({guessAt(place), counts[place]});
    std::ranges::stable_sort(all, std::ranges::greater(), &RatedGuess::skies);
    return all;
}

} // namespace planetx
