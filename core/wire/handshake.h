#pragma once

#include "wire/door.h"
#include "wire/key_exchange.h"

namespace aphelion::wire {

// Both sides have proved themselves: what they know of each other, and the two streams.
struct Proven {
    Established established;
    OutgoingStream out;
    IncomingStream in;
};

// What follows from a message of the other side.
struct Turn {
    std::optional<Bytes> reply;
    std::optional<std::uint32_t> capacity; // both have now said how large a fragment may be: this much there
    std::optional<Proven> proven;
    std::optional<Closed> closed; // after the reply, if there is one
};

// The host's side: says who it is, lets the other choose a way, and is the first to prove itself. For the code it
// knocks at the door before it does, because whoever hears a proof has had a guess.
class CentralHandshake {
public:
    CentralHandshake(const Credentials& credentials, Door& door, std::size_t capacity, const Versions& versions = {});

    // To be said first.
    const Bytes& hello() const { return m_saidHello; }

    Turn received(ByteView message, Milliseconds now);

private:
    Turn answered(const Answer& answer, ByteView said, Milliseconds now);
    Turn proved(const Answer& answer, ByteView said, const Secret& known, Milliseconds now);
    Turn confirmed(const Confirmation& confirmation);
    Turn refuse(const Closed& closed) const;

    // What was offered with the last proof.
    struct Offer {
        Way way{};
        DeviceId peer{};
        SessionKeys keys;
        Proof proof;
        OutgoingStream out;
    };

    const Credentials* m_credentials;
    Door* m_door;
    Versions m_versions;
    Hello m_hello;
    Bytes m_saidHello;
    std::array<bool, 3> m_tried{}; // by way: each may be tried once on a link
    std::optional<Offer> m_offer;
    Knock m_knock;
};

// The guest's side: chooses the best way it has, and another if that one fails.
class PeripheralHandshake {
public:
    PeripheralHandshake(const Credentials& credentials, std::size_t capacity, const Versions& versions = {});

    Turn received(ByteView message);

    // Who the other side says it is.
    const std::optional<Hello>& hello() const { return m_hello; }

private:
    Turn greeted(const Hello& hello, ByteView said);
    Turn answer();
    Turn proven(const Proof& proof);
    Turn refused(const Refusal& refusal);
    Turn refuse(Parting why) const;
    const Secret* known(Way way) const;

    const Credentials* m_credentials;
    std::uint32_t m_capacity;
    Versions m_versions;
    std::optional<Hello> m_hello;
    Bytes m_saidHello;
    std::array<bool, 3> m_tried{};
    Answer m_answer;
    Bytes m_saidAnswer;
    std::optional<KeyExchange> m_exchange;
};

// The secret that this way needs with this device; nothing if there is none.
const Secret* knownFor(Way way, const Credentials& credentials, const DeviceId& other);

// What is kept of a session for the next meeting.
Established establishedBy(Way way, const DeviceId& peer, const SessionKeys& keys, const Credentials& credentials);

Challenge freshChallenge();

} // namespace aphelion::wire
