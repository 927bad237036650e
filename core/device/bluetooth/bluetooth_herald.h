#pragma once

#include "device/bluetooth/bluetooth_scout.h"

namespace aphelion {

// The announcing part of a Bluetooth air. It tries, and nobody is told whether it can.
class BluetoothHerald : public QObject {
    Q_OBJECT

public:
    BluetoothHerald(Radio& radio, const BluetoothPatience& patience, QObject* parent);

    void announce(const std::string& lobby);

    // When this returns, nothing is announced any more.
    void stop();

    // The radio can be used again, or not any more.
    void look();

    // Whatever may have been made to stop begins anew.
    void renew();

private:
    void begin();
    void fold();

    Radio& m_radio;
    BluetoothPatience m_patience;
    std::optional<std::string> m_lobby;
    std::unique_ptr<QObject> m_announcement;
    QTimer m_next;
};

} // namespace aphelion
