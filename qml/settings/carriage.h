#pragma once

#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "qml/app/app.h"

namespace planetx {

// Takes a player of this device to another one, as a file that only a passphrase opens, and brings one here. Its verbs
// give the name of a trouble, or nothing.
class Carriage : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::App* app READ app WRITE setApp NOTIFY appChanged)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QString arrived READ arrived NOTIFY changed)
    Q_PROPERTY(QUrl folder READ folder CONSTANT)
    QML_ELEMENT

public:
    using QObject::QObject;

    App* app() const { return m_app; }
    void setApp(App* app);
    const QString& file() const { return m_file; }       // the one that was written last
    const QString& arrived() const { return m_arrived; } // what the player is called here who arrived last
    static QUrl folder();                                // where files are written: the person's documents

    // Whether the player has a PIN and the own notes are not open anyway.
    Q_INVOKABLE bool asksPin(const QString& player) const;
    Q_INVOKABLE QString check(const QString& player, const QString& pin);

    // A new file in the folder; nothing is overwritten, and nothing half-written stays.
    Q_INVOKABLE QString take(const QString& player, const QString& pin, const QString& passphrase);

    // The player comes without a PIN, and with a number where there is one of that name.
    Q_INVOKABLE QString bring(const QUrl& file, const QString& passphrase);

    Q_INVOKABLE QString nameOf(const QUrl& file) const;

signals:
    void appChanged();
    void changed();

private:
    Session* session() const { return m_app ? m_app->session() : nullptr; }
    aphelion::PlayerFile* openFile(const aphelion::StoreId& player) const;
    aphelion::Result<aphelion::Bytes, aphelion::StoreFault>
    packed(const aphelion::StoreId& player, aphelion::PlayerFile& file, const QString& passphrase);
    QString write(const aphelion::StoreId& player, aphelion::ByteView bytes);
    std::optional<aphelion::PlayerSummary> summary(const aphelion::StoreId& player) const;

    QPointer<App> m_app;
    QString m_file;
    QString m_arrived;
};

} // namespace planetx
