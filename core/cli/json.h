#pragma once

#include "deal/deal.h"
#include "deal/game_code.h"
#include "deal/umpire.h"

#include <nlohmann/json_fwd.hpp>

namespace planetx {

// Values as the command line's contract spells them. Keys keep the order of the specification.
using Json = nlohmann::ordered_json;

Json json(const Clue& clue);
Json json(const GameCode& code, const Deal& deal);
Json json(const Event& event);
Json json(const std::optional<Answer>& answer, Mode mode);

// The board with what the umpire knows besides: the tokens left in every hand.
Json boardJson(const Umpire& umpire);

inline std::string text(Object object) { return std::string(1, letter(object)); }

} // namespace planetx
