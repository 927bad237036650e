#include "device/store/export.h"
#include "device/store/travel_names.h"
#include "device/store/vault.h"
#include "device/store/whole_file.h"

namespace aphelion {

Result<Bytes, StoreFault> Vault::exportPlayer(const StoreId& id, PlayerFile& file, ByteView passphrase) {
    auto player = m_players.find(id);
    if (!player)
        return player.fault();
    auto image = file.image();
    if (!image)
        return image.fault();
    return closed({player->name, player->look, file.key().copy(), image.take()}, passphrase, m_place.work);
}

// Puts the database where it belongs, under a key that the old device does not have.
Unstored Vault::settle(const Place& place, const Traveller& traveller, const Secret& key) {
    if (const Unstored fault = writeWhole(place.path, traveller.image))
        return fault;
    {
        auto db = Sqlite::open(place, traveller.key.view());
        if (!db)
            return db.fault();
        Sqlite open = db.take();
        if (const Unstored fault = open.rekey(key.view()))
            return fault;
    }
    const auto file = PlayerFile::open(place, key.view());
    return file ? Unstored{} : file.fault();
}

namespace {

std::vector<std::string> namesOf(const std::vector<PlayerSummary>& players) {
    std::vector<std::string> names;
    for (const PlayerSummary& player : players)
        names.push_back(player.name);
    return names;
}

} // namespace

// Until everything is in its place the player counts as going, so that a crash leaves nothing half-arrived.
Result<StoreId, StoreFault> Vault::importPlayer(ByteView exported, ByteView passphrase, ByteView pin) {
    const auto traveller = opened(exported, passphrase);
    if (!traveller)
        return traveller.fault();
    const auto here = players();
    if (!here)
        return here.fault();
    const StoreId id = randomId();
    const Secret key = randomKey();
    const auto wrapped = wrap(key, m_deviceSecret, pin, {"player", id}, m_place.work);
    if (!wrapped)
        return wrapped.fault();
    KeptPlayer player{id, nameBeside(traveller->name, namesOf(*here)), traveller->look, *wrapped, {}, FileStage::Going};
    if (const Unstored fault = m_players.add(player))
        return *fault;
    Unstored fault = settle(fileOf(id), *traveller, key);
    if (!fault) {
        player.stage = FileStage::Born;
        fault = m_players.replace(player);
    }
    if (!fault)
        return id;
    (void)remove(id); // if that fails too, the next opening does it
    return *fault;
}

} // namespace aphelion
