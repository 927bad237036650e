#pragma once

#include "deal/dealer.h"
#include "play/table.h"

namespace planetx {

// What a table keeps to itself, dealt once more from its code.
inline Deal hiddenDeal(const Table& table) {
    const GameCode& code = table.game().setup.code;
    return Dealer(code.mode()).deal(code);
}

} // namespace planetx
