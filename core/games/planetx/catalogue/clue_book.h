#pragma once

#include "planetx/catalogue/catalogue.h"
#include "planetx/rules/clue.h"

#include <vector>

namespace planetx {

// How many skies of the whole catalogue a clue leaves: its strength.
struct RatedClue {
    Clue clue;
    std::size_t skies = 0;
};

// Every clue that a topic or a conference of this mode can say and that is neither true nor false of all skies.
struct ClueBook {
    explicit ClueBook(const Catalogue& catalogue);

    std::size_t skies; // in the whole catalogue
    std::vector<RatedClue> topics;
    std::vector<RatedClue> conferences;

    // "Planet X is not within n sectors of a truly empty sector": only where no other conferences
    // single out Planet X, which is so in six Expert skies. Their strength is not counted.
    std::vector<RatedClue> reserve;
};

} // namespace planetx
