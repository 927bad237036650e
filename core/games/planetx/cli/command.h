#pragma once

#include "planetx/rules/action.h"
#include "planetx/rules/board.h"

#include <optional>
#include <string_view>

namespace planetx {

// A line of `planetx play`: who does what.
struct Command {
    PlayerId who = 0;
    Action action;
    bool operator==(const Command&) const = default;
};

// Nothing for a line that is not a command. Sectors, topics and objects that do not exist are passed on
// in a form that the rules refuse by name.
std::optional<Command> commandOf(std::string_view line, Play play, int players);

} // namespace planetx
