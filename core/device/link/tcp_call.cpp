#include "device/link/tcp_call.h"

#include "device/link/tcp_greeting.h"

#include <QNetworkProxy>
#include <QTcpSocket>
#include <QTimer>

namespace aphelion {

TcpCall::TcpCall(Notice notice, QObject* parent)
    : QObject(parent), m_notice(std::move(notice)), m_socket(new QTcpSocket(this)) {
    m_socket->setProxy(QNetworkProxy::NoProxy);
    connect(m_socket, &QTcpSocket::connected, this, &TcpCall::greet);
    // Queued, so that nothing ends before whoever calls can listen.
    connect(
        m_socket, &QTcpSocket::errorOccurred, this,
        [this](QAbstractSocket::SocketError error) {
            endWith(error == QAbstractSocket::ConnectionRefusedError ? &TcpCall::stale : &TcpCall::failed);
        },
        Qt::QueuedConnection);
    QTimer::singleShot(greetingTime, this, [this] { endWith(&TcpCall::failed); });
    m_socket->connectToHost(QHostAddress::LocalHost, m_notice.port);
}

void TcpCall::greet() {
    disconnect(m_socket, nullptr, this, nullptr);
    m_link = new TcpLink(m_socket, this);
    connect(m_link, &Link::received, this, &TcpCall::greeted, Qt::SingleShotConnection);
    connect(m_link, &Link::closed, this,
            [this](LinkEnd why) { endWith(why == LinkEnd::Garbled ? &TcpCall::stale : &TcpCall::failed); });
    m_link->send(greetingTo(m_notice.id));
}

void TcpCall::greeted(const Bytes& greeting) {
    if (greeting != greetingTo(m_notice.id))
        return endWith(&TcpCall::stale); // somebody else has that port now
    m_over = true;
    deleteLater();
    disconnect(m_link, nullptr, this, nullptr);
    m_link->setParent(parent());
    emit linked(m_link);
}

void TcpCall::endWith(void (TcpCall::*how)()) {
    if (m_over)
        return;
    m_over = true;
    deleteLater();
    emit(this->*how)();
}

} // namespace aphelion
