#pragma once

#include "base/result.h"
#include "device/keychain/keystore.h"
#include "device/store/folder_lock.h"
#include "device/store/secret_origin.h"

namespace aphelion {

// 32 bytes that only this device knows, and who keeps them.
struct DeviceSecret {
    Secret secret;
    SecretOrigin origin{};
};

// The secret of the vault in this locked folder, or a new one if there is no vault yet. Where the keystore is silent
// and was never used, a file that only this user may read keeps it. KeystoreSilent if the keystore has it and does not
// answer; KeyLost if it answers and has nothing, or the file is gone: never a second secret for the same vault.
Result<DeviceSecret, StoreFault> deviceSecret(const FolderLock& folder, Keystore& keystore);

// The secret for a vault that begins, whatever device.key says: for Vault::openAnew after KeyLost. One that is kept
// already is used again, never overwritten.
Result<DeviceSecret, StoreFault> firstDeviceSecret(const FolderLock& folder, Keystore& keystore);

} // namespace aphelion
