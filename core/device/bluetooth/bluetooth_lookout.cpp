#include "device/bluetooth/bluetooth_lookout.h"

#include <algorithm>

namespace aphelion {

BluetoothLookout::BluetoothLookout(Radio& radio, const BluetoothPatience& patience, QObject* parent)
    : QObject(parent), m_radio(radio), m_patience(patience), m_pause(patience.betweenScans) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &BluetoothLookout::look);
    m_watchdog.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, [this] {
        m_radio.stopScanning();
        scanned();
    });
    connect(&m_radio, &Radio::scanned, this, &BluetoothLookout::scanned);
    connect(&m_radio, &Radio::noticed, this, [this](const std::string& lobby) {
        if (m_scanning)
            emit noticed(lobby);
    });
}

void BluetoothLookout::look() {
    if (!canSeek(m_radio.state()))
        return stop();
    if (m_scanning)
        return;
    m_next.stop();
    m_scanning = true;
    m_watchdog.start(m_patience.scan);
    m_radio.lookAround();
}

void BluetoothLookout::stop() {
    m_next.stop();
    m_watchdog.stop();
    m_pause = m_patience.betweenScans;
    if (std::exchange(m_scanning, false))
        m_radio.stopScanning();
}

// Scanning costs much: somebody who looks around for long does so more and more seldom.
void BluetoothLookout::scanned() {
    if (!std::exchange(m_scanning, false))
        return;
    m_watchdog.stop();
    m_next.start(m_pause);
    m_pause = std::min(m_pause * 3 / 2, m_patience.longestPause);
}

} // namespace aphelion
