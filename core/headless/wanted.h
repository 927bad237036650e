#pragma once

#include "headless/verbs.h"

namespace aphelion {

// What a line wants, or the reply to one that cannot be understood.
template <typename T>
using OrReply = Result<T, Json>;

// "code", or a new one of a "game".
std::optional<GameCode> codeIn(const Device& device, Request& request);

// "players" of this device.
OrReply<std::vector<NewSeat>> seatsIn(Device& device, const GameCode& code, Request& request);

// "order", rearmost first; none if it is left to chance.
std::vector<SeatNumber> orderIn(Request& request);

// All of a table that this device opens.
OrReply<NewTable> tableIn(Device& device, Request& request);

// What is said of a table that has just been opened here.
Json opened(Device& device);

} // namespace aphelion
