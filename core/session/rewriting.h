#pragma once

#include "game/choices.h"
#include "table/log.h"

namespace aphelion {

// The key of a seat, or without one the host's; nothing if this device does not have it.
using KeyOf = std::function<const SigningKey*(const std::optional<SeatNumber>&)>;

// What stands in a log of version 1, in a log of today: entry by entry under the same numbers, signed anew with the
// keys of this device. Nothing if one of them is elsewhere: nobody signs for others.
std::vector<Entry> rewritten(const Log& old, const Choices& choices, const KeyOf& keyOf);

} // namespace aphelion
