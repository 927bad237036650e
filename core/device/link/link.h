#pragma once

#include <QObject>

#include "base/bytes.h"

#include <cstddef>

namespace aphelion {

// This device's part in a link: the central has looked for the other one, the peripheral was found.
enum class LinkSide { Central, Peripheral };

// Why a link ended.
enum class LinkEnd {
    Here,    // close() was called
    There,   // the other device has closed it
    Lost,    // the other device is out of reach, switched off or killed
    Garbled, // what came is no datagram
};

// A pipe to one other device. Datagrams arrive whole, once and in order, or the link closes. Signals come from the
// event loop, never out of send() or close(). A link belongs to its air; it is deleted soon after it has closed.
class Link : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // The most bytes that go into one datagram; at least 20.
    virtual std::size_t capacity() const = 0;

    // From one byte to as many as the capacity. What cannot go at once waits. A link that is closed takes nothing.
    virtual void send(ByteView datagram) = 0;

    // Enough is waiting: what is sent only now could not go soon, and may be out of date by then. ready() follows.
    virtual bool isBusy() const { return false; }

    // What was sent before still goes to the other device, if that takes it; nothing is received any more.
    virtual void close() = 0;

signals:
    void received(aphelion::Bytes datagram);
    void ready();
    void closed(aphelion::LinkEnd why); // once, and last

protected:
    void end(LinkEnd why);
    bool ended() const { return m_ended; }

private:
    bool m_ended = false;
};

} // namespace aphelion
