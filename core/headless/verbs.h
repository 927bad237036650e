#pragma once

#include "headless/request.h"
#include "session/session.h"

#include <map>

namespace planetx {

using Reply = Json;

// What one verb of a line does.
using Verb = Reply (*)(Session&, Request&);
using Verbs = std::map<std::string, Verb, std::less<>>;

Verbs vaultVerbs(); // players, PINs, moving to another device
Verbs tableVerbs(); // tables, seats, the curtain, the state of things
Verbs noteVerbs();
Verbs meetingVerbs(); // other devices

// A line that is not understood.
Reply bad();

// Whether it went well, and what the trouble is.
Reply reply(const std::optional<Trouble>& trouble);

// The same, with how far the log is.
Reply withHead(Session& session, Reply said);

// The operations on the unlocked player's note sheet: how many, and a digest of the first of them.
Json opsJson(Session& session, std::optional<std::size_t> upTo = std::nullopt);

} // namespace planetx
