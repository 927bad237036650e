#include "device/link/loopback_link.h"

#include <cassert>

namespace aphelion {

LoopbackLink::~LoopbackLink() { tell(LinkEnd::Lost); }

void LoopbackLink::join(LoopbackLink& one, LoopbackLink& other) {
    one.m_other = &other;
    other.m_other = &one;
}

void LoopbackLink::send(ByteView datagram) {
    assert(!datagram.empty() && datagram.size() <= m_capacity);
    if (m_closing || ended() || !m_other)
        return;
    LoopbackLink* other = m_other;
    QMetaObject::invokeMethod(
        other,
        [other, bytes = Bytes(datagram.begin(), datagram.end())] {
            if (!other->m_closing && !other->ended())
                emit other->received(bytes);
        },
        Qt::QueuedConnection);
}

void LoopbackLink::close() {
    if (m_closing || ended())
        return;
    m_closing = true;
    tell(LinkEnd::There);
    QMetaObject::invokeMethod(this, [this] { end(LinkEnd::Here); }, Qt::QueuedConnection);
}

// The other end hears of it after everything that was sent before.
void LoopbackLink::tell(LinkEnd why) {
    LoopbackLink* other = m_other;
    m_other.clear();
    if (other != nullptr)
        QMetaObject::invokeMethod(other, [other, why] { other->end(why); }, Qt::QueuedConnection);
}

} // namespace aphelion
