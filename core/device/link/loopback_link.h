#pragma once

#include "device/link/link.h"

#include <QPointer>

namespace aphelion {

// One end of a link within a program. Everything goes through the event loop, as it would between two devices.
class LoopbackLink : public Link {
    Q_OBJECT

public:
    LoopbackLink(std::size_t capacity, QObject* parent) : Link(parent), m_capacity(capacity) {}
    ~LoopbackLink() override;

    static void join(LoopbackLink& one, LoopbackLink& other);

    std::size_t capacity() const override { return m_capacity; }
    void send(ByteView datagram) override;
    void close() override;

private:
    void tell(LinkEnd why);

    std::size_t m_capacity;
    QPointer<LoopbackLink> m_other;
    bool m_closing = false;
};

} // namespace aphelion
