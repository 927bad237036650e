#pragma once

#include "device/link/air.h"

#include <memory>

namespace aphelion {

// A device that a radio has seen, as the platform calls it.
using RadioAddress = std::string;

// One connection as a radio has it: values go out one at a time, and come in as they come.
class RadioPipe : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // The most bytes that go into one value, at least 20. Known when the pipe is open.
    virtual std::size_t capacity() const = 0;

    // One value; the next one after delivered().
    virtual void deliver(ByteView value) = 0;

    // Nothing is signalled any more.
    virtual void hangUp() = 0;

signals:
    void approached(); // somebody has called, and has said nothing so far
    void opened();
    void received(aphelion::Bytes value);
    void delivered(); // the other side has it
    void broken();    // once, and last; also if it never opened
};

// A platform's Bluetooth LE, as far as an air needs it. What it does alone is told from the event loop.
class Radio : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual AirState state() const = 0;

    // Asks the person for what the platform wants to be asked for, and looks again whether the radio can be used.
    virtual void prepare() = 0;

    // Looks again, and asks nobody. Before the first time it is not known whether there is a radio at all.
    virtual void look() = 0;

    // Looks for a few seconds for devices that show themselves for this lobby: seen() for each, also for some that are
    // not there any more; then scanned().
    virtual void scan(const std::string& lobby) = 0;
    virtual void stopScanning() = 0;

    // The same for what devices announce: noticed() for each lobby, then scanned().
    virtual void lookAround() = 0;

    // Announces a lobby to those who look around, for as long as there is what this gives. Nobody is to call because of
    // it; where it cannot be done nothing happens, and the state stays as it is.
    virtual std::unique_ptr<QObject> announce(const std::string& lobby) = 0;

    // Calls a device that was seen. The pipe opens or breaks, or does nothing at all for a long time.
    virtual std::unique_ptr<RadioPipe> call(const RadioAddress& device, const std::string& lobby) = 0;

    // Shows this device until somebody calls and says something: then the pipe opens.
    virtual std::unique_ptr<RadioPipe> listen(const std::string& lobby) = 0;

signals:
    void stateChanged();
    void seen(const aphelion::RadioAddress& device);
    void noticed(const std::string& lobby);
    void scanned();
};

} // namespace aphelion
