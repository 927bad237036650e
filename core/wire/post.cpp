#include "wire/post.h"

#include "crypto/hash.h"

#include <algorithm>
#include <cassert>

namespace aphelion::wire {

namespace {

std::uint8_t onTheWire(std::uint64_t number) { return static_cast<std::uint8_t>(number & 0xff); }

Side opposite(Side side) { return side == Side::Central ? Side::Peripheral : Side::Central; }

} // namespace

Checksum checksumOf(Side from, std::uint64_t number, ByteView message) {
    Bytes covered{static_cast<std::uint8_t>(from)};
    for (int shift = 56; shift >= 0; shift -= 8)
        covered.push_back(onTheWire(number >> shift));
    covered.insert(covered.end(), message.begin(), message.end());
    const Hash digest = hash(covered);
    Checksum checksum{};
    std::copy_n(digest.begin(), checksum.size(), checksum.begin());
    return checksum;
}

void Post::put(ByteView message, std::size_t fragmentSize) {
    assert(free() && message.size() <= longestMessage);
    const Checksum checksum = checksumOf(m_side, m_packetNumber, message);
    m_packet.reserve(message.size() + checksum.size());
    m_packet.assign(message.begin(), message.end());
    m_packet.insert(m_packet.end(), checksum.begin(), checksum.end());
    m_fragmentSize = fragmentSize;
    m_nextIndex = 0;
    m_tries = 1;
    m_timeout = firstTimeout;
}

std::optional<Bytes> Post::received(ByteView fragment, Milliseconds now) {
    const auto frame = decodeFrame(fragment);
    if (!frame)
        return std::nullopt;
    m_heardAt = now;
    if (frame->kind == FrameKind::Data)
        return takeData(*frame);
    if (frame->kind == FrameKind::Acknowledgement)
        takeAcknowledgement(*frame);
    return std::nullopt;
}

std::optional<Bytes> Post::takeData(const Frame& frame) {
    if (frame.number != onTheWire(m_expected)) {
        // The acknowledgement was lost, and the message is sent again.
        if (m_expected > 0 && frame.last && frame.number == onTheWire(m_expected - 1))
            m_owesAcknowledgement = true;
        return std::nullopt;
    }
    auto packet = m_assembly.take(frame);
    if (!packet)
        return std::nullopt;
    m_assembly.clear();
    Checksum said{};
    if (packet->size() < said.size())
        return std::nullopt;
    std::copy(packet->end() - static_cast<std::ptrdiff_t>(said.size()), packet->end(), said.begin());
    packet->resize(packet->size() - said.size());
    if (said != checksumOf(opposite(m_side), m_expected, *packet))
        return std::nullopt;
    ++m_expected;
    m_lastChecksum = said;
    m_owesAcknowledgement = true;
    return packet;
}

void Post::takeAcknowledgement(const Frame& frame) {
    if (free() || frame.number != onTheWire(m_packetNumber))
        return;
    if (!std::ranges::equal(frame.payload, ByteView(m_packet).last(sizeof(Checksum))))
        return;
    forget();
}

void Post::stopWaiting() {
    if (!free() && allSent())
        forget();
}

void Post::forget() {
    m_packet = Bytes();
    ++m_packetNumber;
    m_sendAgainAt = Milliseconds::max();
}

std::optional<Bytes> Post::nextFragment(Milliseconds now) {
    std::optional<Bytes> next;
    if (m_owesAcknowledgement) {
        m_owesAcknowledgement = false;
        next = encode({FrameKind::Acknowledgement, onTheWire(m_expected - 1), 0, false, m_lastChecksum});
    } else if (!free() && !allSent()) {
        next = nextOfPacket(now);
    } else if (m_pingDue) {
        next = encode({FrameKind::Ping, 0, 0, false, {}});
    }
    if (next) {
        m_spokeAt = now;
        m_pingDue = false;
    }
    return next;
}

Bytes Post::nextOfPacket(Milliseconds now) {
    Bytes fragment = encode(fragmentOf(m_packet, onTheWire(m_packetNumber), m_nextIndex, m_fragmentSize));
    ++m_nextIndex;
    if (allSent())
        m_sendAgainAt = now + m_timeout;
    return fragment;
}

void Post::passed(Milliseconds now) {
    if (now >= m_sendAgainAt) {
        m_sendAgainAt = Milliseconds::max();
        m_nextIndex = 0;
        m_timeout = std::min(2 * m_timeout, longestTimeout);
        ++m_tries;
    }
    if (now - m_spokeAt >= pingAfter)
        m_pingDue = true;
}

Milliseconds Post::nextDeadline() const {
    const Milliseconds silentAt = m_heardAt + silentAfter;
    const Milliseconds pingAt = m_pingDue ? Milliseconds::max() : m_spokeAt + pingAfter;
    return std::min({m_sendAgainAt, pingAt, silentAt});
}

bool Post::silent(Milliseconds now) const { return now - m_heardAt >= silentAfter || m_tries > mostTries; }

} // namespace aphelion::wire
