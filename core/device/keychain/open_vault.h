#pragma once

#include "device/keychain/keystore.h"
#include "device/store/vault.h"

namespace aphelion {

// A vault that is open, and who keeps the device secret that it needs.
struct OpenVault {
    std::unique_ptr<Vault> vault;
    SecretOrigin origin{};
};

// Opens the vault in this folder, or begins it. The folder is locked before the device secret is looked for, so that of
// two programs that start at once only one can mint it; the other one is told InUse.
Result<OpenVault, StoreFault> openVault(const std::filesystem::path& folder, Keystore& keystore, const Work& work = {});

// What Vault::openAnew promises; where the key is lost, with a new device secret.
Result<OpenVault, StoreFault> openVaultAnew(const std::filesystem::path& folder, Keystore& keystore, const Work& work,
                                            bool keyIsLost);

} // namespace aphelion
