#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "qml/lobby/lobby_form.h"

namespace planetx {

// How far this device has come on its way to somebody else's table, and what is in the way.
class Joining : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::LobbyForm* lobby READ lobby WRITE setLobby NOTIFY changed)
    Q_PROPERTY(int slowAfter READ slowAfter WRITE setSlowAfter NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(bool proving READ proving NOTIFY changed)
    Q_PROPERTY(bool arrived READ arrived NOTIFY changed)
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(bool passing READ passing NOTIFY changed)
    Q_PROPERTY(bool hopeless READ hopeless NOTIFY changed)
    Q_PROPERTY(int seconds READ seconds NOTIFY changed)
    Q_PROPERTY(bool slow READ slow NOTIFY changed)
    Q_PROPERTY(QString host READ host NOTIFY changed)
    Q_PROPERTY(bool withBoard READ withBoard NOTIFY changed)
    Q_PROPERTY(QString help READ help NOTIFY changed)
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    QML_ELEMENT

public:
    explicit Joining(QObject* parent = nullptr);

    LobbyForm* lobby() const { return m_lobby; }
    void setLobby(LobbyForm* lobby);

    // Milliseconds of looking in vain, after which it is slow.
    int slowAfter() const { return m_slow.interval(); }
    void setSlowAfter(int milliseconds);

    QString stage() const;    // Searching, AtDoor, Inside, AtTable; Apart if nothing is looked for
    bool proving() const;     // a table has answered, and the code is being compared
    bool arrived() const;     // the table is open on this device
    QString obstacle() const; // the name of what is in the way; empty for nothing
    bool passing() const;     // whether it passes by itself
    bool hopeless() const;    // whether the devices hardly come together, although the code is right
    int seconds() const;      // until it is tried again
    bool slow() const { return m_inVain; }

    // What the host has gathered, once this device was let in.
    QString host() const; // who sits at the host's device; empty while nobody there has a name
    bool withBoard() const { return gathered().play == Play::WithBoard; }
    QString help() const;
    QVariantList people() const; // LobbyPerson

    Q_INVOKABLE void tryAgain();

signals:
    void changed();

private:
    aphelion::Meeting* meeting() const;
    std::optional<aphelion::Meeting::Obstacle> inTheWay() const;
    bool isOneOf(std::initializer_list<aphelion::Parting> these) const;
    GatheredTable gathered() const;
    void follow();
    void count();

    QPointer<LobbyForm> m_lobby;
    QTimer m_slow;
    bool m_inVain = false;
    QTimer m_second;
};

} // namespace planetx
