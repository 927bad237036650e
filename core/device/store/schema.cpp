#include "device/store/schema.h"

namespace aphelion {

namespace {

Unstored migrateOnce(Sqlite& db, const char* step, std::size_t version) {
    Transaction transaction(db);
    if (transaction.fault())
        return transaction.fault();
    if (const Unstored fault = db.execute(step))
        return fault;
    const std::string mark = "PRAGMA user_version = " + std::to_string(version);
    if (const Unstored fault = db.execute(mark.c_str()))
        return fault;
    return transaction.commit();
}

Result<std::uint64_t, StoreFault> versionOf(Sqlite& db) {
    Statement ask(db, "PRAGMA user_version");
    const std::uint64_t version = ask.next() ? ask.number(0) : 0;
    if (ask.fault())
        return *ask.fault();
    return version;
}

} // namespace

Unstored migrate(Sqlite& db, std::span<const char* const> steps) {
    const auto version = versionOf(db);
    if (!version)
        return version.fault();
    if (*version > steps.size())
        return StoreFault::NewerVersion;
    for (std::size_t at = *version; at < steps.size(); ++at)
        if (const Unstored fault = migrateOnce(db, steps[at], at + 1))
            return fault;
    return {};
}

Result<Sqlite, StoreFault> openChecked(const Place& place, ByteView key, std::span<const char* const> steps) {
    auto db = Sqlite::open(place, key);
    if (!db)
        return db.fault();
    Sqlite open = db.take();
    if (const Unstored fault = open.check())
        return *fault;
    if (const Unstored fault = migrate(open, steps))
        return *fault;
    return open;
}

Result<std::optional<Bytes>, StoreFault> readSetting(Sqlite& db, std::string_view key) {
    Statement find(db, "SELECT value FROM settings WHERE key = ?");
    std::optional<Bytes> value;
    if (find.with(key).next())
        value = find.bytes(0);
    if (find.fault())
        return *find.fault();
    return value;
}

Unstored writeSetting(Sqlite& db, std::string_view key, ByteView value) {
    return run(db, "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key,
               value);
}

Result<std::vector<Numbered>, StoreFault> readNumbered(Statement& rows) {
    std::vector<Numbered> found;
    while (rows.next())
        found.push_back({rows.number(0), rows.bytes(1)});
    if (rows.fault())
        return *rows.fault();
    return found;
}

} // namespace aphelion
