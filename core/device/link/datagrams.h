#pragma once

#include "base/bytes.h"

#include <cstddef>

namespace aphelion {

// How datagrams travel in a stream: two bytes of length, the higher first, then as many bytes. One without bytes is a
// farewell.
Bytes framed(ByteView datagram);

// Cuts a stream into datagrams again.
class DatagramReader {
public:
    explicit DatagramReader(std::size_t most) : m_most(most) {}

    void feed(ByteView bytes);

    // The next whole datagram. Nothing until more is fed; nothing ever again once the stream is garbled.
    std::optional<Bytes> next();

    // Whether a datagram was announced that is longer than it may be.
    bool garbled() const { return m_garbled; }

private:
    std::size_t m_most;
    Bytes m_bytes;
    std::size_t m_read = 0; // of them, and given away
    bool m_garbled = false;
};

} // namespace aphelion
