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
)",
                                 R"(
    CREATE TABLE asks (table_id BLOB NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        bytes BLOB NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
    CREATE TABLE abandoned (table_id BLOB NOT NULL REFERENCES tables ON DELETE CASCADE, epoch INTEGER NOT NULL,
        number INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (table_id, epoch, number, bytes)) WITHOUT ROWID;
    CREATE TABLE table_settings (table_id BLOB NOT NULL REFERENCES tables ON DELETE CASCADE, key TEXT NOT NULL,
        value BLOB NOT NULL, PRIMARY KEY (table_id, key)) WITHOUT ROWID;
)"};
static_assert(std::size(steps) == DeviceFile::version);

} // namespace

Result<DeviceFile, StoreFault> DeviceFile::open(const Place& place, ByteView key) {
    auto db = openChecked(place, key, steps);
    if (!db)
        return db.fault();
    return DeviceFile(db.take());
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

Result<std::optional<Bytes>, StoreFault> DeviceFile::setting(std::string_view key) { return readSetting(m_db, key); }

Unstored DeviceFile::set(std::string_view key, ByteView value) { return writeSetting(m_db, key, value); }

Unstored DeviceFile::unset(std::string_view key) { return run(m_db, "DELETE FROM settings WHERE key = ?", key); }

} // namespace aphelion
