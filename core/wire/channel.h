#pragma once

#include "crypto/secret.h"

#include <array>
#include <optional>

namespace aphelion::wire {

// One direction of an encrypted line: XChaCha20-Poly1305 as libsodium's secretstream chains it, so that messages can
// neither be changed nor left out, repeated or exchanged. Only one of four lengths is seen from outside.

using StreamHeader = std::array<std::uint8_t, 24>;

constexpr std::size_t streamKeySize = 32;
constexpr std::size_t streamOverhead = 17;
constexpr std::array<std::size_t, 4> sealedSizes{64, 256, 1024, 4096};
constexpr std::size_t longestContent = sealedSizes.back() - streamOverhead - 2;

// The content between its length and zeros, as long as a sealed message needs it to be.
Bytes padded(ByteView content);

// Nothing if it is not what padded() makes.
std::optional<Bytes> unpadded(ByteView bytes);

struct Content {
    Bytes bytes;
    bool last = false; // nothing comes after it
    bool operator==(const Content&) const = default;
};

class OutgoingStream {
public:
    explicit OutgoingStream(const Secret& key);

    const StreamHeader& header() const { return m_header; }

    Bytes seal(ByteView content, bool last);

private:
    StreamHeader m_header{};
    Secret m_state;
};

class IncomingStream {
public:
    IncomingStream(const Secret& key, const StreamHeader& header);

    // Nothing for what is not the next message of the stream.
    std::optional<Content> open(ByteView sealed);

private:
    Secret m_state;
};

} // namespace aphelion::wire
