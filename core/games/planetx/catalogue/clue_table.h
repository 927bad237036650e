#pragma once

#include "planetx/catalogue/catalogue.h"
#include "planetx/rules/clue.h"

namespace planetx {

// The truth of a clue for every placing of its x (rows) and its y (columns). A clue about one object only,
// also one that says "another", has a single column. Not for clues about truly empty sectors.
struct ClueTable {
    ClueTable(const Catalogue& catalogue, const Clue& clue);

    std::size_t columns;
    std::vector<std::uint8_t> holds; // by row, then column

    bool at(std::size_t row, std::size_t column) const { return holds[row * columns + column] != 0; }
};

// Whether a clue is about the placing of one object alone.
inline bool isAboutOne(const Clue& clue) { return !clue.y || *clue.y == clue.x; }

} // namespace planetx
