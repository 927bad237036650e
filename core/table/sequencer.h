#pragma once

#include "table/log.h"

namespace aphelion {

// What came of an ask: a new entry to be stored and heard, or the one that the same ask made before.
struct Sequenced {
    Entry entry;
    bool isNew = true;
};

// The one door to the log, for everybody at the table and on whichever link: gives an ask its number. Changes nothing;
// the entry counts when it has been appended. With the key of the host, who signs for the place; whoever begins an
// epoch is the host from then on.
Result<Sequenced, LogFault> sequence(const Log& log, const SigningKey& host, const Ask& ask, const Judge& judge);

} // namespace aphelion
