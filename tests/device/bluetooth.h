#pragma once

#include "device/airs.h"

namespace aphelion {

// A device on the air, and its radio.
struct BluetoothDevice {
    FakeRadio* radio;
    Device device;

    BluetoothDevice(const std::shared_ptr<FakeEther>& ether, const RadioAddress& address,
                    const BluetoothPatience& patience = hurry())
        : BluetoothDevice(std::make_unique<FakeRadio>(ether, address), patience) {}

    Air& air() { return device.air(); }
    std::size_t open() const { return device.open(); }
    Met& last() { return device.last(); }

private:
    BluetoothDevice(std::unique_ptr<FakeRadio> made, const BluetoothPatience& patience)
        : radio(made.get()), device(std::make_unique<BluetoothAir>(std::move(made), patience), true) {}
};

} // namespace aphelion
