#pragma once

#include "wire/credentials.h"

#include "base/bytes.h"

#include <optional>

namespace aphelion {

// What a device remembers of a table's other devices, so that they find back together without the code. Kept with the
// table, under a name of its own.
inline constexpr const char* membershipSetting = "membership";

Bytes encodeMembership(const Credentials& credentials);

// Puts back what was remembered; false for bytes that are none.
bool decodeMembership(ByteView bytes, Credentials& credentials);

} // namespace aphelion
