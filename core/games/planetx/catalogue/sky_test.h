#pragma once

#include "planetx/catalogue/catalogue.h"
#include "planetx/rules/action.h"

#include <variant>

namespace planetx {

// Tests of skies by their ids, made once and then asked many times. Their parts' indices look up small tables.

// A number per part, and what the four must add up to.
struct SumTest {
    std::array<std::vector<std::uint8_t>, parts> amounts; // by part and its index
    int sum = 0;

    bool operator()(SkyId id) const {
        int found = 0;
        for (std::size_t part = 0; part < parts; ++part)
            found += amounts[part][(id >> fields[part].shift) & fields[part].mask];
        return found == sum;
    }
};

// A truth per pair of two parts' indices, or per index of one part, which then has a single column.
struct PairTest {
    Field row;
    Field column;
    std::size_t width = 1;
    std::vector<std::uint8_t> truth;

    bool operator()(SkyId id) const {
        return truth[((id >> row.shift) & row.mask) * width + ((id >> column.shift) & column.mask)] != 0;
    }
};

// Whatever speaks of truly empty sectors looks at every part.
struct EmptyTest {
    const PartTables* tables;
    Ring ring;
    Clue clue;

    bool operator()(SkyId id) const;
};

// A guess at Planet X and its neighbours that is not right in all three.
struct WrongGuessTest {
    const PartTables* tables;
    Ring ring;
    Locate guess;

    bool operator()(SkyId id) const;
};

using SkyTest = std::variant<SumTest, PairTest, EmptyTest, WrongGuessTest>;

SkyTest testOf(const Catalogue& catalogue, const Clue& clue);

// A survey for the object over the arc counts this many; Planet X counts as empty.
SkyTest testOf(const Catalogue& catalogue, Object surveyed, Arc arc, int counted);

// Whether the object is in the sector. Unlike a survey or a target this tells Planet X from empty.
SkyTest testOf(const Catalogue& catalogue, Sector sector, Object object, bool isThere);

SkyTest wrongGuessTest(const Catalogue& catalogue, const Locate& guess);

} // namespace planetx
