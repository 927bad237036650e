#pragma once

#include "headless/verbs.h"

namespace planetx {

// What a line wants, or the reply to one that cannot be understood.
template <typename T>
using Wanted = aphelion::Result<T, Reply>;

// "code", or a new one for "mode".
std::optional<GameCode> codeIn(Request& request);

// "players" of this device. They take the seasons and colours in turn.
Wanted<std::vector<NewSeat>> seatsIn(Session& session, Request& request);

// "order", rearmost first; none if it is left to chance.
std::vector<PlayerId> orderIn(Request& request);

// All of a table that this device opens.
Wanted<NewTable> tableIn(Session& session, Request& request);

// What is said of a table that has just been opened here.
Reply opened(Session& session);

} // namespace planetx
