#pragma once

#include <QBluetoothDeviceDiscoveryAgent>
#include <QBluetoothLocalDevice>
#include <QPointer>

#include "device/bluetooth/radio.h"
#include "device/bluetooth/rights.h"

#include <map>

namespace aphelion {

// The radio of this device, through Qt Bluetooth.
class QtRadio : public Radio {
    Q_OBJECT

public:
    // The usual adapter, unless the address of another one is given. Touches nothing yet.
    explicit QtRadio(const QBluetoothAddress& adapter = {}) : m_adapter(adapter) {}

    AirState state() const override { return m_state; }
    void prepare() override;
    void look() override;
    void scan(const std::string& lobby) override;
    void stopScanning() override;
    void lookAround() override;
    std::unique_ptr<QObject> announce(const std::string& lobby) override;
    std::unique_ptr<RadioPipe> call(const RadioAddress& device, const std::string& lobby) override;
    std::unique_ptr<RadioPipe> listen(const std::string& lobby) override;

private:
    void answered(Permission answer);
    void watchAdapter();
    AirState found() const;
    void become(AirState state);
    void beginScan();
    void discovered(const QBluetoothDeviceInfo& device);
    void overheard(const QBluetoothDeviceInfo& device);
    void scanFailed(QBluetoothDeviceDiscoveryAgent::Error error);
    void endScan();
    void scanSucceeded();
    void notShown();
    void probe();

    QBluetoothAddress m_adapter;
    std::unique_ptr<QBluetoothLocalDevice> m_device;
    AirState m_state = AirState::Ready;
    bool m_asking = false;
    int m_refusals = 0;
    bool m_shownInVain = false;
    std::string m_lobby;
    bool m_looksAround = false; // in this scan, and seeks nobody
    QPointer<QBluetoothDeviceDiscoveryAgent> m_agent;
    std::map<RadioAddress, QBluetoothDeviceInfo> m_seen;
};

} // namespace aphelion
