#include "device/bluetooth/bluetooth_beacon.h"

#include <algorithm>

namespace aphelion {

BluetoothBeacon::BluetoothBeacon(Radio& radio, const BluetoothPatience& patience, QObject* parent)
    : QObject(parent), m_radio(radio), m_patience(patience) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &BluetoothBeacon::listen);
    m_watchdog.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, &BluetoothBeacon::broken);
}

void BluetoothBeacon::show(const std::string& lobby) {
    stop();
    m_lobby = lobby;
    m_rest = m_patience.again;
    listen();
}

void BluetoothBeacon::stop() {
    m_lobby.reset();
    fold();
}

void BluetoothBeacon::fold() {
    m_next.stop();
    m_watchdog.stop();
    if (!m_pipe)
        return;
    m_pipe->disconnect(this);
    m_pipe->hangUp();
    m_pipe.release()->deleteLater(); // it may be telling us something just now
}

void BluetoothBeacon::look() {
    if (!canShow(m_radio.state()))
        return fold();
    m_rest = m_patience.again;
    listen();
}

void BluetoothBeacon::renew() {
    fold();
    look();
}

void BluetoothBeacon::listen() {
    if (!m_lobby || m_pipe || m_link || !canShow(m_radio.state()))
        return;
    m_next.stop();
    m_pipe = m_radio.listen(*m_lobby);
    connect(m_pipe.get(), &RadioPipe::approached, this, [this] { m_watchdog.start(m_patience.approach); });
    connect(m_pipe.get(), &RadioPipe::opened, this, &BluetoothBeacon::opened);
    connect(m_pipe.get(), &RadioPipe::broken, this, &BluetoothBeacon::broken);
}

void BluetoothBeacon::opened() {
    m_watchdog.stop();
    m_pipe->disconnect(this);
    m_rest = m_patience.again;
    m_link = new BluetoothLink(std::move(m_pipe), m_patience.link, parent());
    connect(m_link, &Link::closed, this, [this] {
        m_link.clear();
        m_next.start(m_patience.again);
    });
    emit found(m_link);
}

void BluetoothBeacon::broken() {
    fold();
    m_next.start(m_rest);
    m_rest = std::min(2 * m_rest, m_patience.longestRest);
}

} // namespace aphelion
