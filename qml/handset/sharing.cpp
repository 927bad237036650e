#include "qml/handset/sharing.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

namespace planetx {

namespace {

QString nameOf(aphelion::Shared shared) {
    switch (shared) {
    case aphelion::Shared::Handed: return QStringLiteral("Handed");
    case aphelion::Shared::Copied: return QStringLiteral("Copied");
    case aphelion::Shared::Nothing: break;
    }
    return QStringLiteral("Nothing");
}

} // namespace

void Sharing::setApp(App* app) {
    if (app == m_app)
        return;
    m_app = app;
    emit appChanged();
}

QString Sharing::share(const QString& text) const {
    return nameOf(m_app ? m_app->handset().share(text) : aphelion::Shared::Nothing);
}

QString Sharing::shareFile(const QString& path) const {
    return nameOf(m_app ? m_app->handset().shareFile(path) : aphelion::Shared::Nothing);
}

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
