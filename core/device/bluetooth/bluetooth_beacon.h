#pragma once

#include "device/bluetooth/bluetooth_scout.h"

namespace aphelion {

// The showing half of a Bluetooth air: this device can be found until somebody calls it, and again when that link has
// ended.
class BluetoothBeacon : public QObject {
    Q_OBJECT

public:
    BluetoothBeacon(Radio& radio, const BluetoothPatience& patience, QObject* parent);

    void show(const std::string& lobby);
    void stop();
    const std::optional<std::string>& lobby() const { return m_lobby; }

    // The radio can be used again, or not any more.
    void look();

    // Whoever may have been made to stop showing itself does so again.
    void renew();

signals:
    void found(aphelion::Link* link);

private:
    void listen();
    void opened();
    void broken();
    void fold();

    Radio& m_radio;
    BluetoothPatience m_patience;
    std::optional<std::string> m_lobby;
    std::unique_ptr<RadioPipe> m_pipe; // nobody has said anything on it yet
    QPointer<Link> m_link;
    std::chrono::milliseconds m_rest{};
    QTimer m_next;
    QTimer m_watchdog; // somebody has called
};

} // namespace aphelion
