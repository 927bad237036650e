#pragma once

#include "table/log.h"

#include <functional>

namespace aphelion {

// Why an ask did not become an entry: the log's objection, or the game's own word for it.
using AskFault = std::variant<LogFault, std::string>;

// What came of an ask: a new entry to be stored and heard, or the one that the same ask made before.
struct Sequenced {
    Entry entry;
    bool isNew = true;
};

// The game's say: why its rules do not let this be written now; nothing if they do.
using Judge = std::function<std::optional<std::string>(const Ask&)>;

// The one door to the log, for everybody at the table and on whichever link: gives an ask its number. Changes nothing;
// the entry counts when it has been appended.
Result<Sequenced, AskFault> sequence(const Log& log, const Ask& ask, const Judge& judge);

} // namespace aphelion
