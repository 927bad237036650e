#pragma once

#include "crypto/hash.h"
#include "wire/credentials.h"
#include "wire/parting.h"

#include <variant>

namespace aphelion {

// Both devices have proved that they belong together. From now on messages can be sent.
struct Established {
    Way way{};
    DeviceId peer{};
    Hash binding{}; // the same on both sides and on no other link: what is signed over it holds here only
    Secret pairing; // to be kept for the next time
};

struct Received {
    Bytes message;
};

// The last that happens on a link.
struct Closed {
    Parting why{};
    std::uint32_t waitSeconds = 0; // with Parting::Wait
    bool operator==(const Closed&) const = default;
};

using Happening = std::variant<Established, Received, Closed>;

} // namespace aphelion
