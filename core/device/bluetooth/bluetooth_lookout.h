#pragma once

#include "device/bluetooth/bluetooth_scout.h"

namespace aphelion {

// The part of a Bluetooth air that looks around: scans in turns for what others announce, and calls nobody.
class BluetoothLookout : public QObject {
    Q_OBJECT

public:
    BluetoothLookout(Radio& radio, const BluetoothPatience& patience, QObject* parent);

    // Begins, or goes on at once, if the radio can be used.
    void look();

    // When this returns, the radio is free for other scans.
    void stop();

signals:
    void noticed(const std::string& lobby);

private:
    void scanned();

    Radio& m_radio;
    BluetoothPatience m_patience;
    bool m_scanning = false;
    std::chrono::milliseconds m_pause{};
    QTimer m_next;
    QTimer m_watchdog;
};

} // namespace aphelion
