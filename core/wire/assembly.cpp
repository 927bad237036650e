#include "wire/assembly.h"

#include <algorithm>

namespace aphelion::wire {

std::optional<Bytes> Assembly::take(const Frame& fragment) {
    if (fragment.payload.empty())
        return std::nullopt;
    if (fragment.last)
        takeLast(fragment);
    else
        takeInner(fragment);
    return whole();
}

void Assembly::takeLast(const Frame& fragment) {
    if (fragment.index > longestPacket)
        return;
    if (m_have.size() > fragment.index)
        forgetBody();
    m_last.assign(fragment.payload.begin(), fragment.payload.end());
    m_lastIndex = fragment.index;
}

void Assembly::takeInner(const Frame& fragment) {
    const std::size_t piece = fragment.payload.size();
    const std::size_t end = (std::size_t{fragment.index} + 1) * piece;
    if (end > longestPacket)
        return;
    if (piece != m_piece)
        forgetBody();
    if (fragment.index >= m_lastIndex)
        m_last = Bytes();
    m_piece = piece;
    if (m_have.size() <= fragment.index)
        m_have.resize(std::size_t{fragment.index} + 1);
    m_body.reserve(longestPacket);
    if (m_body.size() < end)
        m_body.resize(end);
    std::ranges::copy(fragment.payload, m_body.begin() + static_cast<std::ptrdiff_t>(end - piece));
    m_had += m_have[fragment.index] ? 0 : 1;
    m_have[fragment.index] = true;
}

void Assembly::forgetBody() {
    m_piece = 0;
    m_body = Bytes();
    m_have.clear();
    m_had = 0;
}

std::optional<Bytes> Assembly::whole() const {
    if (m_last.empty() || m_had != m_lastIndex || m_body.size() + m_last.size() > longestPacket)
        return std::nullopt;
    Bytes packet = m_body;
    packet.insert(packet.end(), m_last.begin(), m_last.end());
    return packet;
}

} // namespace aphelion::wire
