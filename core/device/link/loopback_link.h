#pragma once

#include "device/link/link.h"

namespace aphelion {

// One end of a link within a program. Everything goes through the event loop, as it would between two devices.
class LoopbackLink : public Link {
    Q_OBJECT

public:
    LoopbackLink(std::size_t capacity, QObject* parent);
    ~LoopbackLink() override;

    static void join(LoopbackLink& one, LoopbackLink& other);

    std::size_t capacity() const override { return m_capacity; }
    void send(ByteView datagram) override;
    void close() override;

signals:
    // For the other end.
    void sent(aphelion::Bytes datagram);
    void left();
    void gone();

private:
    void hearFrom(LoopbackLink& other);
    void hear(const Bytes& datagram);

    std::size_t m_capacity;
    bool m_closing = false;
};

} // namespace aphelion
