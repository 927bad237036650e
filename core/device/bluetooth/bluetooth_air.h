#pragma once

#include "device/bluetooth/bluetooth_beacon.h"

namespace aphelion {

// An air over Bluetooth LE. Who gathers is the central and calls those who show themselves, one connection each.
// LINKS.md describes what travels.
class BluetoothAir : public Air {
    Q_OBJECT

public:
    // Nothing is asked of the radio before it is woken or needed.
    explicit BluetoothAir(std::unique_ptr<Radio> radio, const BluetoothPatience& patience = {},
                          QObject* parent = nullptr);
    ~BluetoothAir() override;

    void show(const std::string& lobby) override;
    void seek(const std::string& lobby) override;
    void stopShowing() override { m_beacon->stop(); }
    void stopSeeking() override { m_scout->stop(); }
    void prepare() override;
    void wake() override;

private:
    void need();
    void radioChanged();

    std::unique_ptr<Radio> m_radio;
    BluetoothScout* m_scout;
    BluetoothBeacon* m_beacon;
    bool m_asked = false;
};

} // namespace aphelion
