#include "device/keychain/open_vault.h"

#include "device/keychain/device_secret.h"

namespace aphelion {

namespace {

using FindSecret = Result<DeviceSecret, StoreFault> (*)(const FolderLock&, Keystore&);
using Opening = Vault::Opened (*)(const VaultPlace&, Secret, FolderLock);

Result<OpenVault, StoreFault> opened(const std::filesystem::path& folder, Keystore& keystore, const Work& work,
                                     FindSecret findSecret, Opening opening) {
    auto lock = FolderLock::take(folder);
    if (!lock)
        return lock.fault();
    auto secret = findSecret(*lock, keystore);
    if (!secret)
        return secret.fault();
    auto [bytes, origin] = secret.take();
    auto vault = opening({folder, origin, {}, work}, std::move(bytes), lock.take());
    if (!vault)
        return vault.fault();
    return OpenVault{vault.take(), origin};
}

} // namespace

Result<OpenVault, StoreFault> openVault(const std::filesystem::path& folder, Keystore& keystore, const Work& work) {
    return opened(folder, keystore, work, deviceSecret, Vault::open);
}

Result<OpenVault, StoreFault> openVaultAnew(const std::filesystem::path& folder, Keystore& keystore, const Work& work,
                                            bool keyIsLost) {
    return opened(folder, keystore, work, keyIsLost ? firstDeviceSecret : deviceSecret, Vault::openAnew);
}

} // namespace aphelion
