#pragma once

#include "device/link/air.h"
#include "device/link/notice_board.h"

#include <chrono>
#include <optional>

class QFileSystemWatcher;

namespace aphelion {

class TcpBeacon;
class TcpScout;

// An air between programs on one computer, for development: sockets on the loopback address, and a folder to find each
// other. Never reached from another computer.
class TcpAir : public Air {
    Q_OBJECT

public:
    // How often it looks at the folder although nobody has said that it changed.
    static constexpr std::chrono::milliseconds usualGlance{500};

    explicit TcpAir(const QString& folder = usualFolder(), std::chrono::milliseconds glance = usualGlance,
                    QObject* parent = nullptr);
    ~TcpAir() override;

    // APHELION_AIR of the environment, else a folder that lasts as long as this user is logged in.
    static QString usualFolder();

    void show(const std::string& lobby) override;
    void seek(const std::string& lobby) override;
    void stopShowing() override;
    void stopSeeking() override;
    void announce(const std::string& lobby) override;
    void stopAnnouncing() override;
    void lookAround() override { m_looksAround = true; }
    void stopLookingAround() override { m_looksAround = false; }

private:
    bool open();
    void glance();
    void withdraw();

    NoticeBoard m_board;
    QString m_id;
    QFileSystemWatcher* m_watcher;
    TcpBeacon* m_beacon;
    TcpScout* m_scout;
    std::optional<std::string> m_announced;
    bool m_looksAround = false;
};

} // namespace aphelion
