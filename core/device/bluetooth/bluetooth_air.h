#pragma once

#include "device/bluetooth/bluetooth_beacon.h"
#include "device/bluetooth/bluetooth_herald.h"
#include "device/bluetooth/bluetooth_lookout.h"

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
    void stopShowing() override;
    void stopSeeking() override;
    void announce(const std::string& lobby) override;
    void stopAnnouncing() override;
    void lookAround() override;
    void stopLookingAround() override;
    void prepare() override;
    void wake() override;

private:
    void need();
    void settle();
    void radioChanged();

    std::unique_ptr<Radio> m_radio;
    BluetoothScout* m_scout;
    BluetoothBeacon* m_beacon;
    BluetoothHerald* m_herald;
    BluetoothLookout* m_lookout;
    std::optional<std::string> m_announced;
    bool m_looksAround = false;
    bool m_asked = false;
};

} // namespace aphelion
