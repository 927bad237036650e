#pragma once

#include <QObject>

#include "device/link/link.h"

#include <string>

namespace aphelion {

// Whether devices can find each other just now, for a message on the screen.
enum class AirState {
    Ready,
    Off,         // a person has switched it off
    NotAllowed,  // a person has to allow it first
    Forbidden,   // a person has refused for good: only the system's settings help
    NoRights,    // this device can gather others, but its system lets it be found only with more rights
    CannotShow,  // this device can gather others, but not be found
    Unsupported, // this device has no such thing
    Failed,      // for a reason nobody can do much about
};

// Whether it is worth looking for others in this state, or waiting to be found.
bool canSeek(AirState state);
bool canShow(AirState state);

// One way in which devices find each other. Those who wait for a lobby show themselves; whoever gathers them seeks, and
// is linked with each. A device that shows itself has one central at a time: meanwhile it is not to be found, and
// again when that link has closed. One that seeks has any number of links, never two with the same device. Both may be
// on at once. Links stay when showing or seeking stops; they go with the air, without a word on this side.
// Whoever gathers others may announce it, so that those who do not know the lobby yet can look around for it. Nothing
// but its name is told, and nobody is linked by that.
class Air : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Until told otherwise. Another lobby takes the place of the one before.
    virtual void show(const std::string& lobby) = 0;
    virtual void seek(const std::string& lobby) = 0;
    virtual void stopShowing() = 0;
    virtual void stopSeeking() = 0;

    // A courtesy: where it cannot be done nothing happens, and the state stays as it is. It rests while this device
    // shows itself.
    virtual void announce(const std::string& lobby) = 0;
    virtual void stopAnnouncing() = 0;

    // For what others announce, as far as nobody has to be asked for anything. It rests while this device shows itself
    // or seeks.
    virtual void lookAround() = 0;
    virtual void stopLookingAround() = 0;

    void rest(); // from all of it

    // Asks a person for what is needed, if that can help, and looks again whether devices can find each other.
    virtual void prepare() {}

    // This app has just begun, or comes back from where it could do nothing: looks again, asks nobody, and takes up
    // at once what it was doing.
    virtual void wake() {}

    AirState state() const { return m_state; }

signals:
    // From the event loop. Whoever takes the link connects to its signals now, or misses what it says.
    void found(aphelion::Link* link, aphelion::LinkSide side);
    void noticed(const std::string& lobby); // for as long as it is announced, again and again
    void stateChanged(aphelion::AirState state);

protected:
    void become(AirState state);

private:
    AirState m_state = AirState::Ready;
};

} // namespace aphelion
