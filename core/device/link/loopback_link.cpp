#include "device/link/loopback_link.h"

#include <cassert>

namespace aphelion {

LoopbackLink::LoopbackLink(std::size_t capacity, QObject* parent) : Link(parent), m_capacity(capacity) {
    connect(this, &LoopbackLink::left, this, [this] { end(LinkEnd::Here); }, Qt::QueuedConnection);
}

LoopbackLink::~LoopbackLink() { emit gone(); }

void LoopbackLink::join(LoopbackLink& one, LoopbackLink& other) {
    one.hearFrom(other);
    other.hearFrom(one);
}

void LoopbackLink::hearFrom(LoopbackLink& other) {
    connect(&other, &LoopbackLink::sent, this, &LoopbackLink::hear, Qt::QueuedConnection);
    connect(&other, &LoopbackLink::left, this, [this] { end(LinkEnd::There); }, Qt::QueuedConnection);
    connect(&other, &LoopbackLink::gone, this, [this] { end(LinkEnd::Lost); }, Qt::QueuedConnection);
}

void LoopbackLink::hear(const Bytes& datagram) {
    if (!m_closing && !ended())
        emit received(datagram);
}

void LoopbackLink::send(ByteView datagram) {
    assert(!datagram.empty() && datagram.size() <= m_capacity);
    if (!m_closing && !ended())
        emit sent({datagram.begin(), datagram.end()});
}

void LoopbackLink::close() {
    if (m_closing || ended())
        return;
    m_closing = true;
    emit left();
}

} // namespace aphelion
