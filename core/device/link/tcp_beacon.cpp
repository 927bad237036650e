#include "device/link/tcp_beacon.h"

#include "device/link/tcp_greeting.h"
#include "device/link/tcp_link.h"

#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

namespace aphelion {

TcpBeacon::TcpBeacon(NoticeBoard board, QString id, QObject* parent)
    : QObject(parent), m_board(std::move(board)), m_notice{std::move(id)}, m_server(new QTcpServer(this)) {
    m_server->setProxy(QNetworkProxy::NoProxy);
    connect(m_server, &QTcpServer::newConnection, this, &TcpBeacon::accept);
}

TcpBeacon::~TcpBeacon() { takeDown(); }

bool TcpBeacon::show(const std::string& lobby) {
    stop();
    if (!m_server->listen(QHostAddress::LocalHost))
        return false;
    m_notice.port = m_server->serverPort();
    m_lobby = lobby;
    glance();
    return m_central || m_board.shows(lobby, m_notice);
}

void TcpBeacon::stop() {
    takeDown();
    m_lobby.reset();
    m_server->close();
}

void TcpBeacon::glance() {
    if (m_lobby && !m_central && !m_board.shows(*m_lobby, m_notice))
        m_board.put(*m_lobby, m_notice);
}

void TcpBeacon::takeDown() {
    if (m_lobby)
        m_board.remove(*m_lobby, m_notice);
}

void TcpBeacon::accept() {
    while (QTcpSocket* socket = m_server->nextPendingConnection()) {
        auto* link = new TcpLink(socket, this);
        if (m_central || m_strangers.size() == mostStrangers)
            link->close();
        else
            meet(link);
    }
}

void TcpBeacon::meet(Link* stranger) {
    m_strangers.insert(stranger);
    const auto hear = [this, stranger](const Bytes& greeting) { greeted(stranger, greeting); };
    connect(stranger, &Link::received, this, hear, Qt::SingleShotConnection);
    connect(stranger, &Link::closed, this, [this, stranger] { m_strangers.erase(stranger); });
    QTimer::singleShot(greetingTime, stranger, [this, stranger] {
        if (m_strangers.contains(stranger))
            stranger->close();
    });
}

void TcpBeacon::greeted(Link* link, const Bytes& greeting) {
    m_strangers.erase(link);
    if (m_central || !m_lobby || greeting != greetingTo(m_notice.id))
        return link->close();
    m_central = link;
    takeDown();
    connect(link, &Link::closed, this, [this] {
        m_central.clear();
        glance();
    });
    link->send(greeting);
    emit found(link);
}

} // namespace aphelion
