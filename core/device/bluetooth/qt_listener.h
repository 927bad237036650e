#pragma once

#include <QBluetoothAddress>
#include <QLowEnergyController>
#include <QLowEnergyService>

#include "device/bluetooth/radio.h"

namespace aphelion {

// The peripheral's end of a connection, from the moment it shows itself. It is open when the first value has come,
// because many things connect to a device that shows itself, and not every platform says who comes and goes.
class QtListener final : public RadioPipe {
    Q_OBJECT

public:
    QtListener(const QBluetoothAddress& adapter, const std::string& lobby);
    ~QtListener() override;

    std::size_t capacity() const override;
    void deliver(ByteView value) override;
    void hangUp() override;

signals:
    void notShown(); // this device cannot be found

private:
    void hear(const QLowEnergyCharacteristic& to, const QByteArray& value);
    void take(const QByteArray& value);
    void trouble(QLowEnergyController::Error error);
    void fail();

    QLowEnergyController* m_controller; // outlives this object for a moment
    QLowEnergyService* m_service = nullptr;
    quint8 m_sent = 0;
    bool m_waits = false; // for the other side to have heard
    bool m_open = false;
    bool m_over = false;
};

} // namespace aphelion
