#pragma once

#include "crypto/secret.h"

#include <array>
#include <map>
#include <set>

namespace aphelion {

// Random for every device and table.
using DeviceId = std::array<std::uint8_t, 16>;

// How two devices prove to each other that they belong to one table. The numbers are part of the protocol.
enum class Way : std::uint8_t {
    Code = 0,    // both know the code of the game
    Pairing = 1, // they have met before
    TableKey = 2 // both were given the key of the table
};

// The central is the host. It calls, and it speaks first.
enum class Side : std::uint8_t { Central = 0, Peripheral = 1 };

// More devices than these come with the key of the table, every time.
inline constexpr std::size_t mostPairings = 32;

// What a device can prove itself with at one table.
struct Credentials {
    DeviceId self{};
    Secret password;                     // the secret symbols of the code; empty if nobody may join by code
    Secret tableKey;                     // empty before one is known
    std::map<DeviceId, Secret> pairings; // by the other device; the first of each, and at most mostPairings
    std::set<DeviceId> strangers;        // with whom the code is not tried
};

} // namespace aphelion
