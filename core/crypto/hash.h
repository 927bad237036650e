#pragma once

#include "base/bytes.h"

#include <array>

namespace aphelion {

// BLAKE2b with 256 bits.
using Hash = std::array<std::uint8_t, 32>;

Hash hash(ByteView bytes);

// Keyed: without the key nobody can tell what was hashed, or make such a hash.
Hash keyedHash(ByteView key, ByteView bytes);

} // namespace aphelion
