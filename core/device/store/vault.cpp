#include "device/store/vault.h"

#include "device/store/whole_file.h"

#include <algorithm>
#include <utility>

namespace aphelion {

namespace {

// How much running time may go unwritten; a crash makes somebody wait that much again.
constexpr std::uint64_t unwritten = 5'000;

Purpose purposeOf(const StoreId& id) { return {"player", id}; }

Locked lockedBy(StoreFault fault, const Tries& tries = {}) { return {fault, tries.wait, tries.freeLeft()}; }

} // namespace

Vault::Vault(VaultPlace place, Secret deviceSecret, FolderLock lock, DeviceFile device)
    : m_place(std::move(place)),
      m_deviceSecret(std::move(deviceSecret)),
      m_lock(std::move(lock)),
      m_device(std::move(device)),
      m_players(m_device.sqlite()) {}

Place Vault::fileOf(const StoreId& id) const { return {m_place.folder / ("player-" + hex(id) + ".db"), m_place.vfs}; }

Result<std::vector<PlayerSummary>, StoreFault> Vault::players() {
    const auto all = m_players.all();
    if (!all)
        return all.fault();
    std::vector<PlayerSummary> found;
    for (const KeptPlayer& player : *all)
        if (player.stage != FileStage::Going)
            found.push_back(
                {player.id, player.name, player.look, player.wrap.hasPin, aphelion::waited(player.tries, m_ran).wait});
    return found;
}

std::optional<StoreId> idOf(std::string_view digits) {
    const auto bytes = fromHex(digits);
    StoreId id{};
    if (!bytes || bytes->size() != id.size())
        return std::nullopt;
    std::ranges::copy(*bytes, id.begin());
    return id;
}

bool isName(std::string_view name) {
    constexpr std::size_t longest = 64;
    return !name.empty() && name.size() <= longest && isUtf8(viewOf(name));
}

Result<StoreId, StoreFault> Vault::addPlayer(std::string_view name, ByteView look, ByteView pin) {
    if (!isName(name))
        return StoreFault::BadName;
    const StoreId id = randomId();
    const auto closed = wrap(randomKey(), m_deviceSecret, pin, purposeOf(id), m_place.work);
    if (!closed)
        return closed.fault();
    if (const Unstored fault =
            m_players.add({id, std::string(name), Bytes(look.begin(), look.end()), *closed, {}, FileStage::Promised}))
        return *fault;
    return id;
}

Unstored Vault::changePlayer(const StoreId& id, std::string_view name, ByteView look) {
    if (!isName(name))
        return StoreFault::BadName;
    auto player = m_players.find(id);
    if (!player)
        return player.fault();
    KeptPlayer changed = player.take();
    changed.name = name;
    changed.look.assign(look.begin(), look.end());
    return m_players.replace(changed);
}

Unstored Vault::removePlayer(const StoreId& id) {
    auto player = m_players.find(id);
    if (!player)
        return player.fault();
    KeptPlayer going = player.take();
    going.stage = FileStage::Going;
    if (const Unstored fault = m_players.replace(going))
        return fault;
    return remove(id);
}

Unstored Vault::remove(const StoreId& id) {
    if (const Unstored fault = removeDatabase(fileOf(id).path))
        return fault;
    return m_players.remove(id);
}

// Counts the try and keeps the count before it looks at the PIN.
Result<Secret, Locked> Vault::dataKey(KeptPlayer& player, ByteView pin) {
    const Tries before = player.tries;
    if (!before.mayTry())
        return lockedBy(StoreFault::TooManyTries, before);
    if (player.wrap.hasPin && pin.empty()) // nobody's PIN: no try
        return lockedBy(StoreFault::WrongPin, before);
    if (player.wrap.hasPin) {
        player.tries = counted(before);
        if (const Unstored fault = m_players.replace(player))
            return lockedBy(*fault, before);
    }
    auto key = unwrap(player.wrap, m_deviceSecret, pin, purposeOf(player.id));
    if (!key && key.fault() == StoreFault::WrongPin)
        return lockedBy(StoreFault::WrongPin, player.tries);
    player.tries = key ? Tries{} : before;
    if (player.wrap.hasPin)
        if (const Unstored fault = m_players.replace(player))
            return lockedBy(*fault, player.tries);
    if (!key)
        return lockedBy(key.fault(), before);
    return key.take();
}

Result<KeptPlayer, StoreFault> Vault::playerNow(const StoreId& id) {
    if (const Unstored fault = writeWaited())
        return *fault;
    auto player = m_players.find(id);
    if (player && player->stage == FileStage::Going)
        return StoreFault::Unknown;
    return player;
}

Result<std::unique_ptr<PlayerFile>, Locked> Vault::unlock(const StoreId& id, ByteView pin) {
    auto found = playerNow(id);
    if (!found)
        return lockedBy(found.fault());
    KeptPlayer player = found.take();
    const auto key = dataKey(player, pin);
    if (!key)
        return key.fault();
    if (player.stage == FileStage::Born)
        if (const Unstored fault = lostFile(fileOf(id).path))
            return lockedBy(*fault);
    auto file = PlayerFile::open(fileOf(id), key->view());
    if (!file)
        return lockedBy(file.fault());
    if (player.stage == FileStage::Promised) {
        player.stage = FileStage::Born;
        if (const Unstored fault = m_players.replace(player))
            return lockedBy(*fault);
    }
    return std::make_unique<PlayerFile>(file.take());
}

std::optional<Locked> Vault::setPin(const StoreId& id, ByteView oldPin, ByteView newPin) {
    auto found = playerNow(id);
    if (!found)
        return lockedBy(found.fault());
    KeptPlayer player = found.take();
    const auto key = dataKey(player, oldPin);
    if (!key)
        return key.fault();
    const auto closed = wrap(*key, m_deviceSecret, newPin, purposeOf(id), m_place.work);
    if (!closed)
        return lockedBy(closed.fault());
    player.wrap = *closed;
    if (const Unstored fault = m_players.replace(player))
        return lockedBy(*fault);
    return {};
}

Unstored Vault::waited(std::uint64_t milliseconds) {
    m_ran += milliseconds;
    return m_ran >= unwritten ? writeWaited() : std::nullopt;
}

Unstored Vault::writeWaited() {
    if (m_ran == 0)
        return {};
    const std::uint64_t ran = std::exchange(m_ran, 0);
    const auto all = m_players.all();
    if (!all)
        return all.fault();
    for (KeptPlayer player : *all) {
        if (player.tries.mayTry())
            continue;
        player.tries = aphelion::waited(player.tries, ran);
        if (const Unstored fault = m_players.replace(player))
            return fault;
    }
    return {};
}

Result<std::filesystem::path, StoreFault> Vault::setAside(const StoreId& id) {
    auto found = playerNow(id);
    if (!found)
        return found.fault();
    KeptPlayer player = found.take();
    auto moved = setFileAside(fileOf(id).path);
    if (!moved)
        return moved;
    player.stage = FileStage::Promised;
    if (const Unstored fault = m_players.replace(player))
        return *fault;
    return moved;
}

} // namespace aphelion
