#include "device/store/player_file.h"

#include "device/store/schema.h"

namespace aphelion {

namespace {

// A released step is never changed: files that it made are out there.
constexpr const char* steps[] = {R"(
    CREATE TABLE answers (table_id BLOB NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL,
        PRIMARY KEY (table_id, number)) WITHOUT ROWID;
    CREATE TABLE note_ops (table_id BLOB NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL,
        PRIMARY KEY (table_id, number)) WITHOUT ROWID;
    CREATE TABLE drafts (table_id BLOB NOT NULL, name TEXT NOT NULL, bytes BLOB NOT NULL,
        PRIMARY KEY (table_id, name)) WITHOUT ROWID;
    CREATE TABLE progress (table_id BLOB PRIMARY KEY, heard INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE settings (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
)",
                                 R"(
    ALTER TABLE progress ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
)"};
static_assert(std::size(steps) == PlayerFile::version);

Unstored hear(Sqlite& db, const StoreId& table, const Heard& heard) {
    Statement advance(db, "INSERT INTO progress (table_id, heard, epoch) VALUES (?, ?, ?) ON CONFLICT (table_id) DO "
                          "UPDATE SET heard = excluded.heard, epoch = excluded.epoch WHERE excluded.heard > heard "
                          "RETURNING 1");
    const bool further = advance.with(ByteView(table)).with(heard.number).with(heard.epoch).next();
    if (const Unstored fault = advance.run())
        return fault;
    return further ? Unstored{} : StoreFault::AlreadyThere;
}

// Before the first entry nothing was heard.
Unstored unhear(Sqlite& db, const StoreId& table, std::uint64_t number, std::uint64_t epoch) {
    if (number == 0)
        return run(db, "DELETE FROM progress WHERE table_id = ?", ByteView(table));
    return run(db, "UPDATE progress SET heard = min(heard, ?), epoch = ? WHERE table_id = ?", number - 1, epoch,
               ByteView(table));
}

Unstored addOne(Sqlite& db, const char* sql, const StoreId& table, std::uint64_t number, ByteView bytes) {
    return run(db, sql, ByteView(table), number, bytes);
}

constexpr const char* insertAnswer = "INSERT INTO answers VALUES (?, ?, ?)";
constexpr const char* insertNote = "INSERT INTO note_ops VALUES (?, ?, ?)";

} // namespace

Result<PlayerFile, StoreFault> PlayerFile::open(const Place& place, ByteView key) {
    auto db = openChecked(place, key, steps);
    if (!db)
        return db.fault();
    return PlayerFile(db.take(), key);
}

Unstored PlayerFile::takeIn(const StoreId& table, std::uint64_t heard, std::uint64_t epoch,
                            const std::optional<Bytes>& answer, std::span<const Numbered> notes) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    if (const Unstored fault = hear(m_db, table, {heard, epoch}))
        return fault;
    if (answer)
        if (const Unstored fault = addOne(m_db, insertAnswer, table, heard, *answer))
            return fault;
    for (const Numbered& note : notes)
        if (const Unstored fault = addOne(m_db, insertNote, table, note.number, note.bytes))
            return fault;
    return transaction.commit();
}

Unstored PlayerFile::goBack(const StoreId& table, std::uint64_t number, std::uint64_t epoch) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    if (const Unstored fault =
            run(m_db, "DELETE FROM answers WHERE table_id = ? AND number >= ?", ByteView(table), number))
        return fault;
    if (const Unstored fault = unhear(m_db, table, number, epoch))
        return fault;
    return transaction.commit();
}

Unstored PlayerFile::addNote(const StoreId& table, const Numbered& note) {
    return addOne(m_db, insertNote, table, note.number, note.bytes);
}

Unstored PlayerFile::setDraft(const StoreId& table, std::string_view draft, const std::optional<Bytes>& bytes) {
    if (!bytes)
        return run(m_db, "DELETE FROM drafts WHERE table_id = ? AND name = ?", ByteView(table), draft);
    return run(m_db, "INSERT INTO drafts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET bytes = excluded.bytes",
               ByteView(table), draft, ByteView(*bytes));
}

Unstored PlayerFile::removeTable(const StoreId& table) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    for (const char* sql : {"DELETE FROM answers WHERE table_id = ?", "DELETE FROM note_ops WHERE table_id = ?",
                            "DELETE FROM drafts WHERE table_id = ?", "DELETE FROM progress WHERE table_id = ?"})
        if (const Unstored fault = run(m_db, sql, ByteView(table)))
            return fault;
    return transaction.commit();
}

Result<std::optional<Heard>, StoreFault> PlayerFile::heard(const StoreId& table) {
    Statement find(m_db, "SELECT heard, epoch FROM progress WHERE table_id = ?");
    std::optional<Heard> heard;
    if (find.with(ByteView(table)).next())
        heard = Heard{find.number(0), find.number(1)};
    if (find.fault())
        return *find.fault();
    return heard;
}

Result<std::vector<Numbered>, StoreFault> PlayerFile::answers(const StoreId& table) {
    Statement find(m_db, "SELECT number, bytes FROM answers WHERE table_id = ? ORDER BY number");
    find.with(ByteView(table));
    return readNumbered(find);
}

Result<std::vector<Numbered>, StoreFault> PlayerFile::notes(const StoreId& table) {
    Statement find(m_db, "SELECT number, bytes FROM note_ops WHERE table_id = ? ORDER BY number");
    find.with(ByteView(table));
    return readNumbered(find);
}

Result<std::map<std::string, Bytes>, StoreFault> PlayerFile::drafts(const StoreId& table) {
    Statement find(m_db, "SELECT name, bytes FROM drafts WHERE table_id = ?");
    find.with(ByteView(table));
    std::map<std::string, Bytes> found;
    while (find.next())
        found[find.text(0)] = find.bytes(1);
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::optional<Bytes>, StoreFault> PlayerFile::setting(std::string_view key) { return readSetting(m_db, key); }

Unstored PlayerFile::set(std::string_view key, ByteView value) { return writeSetting(m_db, key, value); }

} // namespace aphelion
