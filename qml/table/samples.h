#pragma once

#include "planetx/rules/action.h"
#include "planetx/rules/board.h"
#include "qml/shown/values.h"

#include <array>
#include <string_view>

namespace planetx {

// The actions of the menu, in its order.
inline constexpr std::array<std::string_view, 10> actionNames{
    "Survey",     "Target", "Research",       "Locate", "SubmitTheories",
    "LastChance", "Review", "HoldConference", "Reveal", "TakeBack"};

// An action of this kind (an index of Action) that is refused only where every one of its kind is: to ask whether there
// is any point in opening its page.
Action sample(std::size_t kind, const Board& board);

template <typename Kind>
Action sampleOf(const Board& board) {
    return sample(Action(Kind{}).index(), board);
}

// What others will hear of it, as far as the player can know: never whether a guess is right.
LogLine seenOf(const Board& board, PlayerId who, const Action& action);

} // namespace planetx
