#pragma once

#include "crypto/hash.h"

#include <map>

namespace aphelion {

// 32 fresh random bytes.
using Nonce = std::array<std::uint8_t, 32>;

// A commitment: fixes a content that nobody can tell from it.
using Seal = Hash;

// What opens a seal.
struct Opening {
    Bytes content;
    Nonce nonce{};
    bool operator==(const Opening&) const = default;
};

// The one seal that this opens.
Seal sealOf(const Opening& opening);

// Openings that a device keeps, by the seal they open.
using Openings = std::map<Seal, Opening>;

} // namespace aphelion
