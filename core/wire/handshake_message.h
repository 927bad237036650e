#pragma once

#include "wire/channel.h"
#include "wire/cpace.h"
#include "wire/credentials.h"
#include "wire/happening.h"

#include <variant>

namespace aphelion::wire {

// The versions of the protocol that this app speaks.
struct Versions {
    std::uint32_t lowest = 2; // since the host signs every place of the log
    std::uint32_t highest = 2;
    bool operator==(const Versions&) const = default;
};

using Challenge = std::array<std::uint8_t, 32>; // fresh for every handshake
using Tag = Hash;                               // proves that its author knows the session's key

// What is said before anything is encrypted, in the order in which it is said. WIRE.md describes the bytes.

// The central begins. This and Refusal keep their layout for ever, so that every version can say that it cannot go on.
struct Hello {
    Versions versions;
    std::uint32_t capacity = 0; // the largest fragment that this side's link carries
    DeviceId device{};
    Challenge challenge{};
    bool operator==(const Hello&) const = default;
};

// The peripheral chooses a version and a way. It may answer again with another way if one failed.
struct Answer {
    std::uint32_t version = 0;
    std::uint32_t capacity = 0;
    DeviceId device{};
    Challenge challenge{};
    Way way{};
    Point share{};
    bool operator==(const Answer&) const = default;
};

// The central proves that it knows the secret.
struct Proof {
    Point share{};
    StreamHeader header{};
    Tag tag{};
    bool operator==(const Proof&) const = default;
};

// The peripheral proves it too.
struct Confirmation {
    StreamHeader header{};
    Tag tag{};
    bool operator==(const Confirmation&) const = default;
};

// Either side cannot go on, or not in this way.
struct Refusal {
    std::uint8_t why = 0; // a Parting, or a number that only newer versions know
    Versions versions;    // of the side that refuses
    std::uint32_t waitSeconds = 0;
    bool operator==(const Refusal&) const = default;
};

using HandshakeMessage = std::variant<Hello, Answer, Proof, Confirmation, Refusal>;

Bytes encode(const HandshakeMessage& message);
std::optional<HandshakeMessage> decodeHandshakeMessage(ByteView bytes);

Refusal refusalOf(const Closed& closed, const Versions& ours);

// What a refusal means for the side that hears it.
Closed closedBy(const Refusal& refusal, const Versions& ours);

// Why two sides cannot talk at all, as the one that is told of `theirs` sees it.
std::optional<Parting> noCommonVersion(const Versions& theirs, const Versions& ours);

} // namespace aphelion::wire
