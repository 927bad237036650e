#pragma once

#include <QString>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace aphelion {

// A device that waits to be found, and where.
struct Notice {
    QString id; // 32 hexadecimal digits, random
    std::uint16_t port = 0;

    bool operator==(const Notice&) const = default;
};

// A folder in which devices on one computer say that they wait: <lobby in hexadecimal>-<id>, with the port in it; or
// that they gather others: <lobby in hexadecimal>-<id>.near, written again and again.
class NoticeBoard {
public:
    explicit NoticeBoard(QString folder) : m_folder(std::move(folder)) {}

    const QString& folder() const { return m_folder; }

    // Makes the folder if it is not there, for this user alone. Whether it is there now.
    bool open() const;

    bool put(const std::string& lobby, const Notice& notice) const;

    // Removes the notice, unless the device has put up another one since.
    void remove(const std::string& lobby, const Notice& notice) const;

    bool shows(const std::string& lobby, const Notice& notice) const;

    // Those who wait for that lobby.
    std::vector<Notice> read(const std::string& lobby) const;

    // Somebody gathers others for that lobby: to be said again every now and then.
    void announce(const std::string& lobby, const QString& id) const;
    void withdraw(const std::string& lobby, const QString& id) const;

    // The lobbies that others than that one announce. Who has not said it for a while is gone.
    std::set<std::string> announced(const QString& self) const;

private:
    QString pathOf(const std::string& lobby, const QString& id) const;

    QString m_folder;
};

} // namespace aphelion
