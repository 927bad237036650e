#pragma once

#include "table/log.h"

namespace planetx {

// The key of a seat, or without one the host's; nothing if this device does not have it.
using KeyOf = std::function<const aphelion::SigningKey*(const std::optional<aphelion::SeatNumber>&)>;

// What stands in a log of version 1, in a log of today: entry by entry under the same numbers, signed anew with the
// keys of this device. Nothing if one of them is elsewhere: nobody signs for others.
std::vector<aphelion::Entry> rewritten(const aphelion::Log& old, const KeyOf& keyOf);

} // namespace planetx
