#include "device/link/datagrams.h"

#include <cassert>

namespace aphelion {

namespace {

constexpr std::size_t lengthSize = 2;

} // namespace

Bytes framed(ByteView datagram) {
    assert(datagram.size() <= 0xffff);
    Bytes frame;
    frame.reserve(lengthSize + datagram.size());
    frame.push_back(static_cast<std::uint8_t>(datagram.size() >> 8));
    frame.push_back(static_cast<std::uint8_t>(datagram.size() & 0xff));
    frame.insert(frame.end(), datagram.begin(), datagram.end());
    return frame;
}

void DatagramReader::feed(ByteView bytes) {
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_read));
    m_read = 0;
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

std::optional<Bytes> DatagramReader::next() {
    const ByteView rest = ByteView(m_bytes).subspan(m_read);
    if (m_garbled || rest.size() < lengthSize)
        return std::nullopt;
    const std::size_t length = std::size_t{rest[0]} << 8 | rest[1];
    m_garbled = length > m_most;
    if (m_garbled || rest.size() < lengthSize + length)
        return std::nullopt;
    m_read += lengthSize + length;
    const ByteView datagram = rest.subspan(lengthSize, length);
    return Bytes(datagram.begin(), datagram.end());
}

} // namespace aphelion
