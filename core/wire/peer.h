#pragma once

#include "base/time.h"
#include "wire/door.h"
#include "wire/happening.h"

#include <memory>
#include <optional>
#include <vector>

namespace aphelion {

// One end of a link between two devices: fragments, reliable messages, proof of belonging, encryption. Time and bytes
// come in, bytes go out; it waits for nothing. WIRE.md describes what is said.
class Peer {
public:
    // Longer ones cannot be sent.
    static constexpr std::size_t longestMessage = 4077;

    // Credentials and door must outlive the peer. The link carries fragments of at most `linkCapacity` bytes, 20 or
    // more.
    static Peer central(const Credentials& credentials, Door& door, std::size_t linkCapacity, Milliseconds now);
    static Peer peripheral(const Credentials& credentials, std::size_t linkCapacity, Milliseconds now);

    ~Peer();
    Peer(Peer&& other) noexcept;
    Peer& operator=(Peer&& other) noexcept;

    // A fragment came over the link. Whatever it holds, the peer can take it.
    std::vector<Happening> received(ByteView fragment, Milliseconds now);

    // Time has passed. To be called at nextDeadline() or a little later; more often does no harm.
    std::vector<Happening> passed(Milliseconds now);
    Milliseconds nextDeadline() const; // Milliseconds::max() if there is nothing to wait for

    // The next fragment to put on the link, taken when the link can carry it; nothing if there is nothing to say.
    // To be asked after every other call.
    std::optional<Bytes> nextFragment(Milliseconds now);

    // False before Established, after the end, if the message is too long, or if too much is waiting to be sent.
    [[nodiscard]] bool send(Bytes message);

    // Who the central says it is, proved or not; nothing at the central's own end.
    const std::optional<DeviceId>& caller() const;

    // Whether everything that was sent has arrived.
    bool idle() const;

    // Says goodbye. What has not been sent yet is dropped: wait for idle() if it matters. Nothing happens any more.
    void close(Parting why);

    // Nothing more to say, not even goodbye: the link can be cut.
    bool over() const;

    // Bytes held in messages that come and go.
    std::size_t memory() const;
    static constexpr std::size_t mostMemory = std::size_t{64} * 1024;

private:
    struct Stack;
    explicit Peer(std::unique_ptr<Stack> stack);

    std::unique_ptr<Stack> m_stack;
};

} // namespace aphelion
