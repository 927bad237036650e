#pragma once

#include <QBluetoothAddress>
#include <QBluetoothDeviceInfo>
#include <QLowEnergyController>
#include <QLowEnergyService>

#include "device/bluetooth/radio.h"

namespace aphelion {

// The central's end of a connection. One controller serves for one call and is never used again.
class QtCall final : public RadioPipe {
    Q_OBJECT

public:
    QtCall(const QBluetoothDeviceInfo& device, const QBluetoothAddress& adapter, const std::string& lobby);
    ~QtCall() override;

    std::size_t capacity() const override;
    void deliver(ByteView value) override;
    void hangUp() override;

private:
    void discovered();
    void serviceChanged(QLowEnergyService::ServiceState state);
    void hear(const QLowEnergyCharacteristic& from, const QByteArray& value);
    void tell(const QByteArray& value);
    void written(const QLowEnergyCharacteristic& to, const QByteArray& value);
    void fail();
    void write(const QBluetoothUuid& characteristic, const QByteArray& value);

    std::string m_lobby;
    QLowEnergyController* m_controller; // outlives this object for a moment
    QLowEnergyService* m_service = nullptr;
    quint8 m_heard = 0; // values, modulo 256
    quint8 m_told = 0;  // of them, to the other side
    bool m_open = false;
    bool m_over = false;
};

} // namespace aphelion
