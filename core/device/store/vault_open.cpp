#include "device/store/device_key.h"
#include "device/store/vault.h"
#include "device/store/whole_file.h"

#include <cassert>

namespace aphelion {

namespace {

Place databaseOf(const VaultPlace& place) { return {place.folder / "device.db", place.vfs}; }

// The device.key that is there, or a new one in a folder without database.
Result<DeviceKey, StoreFault> keyOf(const VaultPlace& place, const Secret& deviceSecret) {
    auto found = readDeviceKey(place.folder);
    if (found || found.fault() != StoreFault::Missing)
        return found;
    std::error_code ignored;
    if (std::filesystem::exists(databaseOf(place).path, ignored))
        return StoreFault::KeyLost;
    auto fresh = newDeviceKey(deviceSecret, place.origin);
    if (fresh)
        if (const Unstored fault = writeDeviceKey(place.folder, *fresh))
            return *fault;
    return fresh;
}

Result<DeviceFile, StoreFault> deviceFileOf(const VaultPlace& place, const Secret& deviceSecret) {
    auto key = keyOf(place, deviceSecret);
    if (!key)
        return key.fault();
    const auto dataKey = openDeviceKey(*key, deviceSecret);
    if (!dataKey)
        return dataKey.fault();
    if (key->born)
        if (const Unstored fault = lostFile(databaseOf(place).path))
            return *fault;
    auto file = DeviceFile::open(databaseOf(place), dataKey->view());
    if (!file || key->born)
        return file;
    DeviceKey born = key.take();
    born.born = true;
    if (const Unstored fault = writeDeviceKey(place.folder, born))
        return *fault;
    return file;
}

// The players of a device.db that need not be sound, if they can be read.
std::vector<KeptPlayer> saved(const VaultPlace& place, const Secret& deviceSecret) {
    std::error_code ignored;
    const auto key = readDeviceKey(place.folder);
    if (!key || !std::filesystem::exists(databaseOf(place).path, ignored))
        return {};
    const auto dataKey = openDeviceKey(*key, deviceSecret);
    if (!dataKey)
        return {};
    auto db = Sqlite::open(databaseOf(place), dataKey->view());
    if (!db)
        return {};
    Sqlite open = db.take();
    auto players = PlayerList(open).all();
    return players ? players.take() : std::vector<KeptPlayer>{};
}

} // namespace

Vault::Opened Vault::open(const VaultPlace& place, Secret deviceSecret, FolderLock lock) {
    assert(deviceSecret.size() == 32);
    auto file = deviceFileOf(place, deviceSecret);
    if (!file)
        return file.fault();
    std::unique_ptr<Vault> vault(new Vault(place, std::move(deviceSecret), std::move(lock), file.take()));
    if (const Unstored fault = vault->finishGoing())
        return *fault;
    return vault;
}

Vault::Opened Vault::openAnew(const VaultPlace& place, Secret deviceSecret, FolderLock lock) {
    const std::vector<KeptPlayer> players = saved(place, deviceSecret);
    for (const char* name : {"device.db", "device.key"})
        if (const auto moved = setFileAside(place.folder / name); !moved)
            return moved.fault();
    auto opened = open(place, std::move(deviceSecret), std::move(lock));
    if (!opened)
        return opened;
    auto vault = opened.take();
    for (const KeptPlayer& player : players)
        if (const Unstored fault = vault->m_players.add(player))
            return *fault;
    return vault;
}

// A player who was being removed, or had not wholly arrived, when the app went down.
Unstored Vault::finishGoing() {
    const auto all = m_players.all();
    if (!all)
        return all.fault();
    for (const KeptPlayer& player : *all)
        if (player.stage == FileStage::Going)
            if (const Unstored fault = remove(player.id))
                return fault;
    return {};
}

} // namespace aphelion
