#include "device/link/notice_board.h"

#include "base/bytes.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>

namespace aphelion {

namespace {

constexpr qsizetype idLength = 32;
const QString announcing = QStringLiteral(".near");
constexpr qint64 announcedFor = 5000; // milliseconds

QString prefixOf(const std::string& lobby) { return QString::fromStdString(hex(viewOf(lobby))) + '-'; }

bool isId(const QString& text) {
    return text.size() == idLength &&
           std::ranges::all_of(text, [](QChar c) { return ('0' <= c && c <= '9') || ('a' <= c && c <= 'f'); });
}

std::uint16_t portIn(const QString& path) {
    QFile file(path);
    constexpr qint64 longest = 6; // five digits and the end of the line
    return file.open(QIODevice::ReadOnly) ? file.read(longest).trimmed().toUShort() : std::uint16_t{0};
}

bool isRecent(const QFileInfo& file) {
    return std::abs(file.lastModified().msecsTo(QDateTime::currentDateTime())) < announcedFor;
}

} // namespace

bool NoticeBoard::open() const {
    if (QDir(m_folder).exists())
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return true;
}

QString NoticeBoard::pathOf(const std::string& lobby, const QString& id) const {
    return m_folder + '/' + prefixOf(lobby) + id;
}

bool NoticeBoard::put(const std::string& lobby, const Notice& notice) const {
    QSaveFile file(pathOf(lobby, notice.id));
    return open() && file.open(QIODevice::WriteOnly) && file.write(QByteArray::number(notice.port) + '\n') > 0 &&
           file.commit();
}

void NoticeBoard::remove(const std::string& lobby, const Notice& notice) const {
    if (shows(lobby, notice))
        QFile::remove(pathOf(lobby, notice.id));
}

bool NoticeBoard::shows(const std::string& lobby, const Notice& notice) const {
    return portIn(pathOf(lobby, notice.id)) == notice.port;
}

std::vector<Notice> NoticeBoard::read(const std::string& lobby) const {
    const QString prefix = prefixOf(lobby);
    std::vector<Notice> found;
    for (const QString& name : QDir(m_folder).entryList({prefix + '*'}, QDir::Files)) {
        const Notice notice{name.mid(prefix.size()), portIn(m_folder + '/' + name)};
        if (isId(notice.id) && notice.port != 0)
            found.push_back(notice);
    }
    return found;
}

void NoticeBoard::announce(const std::string& lobby, const QString& id) const {
    QFile file(pathOf(lobby, id) + announcing);
    if (open() && file.open(QIODevice::WriteOnly))
        file.write("\n");
}

void NoticeBoard::withdraw(const std::string& lobby, const QString& id) const {
    QFile::remove(pathOf(lobby, id) + announcing);
}

std::set<std::string> NoticeBoard::announced(const QString& self) const {
    std::set<std::string> lobbies;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({'*' + announcing}, QDir::Files)) {
        const QStringList parts = file.completeBaseName().split('-');
        const QByteArray lobby = QByteArray::fromHex(parts.front().toLatin1());
        if (parts.size() == 2 && isId(parts.back()) && parts.back() != self && !lobby.isEmpty() && isRecent(file))
            lobbies.insert(lobby.toStdString());
    }
    return lobbies;
}

} // namespace aphelion
