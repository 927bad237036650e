#include "device/link/tcp_link.h"

#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <cassert>
#include <chrono>

namespace aphelion {

namespace {

using namespace std::chrono_literals;

// For the other side to take what was sent last, before it is cut off.
constexpr auto patience = 2s;

} // namespace

TcpLink::TcpLink(QTcpSocket* socket, QObject* parent) : Link(parent), m_socket(socket) {
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    // Queued, because whoever hears a datagram may do away with the socket, and a socket can find out within write()
    // that nobody is there any more.
    connect(m_socket, &QTcpSocket::readyRead, this, &TcpLink::read, Qt::QueuedConnection);
    connect(m_socket, &QTcpSocket::disconnected, this, &TcpLink::finish, Qt::QueuedConnection);
}

void TcpLink::send(ByteView datagram) {
    assert(!datagram.empty() && datagram.size() <= most);
    if (m_closing || ended() || m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    const Bytes frame = framed(datagram);
    m_socket->write(reinterpret_cast<const char*>(frame.data()), static_cast<qint64>(frame.size()));
    if (m_socket->bytesToWrite() > static_cast<qint64>(mostWaiting))
        drop(LinkEnd::Lost);
}

void TcpLink::close() {
    if (m_closing || ended())
        return;
    m_closing = true;
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return; // its end is on the way
    m_why = LinkEnd::Here;
    const Bytes farewell = framed({});
    m_socket->write(reinterpret_cast<const char*>(farewell.data()), static_cast<qint64>(farewell.size()));
    m_socket->disconnectFromHost();
    QTimer::singleShot(patience, m_socket, &QTcpSocket::abort);
}

// Whoever hears a datagram may close the link, or do away with it.
void TcpLink::read() {
    const QByteArray bytes = m_socket->isOpen() ? m_socket->readAll() : QByteArray();
    if (m_closing)
        return;
    m_reader.feed(viewOf({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
    const QPointer<TcpLink> alive(this);
    while (alive && !m_closing) {
        const auto datagram = m_reader.next();
        if (!datagram)
            break;
        if (datagram->empty())
            return drop(LinkEnd::There);
        emit received(*datagram);
    }
    if (alive && !m_closing && m_reader.garbled())
        drop(LinkEnd::Garbled);
}

// What came before the end still counts.
void TcpLink::finish() {
    const QPointer<TcpLink> alive(this);
    read();
    if (alive)
        end(m_why);
}

void TcpLink::drop(LinkEnd why) {
    m_closing = true;
    m_why = why;
    m_socket->abort();
}

} // namespace aphelion
