#include "device/store/device_key.h"

#include "base/cbor.h"
#include "device/store/whole_file.h"

namespace aphelion {

namespace {

constexpr std::string_view mark = "aphelion device key";
constexpr std::uint64_t version = 1;
constexpr std::size_t longest = 4096;
constexpr Purpose purpose{"device.db"};

std::filesystem::path pathIn(const std::filesystem::path& folder) { return folder / "device.key"; }

} // namespace

Result<DeviceKey, StoreFault> readDeviceKey(const std::filesystem::path& folder) {
    const auto bytes = readWhole(pathIn(folder), longest);
    if (!bytes)
        return bytes.fault() == StoreFault::Damaged ? StoreFault::KeyLost : bytes.fault();
    CborReader reader(*bytes);
    const std::size_t items = reader.array();
    if (reader.text(mark.size()) != mark)
        return StoreFault::KeyLost;
    if (reader.number() > version)
        return StoreFault::NewerVersion;
    DeviceKey key{static_cast<SecretOrigin>(reader.number(1)), reader.flag()};
    key.wrap.nonce = reader.exactly<24>();
    key.wrap.closed = reader.exactly<48>();
    if (items != 6 || !reader.done())
        return StoreFault::KeyLost;
    return key;
}

Unstored writeDeviceKey(const std::filesystem::path& folder, const DeviceKey& key) {
    CborWriter writer;
    writer.array(6).text(mark).number(version).number(static_cast<std::uint64_t>(key.origin)).flag(key.born);
    writer.bytes(key.wrap.nonce).bytes(key.wrap.closed);
    return writeWhole(pathIn(folder), writer.take());
}

Result<DeviceKey, StoreFault> newDeviceKey(const Secret& deviceSecret, SecretOrigin origin) {
    auto closed = wrap(randomKey(), deviceSecret, {}, purpose, {});
    if (!closed)
        return closed.fault();
    return DeviceKey{origin, false, closed.take()};
}

Result<Secret, StoreFault> openDeviceKey(const DeviceKey& key, const Secret& deviceSecret) {
    return unwrap(key.wrap, deviceSecret, {}, purpose);
}

Result<std::optional<SecretOrigin>, StoreFault> recordedOrigin(const std::filesystem::path& folder) {
    const auto key = readDeviceKey(folder);
    if (key)
        return std::optional(key->origin);
    if (key.fault() == StoreFault::Missing)
        return std::optional<SecretOrigin>{};
    return key.fault();
}

} // namespace aphelion
