#pragma once

#include "wire/handshake_message.h"

namespace aphelion::wire {

// What both sides know of each other before a secret comes into play.
struct Meeting {
    Side side{}; // this one
    Way way{};
    std::uint32_t version = 0;
    DeviceId central{};
    DeviceId peripheral{};
    Challenge fromCentral{};
    Challenge fromPeripheral{};
};

Meeting meetingOf(Side side, const Hello& hello, const Answer& answer);

// One side's half of a key exchange: CPace for the code, X25519 for what has been shared before.
class KeyExchange {
public:
    // `known` is the code's password, the pairing or the table key.
    KeyExchange(const Meeting& meeting, const Secret& known);

    // For the other side to hear.
    const Point& share() const { return m_share; }

    // A secret that the other side has too, if it knows the same. Nothing if its share is none.
    std::optional<Secret> with(const Point& theirs) const;

private:
    std::optional<Secret> byCode(const Point& theirs) const;
    std::optional<Secret> byKnown(const Point& theirs) const;

    Meeting m_meeting;
    Secret m_known; // empty for the code, which is in the share
    Secret m_scalar;
    Point m_share{};
};

// Everything that a session needs, each from the session's key by a word of its own.
struct SessionKeys {
    Hash said{}; // what the tags vouch for
    Secret down; // from the central to the peripheral
    Secret up;
    Secret centralTag;
    Secret peripheralTag;
    Secret pairing;
    Hash binding{};
};

SessionKeys sessionKeys(const Secret& exchanged, ByteView hello, ByteView answer, const Point& centralShare);

// The tags differ by side, and each vouches for all that was said before it.
Tag centralTag(const SessionKeys& keys, const StreamHeader& down);
Tag peripheralTag(const SessionKeys& keys, const Proof& proof, const StreamHeader& up);

// In the same time, wherever they differ.
bool same(const Tag& a, const Tag& b);

} // namespace aphelion::wire
