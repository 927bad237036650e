#pragma once

#include "device/store/key_wrap.h"
#include "device/store/secret_origin.h"

#include <filesystem>

namespace aphelion {

// The file device.key: who keeps the device secret, and the key of device.db, closed with it.
struct DeviceKey {
    SecretOrigin origin{};
    bool born = false; // device.db was made under it; written after that is so
    KeyWrap wrap;      // without a PIN

    bool operator==(const DeviceKey&) const = default;
};

// Missing if there is none, KeyLost if it cannot be read as one.
Result<DeviceKey, StoreFault> readDeviceKey(const std::filesystem::path& folder);
[[nodiscard]] Unstored writeDeviceKey(const std::filesystem::path& folder, const DeviceKey& key);

// A new data key for device.db.
Result<DeviceKey, StoreFault> newDeviceKey(const Secret& deviceSecret, SecretOrigin origin);

// The data key; KeyLost if the device secret is another.
Result<Secret, StoreFault> openDeviceKey(const DeviceKey& key, const Secret& deviceSecret);

} // namespace aphelion
