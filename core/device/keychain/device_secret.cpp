#include "device/keychain/device_secret.h"

#include "device/store/key_wrap.h"
#include "device/store/whole_file.h"

namespace aphelion {

namespace {

constexpr std::size_t secretSize = 32;

std::filesystem::path fileIn(const std::filesystem::path& folder) { return folder / "device.secret"; }

// Missing if there is no file, KeyLost if it holds something else.
Result<DeviceSecret, StoreFault> fromFile(const std::filesystem::path& folder) {
    auto bytes = readWhole(fileIn(folder), secretSize);
    if (!bytes)
        return bytes.fault() == StoreFault::Damaged ? StoreFault::KeyLost : bytes.fault();
    Bytes plain = bytes.take();
    DeviceSecret found{Secret(plain), SecretOrigin::File};
    wipe(plain);
    if (found.secret.size() != secretSize)
        return StoreFault::KeyLost;
    return found;
}

Result<DeviceSecret, StoreFault> fromKeystore(Keystore& keystore) {
    Secret secret;
    const KeystoreAnswer answer = keystore.read(secret);
    if (answer == KeystoreAnswer::Silent)
        return StoreFault::KeystoreSilent;
    if (answer == KeystoreAnswer::NothingThere)
        return StoreFault::Missing;
    if (secret.size() != secretSize)
        return StoreFault::KeyLost;
    return DeviceSecret{std::move(secret), SecretOrigin::Keystore};
}

Result<DeviceSecret, StoreFault> mintedInFile(const std::filesystem::path& folder) {
    Secret secret = randomKey();
    if (const Unstored fault = writeWhole(fileIn(folder), secret.view()))
        return *fault;
    return DeviceSecret{std::move(secret), SecretOrigin::File};
}

// Only what the keystore gives back again is kept there.
Result<DeviceSecret, StoreFault> mintedInKeystore(Keystore& keystore) {
    const Secret secret = randomKey();
    if (keystore.write(secret) != KeystoreAnswer::Done)
        return StoreFault::KeystoreSilent;
    auto kept = fromKeystore(keystore);
    if (!kept || !(kept->secret == secret))
        return StoreFault::KeystoreSilent;
    return kept;
}

Result<DeviceSecret, StoreFault> lostIfMissing(Result<DeviceSecret, StoreFault> found) {
    if (!found && found.fault() == StoreFault::Missing)
        return StoreFault::KeyLost;
    return found;
}

} // namespace

Result<DeviceSecret, StoreFault> firstDeviceSecret(const FolderLock& locked, Keystore& keystore) {
    const std::filesystem::path& folder = locked.folder();
    auto inFile = fromFile(folder);
    if (inFile)
        return inFile;
    if (inFile.fault() == StoreFault::KeyLost) // something else is there under its name: keep it
        if (const auto moved = setFileAside(fileIn(folder)); !moved)
            return moved.fault();
    auto kept = fromKeystore(keystore);
    if (kept)
        return kept;
    if (kept.fault() != StoreFault::KeystoreSilent) {
        auto minted = mintedInKeystore(keystore);
        if (minted)
            return minted;
    }
    return mintedInFile(folder);
}

Result<DeviceSecret, StoreFault> deviceSecret(const FolderLock& locked, Keystore& keystore) {
    const std::filesystem::path& folder = locked.folder();
    const auto origin = recordedOrigin(folder);
    if (!origin)
        return origin.fault();
    if (!origin->has_value())
        return firstDeviceSecret(locked, keystore);
    return lostIfMissing(**origin == SecretOrigin::File ? fromFile(folder) : fromKeystore(keystore));
}

} // namespace aphelion
