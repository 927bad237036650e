#pragma once

#include "device/bluetooth/bluetooth_beacon.h"

namespace aphelion {

// An air over Bluetooth LE. Who gathers is the central and calls those who show themselves, one connection each. LINKS.md
// describes what travels.
class BluetoothAir : public Air {
    Q_OBJECT

public:
    explicit BluetoothAir(std::unique_ptr<Radio> radio, const BluetoothPatience& patience = {},
                          QObject* parent = nullptr);
    ~BluetoothAir() override;

    void show(const std::string& lobby) override;
    void seek(const std::string& lobby) override;
    void stopShowing() override { m_beacon->stop(); }
    void stopSeeking() override { m_scout->stop(); }
    void prepare() override { m_radio->prepare(); }

private:
    std::unique_ptr<Radio> m_radio;
    BluetoothScout* m_scout;
    BluetoothBeacon* m_beacon;
};

} // namespace aphelion
