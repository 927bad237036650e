#pragma once

#include "wire/frame.h"

namespace aphelion::wire {

// Puts one packet together from its fragments, which may come in any order, repeatedly, and with wrong ones among them.
// Of two that contradict each other the later one counts, so that a packet that is sent again gets through in the end.
class Assembly {
public:
    // The packet, once it is complete. Whether it is right is for its checksum to say.
    std::optional<Bytes> take(const Frame& fragment);

    void clear() { *this = {}; }

    std::size_t memory() const { return m_body.capacity() + m_last.capacity() + m_have.capacity() / 8; }

private:
    void takeLast(const Frame& fragment);
    void takeInner(const Frame& fragment);
    void forgetBody();
    std::optional<Bytes> whole() const;

    std::size_t m_piece = 0;     // the size of every fragment but the last
    Bytes m_body;                // those fragments, each at its place
    std::vector<bool> m_have;    // which of them are there
    std::size_t m_had = 0;       // and how many
    std::size_t m_lastIndex = 0; // where the last one goes
    Bytes m_last;                // empty until it has come
};

} // namespace aphelion::wire
