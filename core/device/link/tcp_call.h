#pragma once

#include "device/link/notice_board.h"
#include "device/link/tcp_link.h"

#include <QPointer>

namespace aphelion {

// One call to a device that has put up a notice. It ends with a link or without one, and is deleted soon after.
class TcpCall : public QObject {
    Q_OBJECT

public:
    TcpCall(Notice notice, QObject* parent);

signals:
    void linked(aphelion::Link* link); // a child of the call's parent
    void failed();                     // not now
    void stale();                      // whoever put up the notice is not there any more

private:
    void greet();
    void greeted(const Bytes& greeting);
    void endWith(void (TcpCall::*how)());

    Notice m_notice;
    QTcpSocket* m_socket;
    QPointer<TcpLink> m_link;
    bool m_over = false;
};

} // namespace aphelion
