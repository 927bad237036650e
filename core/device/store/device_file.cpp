#include "device/store/device_file.h"

#include "device/store/schema.h"

namespace aphelion {

namespace {

// A released step is never changed: files that it made are out there.
constexpr const char* steps[] = {R"(
    CREATE TABLE tables (id BLOB PRIMARY KEY CHECK (length(id) = 16), created INTEGER NOT NULL,
        changed INTEGER NOT NULL, finished INTEGER NOT NULL, summary BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE entries (table_id BLOB NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        bytes BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
    CREATE TABLE seats (table_id BLOB NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        player BLOB NOT NULL CHECK (length(player) = 16), seed BLOB NOT NULL CHECK (length(seed) = 32),
        PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
    CREATE TABLE openings (table_id BLOB NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        seal BLOB NOT NULL CHECK (length(seal) = 32), content BLOB NOT NULL,
        nonce BLOB NOT NULL CHECK (length(nonce) = 32), PRIMARY KEY (table_id, seat, seal)) WITHOUT ROWID;
    CREATE TABLE players (id BLOB PRIMARY KEY CHECK (length(id) = 16), name TEXT NOT NULL, look BLOB NOT NULL,
        has_pin INTEGER NOT NULL, salt BLOB NOT NULL, passes INTEGER NOT NULL, memory INTEGER NOT NULL,
        nonce BLOB NOT NULL, closed BLOB NOT NULL, tries INTEGER NOT NULL, wait INTEGER NOT NULL,
        stage INTEGER NOT NULL, place INTEGER NOT NULL UNIQUE) WITHOUT ROWID;
    CREATE TABLE settings (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
)"};
static_assert(std::size(steps) == DeviceFile::version);

Unstored addSeats(Sqlite& db, const StoreId& table, std::span<const SeatRecord> seats) {
    for (const SeatRecord& seat : seats)
        if (const Unstored fault =
                run(db,
                    "INSERT INTO seats VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
                    "player = excluded.player, seed = excluded.seed",
                    ByteView(table), std::uint64_t{seat.seat}, ByteView(seat.player), seat.seed.view()))
            return fault;
    return {};
}

Unstored addOpenings(Sqlite& db, const StoreId& table, std::span<const KeptOpening> openings) {
    for (const KeptOpening& opening : openings)
        if (const Unstored fault =
                run(db, "INSERT INTO openings VALUES (?, ?, ?, ?, ?)", ByteView(table), std::uint64_t{opening.seat},
                    ByteView(opening.seal), ByteView(opening.content), ByteView(opening.nonce)))
            return fault;
    return {};
}

} // namespace

Result<DeviceFile, StoreFault> DeviceFile::open(const Place& place, ByteView key) {
    auto db = openChecked(place, key, steps);
    if (!db)
        return db.fault();
    return DeviceFile(db.take());
}

Unstored DeviceFile::add(const StoreId& table, const Step& step) {
    for (const Numbered& entry : step.entries)
        if (const Unstored fault =
                run(m_db, "INSERT INTO entries VALUES (?, ?, ?)", ByteView(table), entry.number, ByteView(entry.bytes)))
            return fault;
    if (const Unstored fault = addSeats(m_db, table, step.seats))
        return fault;
    return addOpenings(m_db, table, step.openings);
}

Unstored DeviceFile::addTable(const StoreId& table, std::uint64_t created, const Step& step) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    if (const Unstored fault =
            run(m_db, "INSERT INTO tables VALUES (?, ?, ?, ?, ?)", ByteView(table), created, step.state.changed,
                std::uint64_t{step.state.finished}, ByteView(step.state.summary)))
        return fault;
    if (const Unstored fault = add(table, step))
        return fault;
    return transaction.commit();
}

Unstored DeviceFile::append(const StoreId& table, const Step& step) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    Statement change(m_db, "UPDATE tables SET changed = ?, finished = ?, summary = ? WHERE id = ? RETURNING 1");
    change.with(step.state.changed).with(std::uint64_t{step.state.finished}).with(ByteView(step.state.summary));
    const bool known = change.with(ByteView(table)).next();
    if (const Unstored fault = change.run())
        return fault;
    if (!known)
        return StoreFault::Unknown;
    if (const Unstored fault = add(table, step))
        return fault;
    return transaction.commit();
}

Unstored DeviceFile::removeTable(const StoreId& table) {
    return run(m_db, "DELETE FROM tables WHERE id = ?", ByteView(table));
}

Result<std::vector<TableRecord>, StoreFault> DeviceFile::tables() {
    Statement find(m_db, "SELECT id, created, changed, finished, summary FROM tables ORDER BY changed DESC, id");
    std::vector<TableRecord> found;
    while (find.next())
        found.push_back({find.exactly<16>(0), find.number(1), {find.number(2), find.number(3) != 0, find.bytes(4)}});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::vector<Numbered>, StoreFault> DeviceFile::entries(const StoreId& table, std::uint64_t from) {
    Statement find(m_db, "SELECT number, bytes FROM entries WHERE table_id = ? AND number >= ? ORDER BY number");
    find.with(ByteView(table)).with(from);
    return readNumbered(find);
}

Result<std::vector<SeatRecord>, StoreFault> DeviceFile::seats(const StoreId& table) {
    Statement find(m_db, "SELECT seat, player, seed FROM seats WHERE table_id = ? ORDER BY seat");
    find.with(ByteView(table));
    std::vector<SeatRecord> found;
    while (find.next())
        found.push_back({static_cast<std::uint32_t>(find.number(0)), find.exactly<16>(1), Secret(find.exactly<32>(2))});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::vector<KeptOpening>, StoreFault> DeviceFile::openings(const StoreId& table, std::uint32_t seat) {
    Statement find(m_db, "SELECT seal, content, nonce FROM openings WHERE table_id = ? AND seat = ? ORDER BY seal");
    find.with(ByteView(table)).with(std::uint64_t{seat});
    std::vector<KeptOpening> found;
    while (find.next())
        found.push_back({seat, find.exactly<32>(0), find.bytes(1), find.exactly<32>(2)});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::optional<Bytes>, StoreFault> DeviceFile::setting(std::string_view key) { return readSetting(m_db, key); }

Unstored DeviceFile::set(std::string_view key, ByteView value) { return writeSetting(m_db, key, value); }

Unstored DeviceFile::unset(std::string_view key) { return run(m_db, "DELETE FROM settings WHERE key = ?", key); }

} // namespace aphelion
