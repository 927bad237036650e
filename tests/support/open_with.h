#pragma once

#include "device/store/vault.h"

namespace aphelion {

// As openVault does it, with a secret that the test brings.
inline Vault::Opened openWith(const VaultPlace& place, Secret secret,
                              Vault::Opened (*opening)(const VaultPlace&, Secret, FolderLock) = Vault::open) {
    auto lock = FolderLock::take(place.folder);
    return lock ? opening(place, std::move(secret), lock.take()) : Vault::Opened(lock.fault());
}

} // namespace aphelion
