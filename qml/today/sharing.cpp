#include "qml/today/sharing.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

namespace planetx {

void Sharing::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

QString Sharing::pictureFile(const QString& name) const {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return {};
    QString file = QDir(folder).filePath(name + QStringLiteral(".png"));
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = QDir(folder).filePath(QStringLiteral("%1 %2.png").arg(name).arg(number));
    return file;
}

} // namespace planetx
