#pragma once

#include "planetx/counsel/ground.h"

#include <array>

namespace planetx {

// So many sectors of a set look like they hold an object.
struct Number {
    Object object{};
    Sectors where = 0;
    int count = 0;
    bool operator==(const Number&) const = default;
};

// What some pieces say of single sectors: by object, where it can be and where it is; where the sky appears empty; and
// what they say of several sectors.
struct Places {
    std::array<Sectors, 6> possible{};
    std::array<Sectors, 6> certain{};
    Sectors appearsEmpty = 0;
    std::vector<Number> numbers;
    std::vector<Clue> clues;

    Sectors& can(Object object) { return possible[index(object)]; }
    Sectors can(Object object) const { return possible[index(object)]; }
    Sectors& is(Object object) { return certain[index(object)]; }
    Sectors is(Object object) const { return certain[index(object)]; }

    // As surveys see it.
    Sectors canAppear(Object object) const;
    Sectors appears(Object object) const;

    bool operator==(const Places&) const = default;
};

bool hasLaw(std::span<const NeededLaw> laws, Law law, const std::optional<Object>& object = {});

Places placesOf(const Edition& edition, std::span<const Evidence> pieces, std::span<const NeededLaw> laws);

// Says more of single sectors where it follows, looking at one object or one sector at a time.
void lookAround(Places& places, const Edition& edition, std::span<const NeededLaw> laws);

// Whether something is said that cannot be.
bool isWrong(const Places& places, const Edition& edition, std::span<const NeededLaw> laws);

} // namespace planetx
