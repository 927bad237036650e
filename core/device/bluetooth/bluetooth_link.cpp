#include "device/bluetooth/bluetooth_link.h"

#include <QPointer>

#include <cassert>

namespace aphelion {

BluetoothLink::BluetoothLink(std::unique_ptr<RadioPipe> pipe, const Patience& patience, QObject* parent)
    : Link(parent), m_pipe(std::move(pipe)), m_patience(patience), m_capacity(m_pipe->capacity()) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BluetoothLink::lose);
    connect(m_pipe.get(), &RadioPipe::received, this, [this](const Bytes& value) {
        if (!m_closing && !ended())
            emit received(value);
    });
    connect(m_pipe.get(), &RadioPipe::delivered, this, &BluetoothLink::delivered, Qt::QueuedConnection);
    connect(m_pipe.get(), &RadioPipe::broken, this, &BluetoothLink::lose, Qt::QueuedConnection);
}

BluetoothLink::~BluetoothLink() {
    m_pipe->disconnect(this);
    m_pipe->hangUp();
}

void BluetoothLink::send(ByteView datagram) {
    assert(!datagram.empty() && datagram.size() <= m_capacity);
    if (m_closing || ended())
        return;
    m_waiting.emplace_back(datagram.begin(), datagram.end());
    if (m_waiting.size() == 1)
        deliverNext();
}

void BluetoothLink::deliverNext() {
    if (!m_closing)
        m_timer.start(m_patience.delivery);
    m_pipe->deliver(m_waiting.front());
}

void BluetoothLink::delivered() {
    if (ended() || m_waiting.empty())
        return;
    m_waiting.pop_front();
    if (!m_waiting.empty())
        deliverNext();
    else if (m_closing)
        return finish(LinkEnd::Here);
    else
        m_timer.stop();
    if (!m_closing)
        emit ready();
}

void BluetoothLink::close() {
    if (m_closing || ended())
        return;
    m_closing = true;
    m_timer.start(m_waiting.empty() ? std::chrono::milliseconds(0) : m_patience.farewell);
}

void BluetoothLink::lose() { finish(m_closing ? LinkEnd::Here : LinkEnd::Lost); }

void BluetoothLink::finish(LinkEnd why) {
    if (ended())
        return;
    m_timer.stop();
    m_pipe->disconnect(this);
    m_pipe->hangUp();
    end(why);
}

} // namespace aphelion
