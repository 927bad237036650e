#pragma once

#include "planetx/play/public_game.h"

#include <span>
#include <string>

namespace planetx {

// What players do in their turns, as everybody hears it.
enum class PlayedMove : char { Survey = 'S', Target = 'T', Research = 'R', Theories = 'P', Vain = 'V', Found = 'X' };

// How a game ended for one player, as everybody can read it from the log.
struct Outcome {
    std::optional<int> points; // nothing with the board on the table, where people count them
    int rank = 0;              // 0 likewise
    bool found = false;        // Planet X, be it in the last chance
    // The pawn's time after it was found; nothing in the last chance, where time stands still.
    std::optional<int> locatedAt;
    std::string moves; // in their order, a letter each; theories only where some were placed
    bool operator==(const Outcome&) const = default;
};

// By seat, from all entries of a log; nothing unless the game is over. Planet X brings nothing to whoever has not shown
// how it was found, except to the player whose own result it is.
std::vector<Outcome> outcomesOf(std::span<const aphelion::Entry> entries, std::optional<PlayerId> own = {});

} // namespace planetx
