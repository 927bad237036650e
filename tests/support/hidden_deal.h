#pragma once

#include "planetx/deal/dealer.h"
#include "planetx/play/table.h"

namespace planetx {

// What a table keeps to itself, dealt once more from its code.
inline Deal hiddenDeal(const Table& table) {
    const GameCode& code = table.game().setup.code;
    return Dealer(code.mode()).deal(code);
}

// Where Planet X is, and where it is not.
inline Locate rightGuess(const Table& table) {
    const Sky sky = hiddenDeal(table).sky;
    const Ring ring = edition(sky.mode).ring;
    const Sector x = first(sky.of(Object::PlanetX));
    return {x, sky.at(ring.step(x, -1)), sky.at(ring.step(x, 1))};
}

inline Locate wrongGuess(const Table& table) {
    Locate guess = rightGuess(table);
    guess.sector = edition(table.board()).ring.step(guess.sector, 3);
    return guess;
}

} // namespace planetx
