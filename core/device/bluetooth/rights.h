#pragma once

#include <functional>

namespace aphelion {

// Whether this app may use Bluetooth, as far as the platform lets people decide.
enum class Permission { Granted, NotAskedYet, Refused };

Permission bluetoothPermission();

// Asks the person, and calls back from the event loop.
void askForBluetooth(std::function<void(Permission)> answered);

// Whether the system lets this program be found by others. On Linux that takes CAP_NET_ADMIN and CAP_NET_RAW.
bool mayBeFound();

} // namespace aphelion
