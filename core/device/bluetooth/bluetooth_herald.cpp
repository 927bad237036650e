#include "device/bluetooth/bluetooth_herald.h"

namespace aphelion {

BluetoothHerald::BluetoothHerald(Radio& radio, const BluetoothPatience& patience, QObject* parent)
    : QObject(parent), m_radio(radio), m_patience(patience) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &BluetoothHerald::begin);
}

void BluetoothHerald::announce(const std::string& lobby) {
    if (m_lobby != lobby)
        stop();
    m_lobby = lobby;
    look();
}

void BluetoothHerald::stop() {
    m_lobby.reset();
    fold();
}

void BluetoothHerald::fold() {
    m_next.stop();
    m_announcement.reset();
}

// Not at once: what showed this device before may not be quite gone, and its end would end this too.
void BluetoothHerald::look() {
    if (!canShow(m_radio.state()))
        fold();
    else if (m_lobby && !m_announcement && !m_next.isActive())
        m_next.start(m_patience.again);
}

void BluetoothHerald::renew() {
    fold();
    look();
}

void BluetoothHerald::begin() { m_announcement = m_radio.announce(*m_lobby); }

} // namespace aphelion
