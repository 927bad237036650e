#pragma once

#include "planetx/deal/deal.h"
#include "planetx/deal/game_code.h"
#include "planetx/deal/umpire.h"

#include "tool/json.h"

#include <functional>

namespace planetx {

// Values as the command line's contract spells them.
using aphelion::Json;

Json json(const Clue& clue);
Json json(const GameCode& code, const Deal& deal);
Json json(const Event& event);
Json json(const std::optional<Answer>& answer, Mode mode);

// A command as `planetx play` reads it.
Json json(PlayerId who, const Action& action);

// What of a player's hand may be shown; nothing for a hand that is hidden.
using ShownHand = std::function<std::optional<Hand>(PlayerId)>;

// The board, with the tokens left in the hands that may be shown, and no points for what nobody can check.
Json boardJson(const Board& board, const ShownHand& shown, const std::vector<PlayerId>& unchecked = {});

// What `planetx play` answers to a command that was allowed.
Json played(const Umpire& umpire, const Umpire::Outcome& outcome);

inline std::string text(Object object) { return std::string(1, letter(object)); }

} // namespace planetx
