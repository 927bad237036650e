#pragma once

#include "device/link/datagrams.h"
#include "device/link/link.h"

class QTcpSocket;

namespace aphelion {

// A link over a connected socket. The farewell tells a link that was closed from one that was lost.
class TcpLink : public Link {
    Q_OBJECT

public:
    static constexpr std::size_t most = 4096;            // bytes of a datagram
    static constexpr std::size_t mostWaiting = 16 << 20; // bytes that the other side has not taken yet

    // The socket becomes the link's own.
    TcpLink(QTcpSocket* socket, QObject* parent);

    std::size_t capacity() const override { return most; }
    void send(ByteView datagram) override;
    void close() override;

private:
    void read();
    void finish();
    void drop(LinkEnd why);

    QTcpSocket* m_socket;
    DatagramReader m_reader{most};
    LinkEnd m_why = LinkEnd::Lost; // if the socket were disconnected now
    bool m_closing = false;
};

} // namespace aphelion
