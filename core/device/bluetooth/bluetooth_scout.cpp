#include "device/bluetooth/bluetooth_scout.h"

#include <algorithm>

namespace aphelion {

using Clock = std::chrono::steady_clock;

BluetoothScout::BluetoothScout(Radio& radio, const BluetoothPatience& patience, QObject* parent)
    : QObject(parent), m_radio(radio), m_patience(patience), m_pause(patience.betweenScans) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] { m_called.empty() ? scan() : call(); });
    m_watchdog.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, &BluetoothScout::gaveUp);
    connect(&m_radio, &Radio::seen, this, &BluetoothScout::seen);
    connect(&m_radio, &Radio::scanned, this, &BluetoothScout::scanned);
}

void BluetoothScout::seek(const std::string& lobby) {
    if (m_lobby == lobby)
        return;
    stop();
    m_lobby = lobby;
    m_pause = m_patience.betweenScans;
    scan();
}

void BluetoothScout::stop() {
    m_lobby.reset();
    m_next.stop();
    m_watchdog.stop();
    m_called.clear();
    if (m_pipe) {
        m_pipe->hangUp();
        m_pipe.release()->deleteLater(); // it may be telling us something just now
    }
    if (std::exchange(m_scanning, false))
        m_radio.stopScanning();
    std::erase_if(m_contacts, [](const auto& contact) { return contact.second.link.isNull(); });
}

void BluetoothScout::look() {
    if (m_lobby && !m_pipe && m_called.empty() && !m_scanning) {
        m_pause = m_patience.betweenScans;
        scan();
    }
}

// A device that was seen in this scan while it was linked may not be told of again.
void BluetoothScout::scanAnew() {
    if (m_scanning) {
        m_scanning = false;
        m_radio.stopScanning();
        m_next.start(m_patience.betweenScans);
    } else {
        look();
    }
}

void BluetoothScout::scan() {
    m_next.stop();
    if (!m_lobby || m_pipe || m_scanning || m_radio.state() == AirState::Off)
        return;
    m_scanning = true;
    m_radio.scan(*m_lobby);
}

// Nothing new: the next scan comes later and later.
void BluetoothScout::scanned() {
    if (!std::exchange(m_scanning, false) || !m_lobby)
        return;
    m_next.start(m_pause);
    m_pause = std::min(m_pause * 3 / 2, m_patience.longestPause);
}

void BluetoothScout::seen(const RadioAddress& device) {
    if (!m_scanning || !m_lobby)
        return;
    const Contact& contact = m_contacts[device];
    if (contact.link || Clock::now() < contact.notBefore)
        return;
    m_scanning = false;
    m_radio.stopScanning();
    m_called = device;
    m_next.start(m_patience.beforeCall);
}

void BluetoothScout::call() {
    m_pipe = m_radio.call(m_called, *m_lobby);
    connect(m_pipe.get(), &RadioPipe::opened, this, &BluetoothScout::opened);
    connect(m_pipe.get(), &RadioPipe::broken, this, &BluetoothScout::gaveUp);
    m_watchdog.start(m_patience.call);
}

void BluetoothScout::opened() {
    m_watchdog.stop();
    m_pipe->disconnect(this);
    const RadioAddress device = std::exchange(m_called, {});
    auto* link = new BluetoothLink(std::move(m_pipe), m_patience.link, parent());
    m_contacts[device].link = link;
    connect(link, &Link::closed, this, [this, device, begun = Clock::now()] {
        Contact& contact = m_contacts[device];
        contact.link.clear();
        if (Clock::now() - begun < m_patience.shortLink)
            tire(contact);
        else
            contact = {};
        scanAnew();
    });
    m_pause = m_patience.betweenScans;
    m_next.start(m_pause);
    emit found(link);
}

void BluetoothScout::gaveUp() {
    m_watchdog.stop();
    m_pipe->disconnect(this);
    m_pipe->hangUp();
    m_pipe.release()->deleteLater();
    tire(m_contacts[std::exchange(m_called, {})]);
    m_next.start(m_patience.betweenScans);
}

// It is called again only after a while, so that others have their turn.
void BluetoothScout::tire(Contact& contact) {
    contact.rest = contact.rest.count() == 0 ? m_patience.rest : std::min(2 * contact.rest, m_patience.longestRest);
    contact.notBefore = Clock::now() + contact.rest;
}

} // namespace aphelion
