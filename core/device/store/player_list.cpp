#include "device/store/player_list.h"

namespace aphelion {

namespace {

constexpr const char* columns = "SELECT id, name, look, has_pin, salt, passes, memory, nonce, closed, tries, wait, "
                                "stage FROM players";

KeptPlayer readPlayer(Statement& row) {
    KeptPlayer player{row.exactly<16>(0), row.text(1), row.bytes(2)};
    player.wrap = {
        row.number(3) != 0, row.exactly<16>(4), {row.number(5), row.number(6)}, row.exactly<24>(7), row.exactly<48>(8)};
    player.tries = {static_cast<std::uint32_t>(row.number(9)), row.number(10)};
    player.stage = static_cast<FileStage>(row.number(11));
    return player;
}

Statement& withAll(Statement& statement, const KeptPlayer& player) {
    const KeyWrap& wrap = player.wrap;
    statement.with(std::string_view(player.name)).with(ByteView(player.look));
    statement.with(std::uint64_t{wrap.hasPin}).with(ByteView(wrap.salt));
    statement.with(wrap.work.passes).with(wrap.work.memory);
    statement.with(ByteView(wrap.nonce)).with(ByteView(wrap.closed));
    statement.with(std::uint64_t{player.tries.made}).with(player.tries.wait);
    return statement.with(static_cast<std::uint64_t>(player.stage)).with(ByteView(player.id));
}

} // namespace

Result<std::vector<KeptPlayer>, StoreFault> PlayerList::all() {
    Statement find(m_db, (std::string(columns) + " ORDER BY place").c_str());
    std::vector<KeptPlayer> found;
    while (find.next())
        found.push_back(readPlayer(find));
    if (find.fault())
        return *find.fault();
    return found;
}

Result<KeptPlayer, StoreFault> PlayerList::find(const StoreId& id) {
    Statement find(m_db, (std::string(columns) + " WHERE id = ?").c_str());
    const bool there = find.with(ByteView(id)).next();
    KeptPlayer player;
    if (there)
        player = readPlayer(find);
    if (find.fault())
        return *find.fault();
    if (!there)
        return StoreFault::Unknown;
    return player;
}

Unstored PlayerList::add(const KeptPlayer& player) {
    Statement insert(m_db, "INSERT INTO players (name, look, has_pin, salt, passes, memory, nonce, closed, tries, "
                           "wait, stage, id, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                           "(SELECT coalesce(max(place), 0) + 1 FROM players))");
    return withAll(insert, player).run();
}

Unstored PlayerList::replace(const KeptPlayer& player) {
    Statement update(m_db, "UPDATE players SET name = ?, look = ?, has_pin = ?, salt = ?, passes = ?, memory = ?, "
                           "nonce = ?, closed = ?, tries = ?, wait = ?, stage = ? WHERE id = ? RETURNING 1");
    const bool known = withAll(update, player).next();
    if (const Unstored fault = update.run())
        return fault;
    return known ? Unstored{} : StoreFault::Unknown;
}

Unstored PlayerList::remove(const StoreId& id) { return run(m_db, "DELETE FROM players WHERE id = ?", ByteView(id)); }

} // namespace aphelion
