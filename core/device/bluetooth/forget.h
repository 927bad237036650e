#pragma once

#include <QBluetoothAddress>

namespace aphelion {

// Lets the platform forget a device: BlueZ remembers the services of one that was connected once and does not look
// again, so a program that was not running then would never be found.
void forgetDevice(const QBluetoothAddress& device, const QBluetoothAddress& adapter);

} // namespace aphelion
