#pragma once

#include "device/link/link.h"
#include "device/link/notice_board.h"

#include <map>
#include <optional>

namespace aphelion {

// The half of the TCP air that seeks: calls every device that has put up a notice and is not linked yet.
class TcpScout : public QObject {
    Q_OBJECT

public:
    TcpScout(NoticeBoard board, QString self, QObject* parent);

    void seek(const std::string& lobby);
    void stop();
    const std::optional<std::string>& lobby() const { return m_lobby; }

    // Looks at the notices.
    void look();

    // The same, for every now and then: whom nobody could reach is tried again after 1, 2, 4 … 32 glances.
    void glance();

signals:
    void found(aphelion::Link* link);

private:
    enum class Contact { None, Called, Linked };
    struct Known { // a device that has put up a notice
        Contact contact = Contact::None;
        int failures = 0;
        int sitOut = 0; // glances
    };

    void call(const Notice& notice);
    void linked(const QString& id, Link* link);
    void failed(const QString& id);

    NoticeBoard m_board;
    QString m_self;
    std::optional<std::string> m_lobby;
    std::map<QString, Known> m_known;
};

} // namespace aphelion
