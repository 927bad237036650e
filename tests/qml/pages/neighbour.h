#pragma once

#include <QObject>
#include <QTemporaryDir>

#include "device/link/loopback_air.h"
#include "qml/app/app.h"
#include "qml/code/invitation.h"
#include "qml/join/joining.h"
#include "qml/models/all_models.h"

#include "base/rng.h"

namespace planetx {

// How a device is reached that can be told to be off.
class RoomAir : public aphelion::LoopbackAir {
public:
    using Air::become;
    using LoopbackAir::LoopbackAir;
    void prepare() override { become(aphelion::AirState::Ready); } // the person allows it
};

// Another device in the room: a real app with a vault of its own, used as its people would. Its verbs give the name of
// a trouble, or nothing.
class Neighbour : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::App* app READ app CONSTANT)
    Q_PROPERTY(planetx::LobbyForm* lobby READ lobby CONSTANT)
    Q_PROPERTY(planetx::Invitation* invitation READ invitation CONSTANT)
    Q_PROPERTY(planetx::Joining* joining READ joining CONSTANT)

public:
    Neighbour(std::shared_ptr<aphelion::LoopbackEther> ether, std::uint64_t seed, QObject* parent);

    App* app() { return &m_app; }
    LobbyForm* lobby() { return &m_lobby; }
    Invitation* invitation() { return &m_invitation; }
    Joining* joining() { return &m_joining; }

    Q_INVOKABLE QString join(const QString& code, const QStringList& names);
    Q_INVOKABLE QString invite(const QString& code, const QStringList& names, bool withBoard = false);
    Q_INVOKABLE QString admitAll();
    Q_INVOKABLE QString start();
    Q_INVOKABLE QString release(int player);
    Q_INVOKABLE void leave();       // switched off in good order
    Q_INVOKABLE QString comeBack(); // to the table that was left last

    Session* session() const { return m_app.session(); }
    QString act(PlayerId who, const Action& action); // through the forms of its pages

private:
    void seat(const QString& code, const QStringList& names);

    QTemporaryDir m_folder;
    aphelion::Rng m_rng;
    std::uint64_t m_time = 1'800'000'000'000;
    RoomAir m_air;
    App m_app;
    LobbyForm m_lobby;
    Invitation m_invitation;
    Joining m_joining;
    QString m_left; // the table
};

} // namespace planetx
