#pragma once

#include "device/link/link.h"
#include "device/link/notice_board.h"

#include <QPointer>

#include <optional>
#include <set>

class QTcpServer;

namespace aphelion {

// The half of the TCP air that shows this device: listens on the loopback address and puts up a notice, except while
// somebody is linked.
class TcpBeacon : public QObject {
    Q_OBJECT

public:
    TcpBeacon(NoticeBoard board, QString id, QObject* parent);
    ~TcpBeacon() override;

    // Whether it could.
    bool show(const std::string& lobby);
    void stop();
    const std::optional<std::string>& lobby() const { return m_lobby; }

    // Puts the notice up again if somebody has removed it. For every now and then.
    void glance();

signals:
    void found(aphelion::Link* link);

private:
    static constexpr std::size_t mostStrangers = 8;

    void accept();
    void meet(Link* stranger);
    void greeted(Link* link, const Bytes& greeting);
    void takeDown();

    NoticeBoard m_board;
    Notice m_notice;
    QTcpServer* m_server;
    std::optional<std::string> m_lobby;
    QPointer<Link> m_central;
    std::set<Link*> m_strangers; // connected, and without a greeting so far
};

} // namespace aphelion
