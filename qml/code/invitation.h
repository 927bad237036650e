#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/lobby/lobby_form.h"

namespace planetx {

// The devices that come to a table while it is being set up, as its host sees them.
class Invitation : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::LobbyForm* lobby READ lobby WRITE setLobby NOTIFY changed)
    Q_PROPERTY(QVariantList guests READ guests NOTIFY changed)
    Q_PROPERTY(QStringList waiting READ waiting NOTIFY changed)
    Q_PROPERTY(int inside READ inside NOTIFY changed)
    Q_PROPERTY(int found READ found NOTIFY changed)
    Q_PROPERTY(bool besieged READ besieged NOTIFY changed)
    QML_ELEMENT

public:
    using QObject::QObject;

    LobbyForm* lobby() const { return m_lobby; }
    void setLobby(LobbyForm* lobby);

    QVariantList guests() const; // LobbyGuest; those at the door first, with what they would be granted
    QStringList waiting() const; // names of those at the door
    int inside() const;          // how many people were let in
    int found() const;           // devices that have not proved the code yet
    bool besieged() const;       // wrong codes were tried so often that nobody gets in until the host says so

    Q_INVOKABLE QString admit(int guest); // the name of a trouble, or nothing
    Q_INVOKABLE void decline(int guest);  // also for a device that was let in
    Q_INVOKABLE void letOthersTry();

signals:
    void changed();

private:
    aphelion::Meeting* meeting() const;
    const aphelion::Meeting::Guest* find(int guest) const;
    bool fits(const aphelion::Meeting::Guest& guest) const;
    LobbyGuest shown(const aphelion::Meeting::Guest& guest) const;

    QPointer<LobbyForm> m_lobby;
};

} // namespace planetx
