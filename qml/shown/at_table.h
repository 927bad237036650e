#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/shown/session_type.h"

namespace planetx {

// Something that shows a part of the open table, as the player sees it who looks now. What it shows is read anew
// whenever the game goes on or somebody else looks, so nothing private outlives its owner's look.
class AtTable : public QObject {
    Q_OBJECT
    Q_PROPERTY(aphelion::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)
    QML_ANONYMOUS

public:
    using QObject::QObject;

    Session* session() const { return m_session; }
    void setSession(Session* session);

    // While it is held, what happens at the table is not told: a page behind an answer stays as it was when it was
    // asked. Another pair of eyes ends it.
    bool held() const { return m_held; }
    void setHeld(bool held);

signals:
    void sessionChanged();
    void heldChanged();
    void changed();

protected:
    // All that is shown, from the session as it is.
    virtual void read() = 0;

    // Another pair of eyes, or none: called before read().
    virtual void look() {}

    // Whoever looks is about to go: what is half-written is kept now or never.
    virtual void finish() {}

    void refresh();

    const Table* table() const;
    const Board* board() const;
    const Seat* seat() const;
    std::optional<PlayerId> viewpoint() const;
    Hand ownHand() const;            // of the player who looks
    bool isHere(PlayerId who) const; // a person or a bot of this device, not a bot for somebody elsewhere
    bool isAway(PlayerId who) const; // at another device, which is out of reach; bots are the host's

private:
    void lookAnew();

    QPointer<Session> m_session;
    bool m_held = false;
};

} // namespace planetx
