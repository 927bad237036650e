#pragma once

#include "base/time.h"
#include "wire/assembly.h"
#include "wire/credentials.h"

#include <array>

namespace aphelion::wire {

using Checksum = std::array<std::uint8_t, 4>;

// Ends every packet, so that noise is noticed before anything is acknowledged. It covers who speaks and the full number
// of the message, so that echoes and latecomers are noise too.
Checksum checksumOf(Side from, std::uint64_t number, ByteView message);

// Brings messages over a link that may lose, repeat, reorder and corrupt fragments: each arrives once and in order, or
// the line is found silent. One message at a time is under way in each direction, and sent again until it is
// acknowledged.
class Post {
public:
    static constexpr std::size_t longestMessage = 4096;
    static constexpr Milliseconds firstTimeout{500};
    static constexpr Milliseconds longestTimeout{4'000};
    static constexpr Milliseconds pingAfter{5'000};
    static constexpr Milliseconds silentAfter{15'000};
    static constexpr int mostTries = 16;

    Post(Side side, Milliseconds now) : m_side(side), m_heardAt(now), m_spokeAt(now) {}

    // Whether the next message can be put in.
    bool free() const { return m_packet.empty(); }
    void put(ByteView message, std::size_t fragmentSize);

    // A last message need not wait until the one before is acknowledged: if that one has arrived, it will be read.
    void stopWaiting();

    // The message that is complete with this fragment.
    std::optional<Bytes> received(ByteView fragment, Milliseconds now);

    // What to put on the link next.
    std::optional<Bytes> nextFragment(Milliseconds now);

    void passed(Milliseconds now);
    Milliseconds nextDeadline() const;
    bool silent(Milliseconds now) const;

    // Whether the last message that came still has to be acknowledged.
    bool owesAcknowledgement() const { return m_owesAcknowledgement; }

    std::size_t memory() const { return m_packet.capacity() + m_assembly.memory(); }

private:
    std::optional<Bytes> takeData(const Frame& frame);
    void takeAcknowledgement(const Frame& frame);
    void forget();
    Bytes nextOfPacket(Milliseconds now);
    bool allSent() const { return m_nextIndex == fragmentsOf(m_packet.size(), m_fragmentSize); }

    Side m_side;
    Milliseconds m_heardAt;
    Milliseconds m_spokeAt;

    // Going out: a packet stays until it is acknowledged.
    Bytes m_packet;
    std::uint64_t m_packetNumber = 0;
    std::size_t m_fragmentSize = smallestFragment;
    std::size_t m_nextIndex = 0;
    int m_tries = 0;
    Milliseconds m_timeout = firstTimeout;
    Milliseconds m_sendAgainAt = Milliseconds::max();
    bool m_pingDue = false;

    // Coming in.
    Assembly m_assembly;
    std::uint64_t m_expected = 0;
    Checksum m_lastChecksum{};
    bool m_owesAcknowledgement = false;
};

} // namespace aphelion::wire
