#pragma once

#include "crypto/hash.h"

#include <map>

namespace aphelion {

// Random for every table, so that nothing signed or sealed at one can be used at another, even if the same game is
// dealt.
using TableId = std::array<std::uint8_t, 16>;

using SeatNumber = int; // from 0, in the order they are taken

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

// Whose seal it is: copied by somebody else, or to another table, it cannot be opened.
struct Sealer {
    TableId table{};
    SeatNumber seat = 0;
    bool operator==(const Sealer&) const = default;
};

// The one seal that this opens for them.
Seal sealOf(const Sealer& sealer, const Opening& opening);

// Openings that a device keeps, by the seal they open.
using Openings = std::map<Seal, Opening>;

} // namespace aphelion
