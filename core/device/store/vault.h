#pragma once

#include "device/store/device_file.h"
#include "device/store/folder_lock.h"
#include "device/store/key_wrap.h"
#include "device/store/player_file.h"
#include "device/store/player_list.h"
#include "device/store/secret_origin.h"

#include <filesystem>
#include <memory>

namespace aphelion {

struct Traveller;

// Where a vault is and how it is kept.
struct VaultPlace {
    std::filesystem::path folder;
    SecretOrigin origin = SecretOrigin::File; // written beside device.db when the vault begins
    std::string vfs;                          // for tests
    Work work;                                // for new PINs and passphrases
};

// Why a player's file stays closed.
struct Locked {
    StoreFault fault{};
    std::uint64_t wait = 0;     // milliseconds of running time until the next try
    std::uint32_t freeLeft = 0; // tries that cost nothing

    bool operator==(const Locked&) const = default;
};

// A player as the list of players shows it.
struct PlayerSummary {
    StoreId id{};
    std::string name;
    Bytes look; // opaque
    bool hasPin = false;
    std::uint64_t wait = 0; // milliseconds

    bool operator==(const PlayerSummary&) const = default;
};

// The folder that keeps everything: device.key, device.db and a file per player (STORE.md). It is this vault's alone
// while it lives. A PIN is given as bytes; none is an empty one. Unlocked files must go before the vault does.
class Vault {
public:
    using Opened = Result<std::unique_ptr<Vault>, StoreFault>;

    // Opens the locked folder, or begins it if it is empty. The device secret has 32 bytes. See openVault, which finds
    // it.
    static Opened open(const VaultPlace& place, Secret deviceSecret, FolderLock lock);

    // For after a fault, when a person wants it: sets device.key and device.db aside under other names and begins
    // again. The players come along if the old list of them can still be read.
    static Opened openAnew(const VaultPlace& place, Secret deviceSecret, FolderLock lock);

    DeviceFile& device() { return m_device; }

    Result<std::vector<PlayerSummary>, StoreFault> players();
    Result<StoreId, StoreFault> addPlayer(std::string_view name, ByteView look, ByteView pin);
    [[nodiscard]] Unstored changePlayer(const StoreId& id, std::string_view name, ByteView look);
    [[nodiscard]] Unstored removePlayer(const StoreId& id);

    // The player's file. Damaged, Unreadable, NotEncrypted or Missing: setAside() and unlock again to begin anew.
    Result<std::unique_ptr<PlayerFile>, Locked> unlock(const StoreId& id, ByteView pin);

    // Wraps the same key anew: nothing else is written.
    [[nodiscard]] std::optional<Locked> setPin(const StoreId& id, ByteView oldPin, ByteView newPin);

    // The app has run for so long: call it every second or so while somebody waits.
    [[nodiscard]] Unstored waited(std::uint64_t milliseconds);

    // Renames a player's file to <name>.damaged-<n>; nothing is deleted. Gives the new path, empty if none was there.
    Result<std::filesystem::path, StoreFault> setAside(const StoreId& id);

    // Everything of this player for another device, closed with a passphrase.
    Result<Bytes, StoreFault> exportPlayer(const StoreId& id, PlayerFile& file, ByteView passphrase);

    // A new player with what was exported.
    Result<StoreId, StoreFault> importPlayer(ByteView exported, ByteView passphrase, ByteView pin);

private:
    Vault(VaultPlace place, Secret deviceSecret, FolderLock lock, DeviceFile device);
    [[nodiscard]] Unstored finishGoing();
    [[nodiscard]] Unstored remove(const StoreId& id);
    [[nodiscard]] Unstored writeWaited();
    [[nodiscard]] static Unstored settle(const Place& place, const Traveller& traveller, const Secret& key);
    Place fileOf(const StoreId& id) const;
    Result<KeptPlayer, StoreFault> playerNow(const StoreId& id);
    Result<Secret, Locked> dataKey(KeptPlayer& player, ByteView pin);

    VaultPlace m_place;
    Secret m_deviceSecret;
    FolderLock m_lock;
    DeviceFile m_device;
    PlayerList m_players;
    std::uint64_t m_ran = 0; // not yet written down
};

} // namespace aphelion
