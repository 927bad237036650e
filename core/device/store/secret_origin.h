#pragma once

#include "base/result.h"
#include "device/store/store_fault.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace aphelion {

// Who keeps the device secret. Written beside device.db, so that a second secret is never minted.
enum class SecretOrigin : std::uint8_t { Keystore = 0, File = 1 };

// What the vault in this folder was begun with; nothing if there is no vault yet.
Result<std::optional<SecretOrigin>, StoreFault> recordedOrigin(const std::filesystem::path& folder);

} // namespace aphelion
