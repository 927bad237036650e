#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// What the rules demand next without a player's decision. Several at once may be met in any order.

// Show the conference's clue to everybody (answered by ConferenceHeld).
struct ConferDue {
    int conference = 0;
    bool operator==(const ConferDue&) const = default;
};

// All have chosen: this player shows the places (answered by TheoriesPlaced).
struct PlacesDue {
    PlayerId who = 0;
    bool operator==(const PlacesDue&) const = default;
};

// Turn this token up (answered by TheoryTurnedUp, or TheoryVoided where nobody can).
struct TurnUpDue {
    TokenId token;
    bool operator==(const TurnUpDue&) const = default;
};

using Due = std::variant<ConferDue, PlacesDue, TurnUpDue>;

std::vector<Due> due(const Board& board);

} // namespace planetx
