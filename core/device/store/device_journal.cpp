#include "device/store/device_file.h"
#include "device/store/schema.h"

namespace aphelion {

namespace {

// What was abandoned twice under the same epoch is kept once.
Unstored abandon(Sqlite& db, const StoreId& table, const Abandoning& what) {
    if (const Unstored fault = run(db,
                                   "INSERT OR IGNORE INTO abandoned SELECT table_id, ?, number, bytes FROM entries "
                                   "WHERE table_id = ? AND number >= ?",
                                   what.epoch, ByteView(table), what.from))
        return fault;
    return run(db, "DELETE FROM entries WHERE table_id = ? AND number >= ?", ByteView(table), what.from);
}

Unstored dropAsks(Sqlite& db, const StoreId& table, std::span<const int> seats) {
    for (const int seat : seats)
        if (const Unstored fault =
                run(db, "DELETE FROM asks WHERE table_id = ? AND seat = ?", ByteView(table), static_cast<std::uint64_t>(seat)))
            return fault;
    return {};
}

Unstored addEntries(Sqlite& db, const StoreId& table, std::span<const Numbered> entries) {
    for (const Numbered& entry : entries)
        if (const Unstored fault =
                run(db, "INSERT INTO entries VALUES (?, ?, ?)", ByteView(table), entry.number, ByteView(entry.bytes)))
            return fault;
    return {};
}

Unstored addSeats(Sqlite& db, const StoreId& table, std::span<const SeatRecord> seats) {
    for (const SeatRecord& seat : seats)
        if (const Unstored fault =
                run(db,
                    "INSERT INTO seats VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
                    "player = excluded.player, seed = excluded.seed",
                    ByteView(table), static_cast<std::uint64_t>(seat.seat), ByteView(seat.player), seat.seed.view()))
            return fault;
    return {};
}

Unstored addOpenings(Sqlite& db, const StoreId& table, std::span<const KeptOpening> openings) {
    for (const KeptOpening& opening : openings)
        if (const Unstored fault =
                run(db, "INSERT INTO openings VALUES (?, ?, ?, ?, ?)", ByteView(table), static_cast<std::uint64_t>(opening.seat),
                    ByteView(opening.seal), ByteView(opening.content), ByteView(opening.nonce)))
            return fault;
    return {};
}

Unstored addAsks(Sqlite& db, const StoreId& table, std::span<const PendingAsk> asks) {
    for (const PendingAsk& ask : asks)
        if (const Unstored fault = run(db, "INSERT INTO asks VALUES (?, ?, ?)", ByteView(table),
                                       static_cast<std::uint64_t>(ask.seat), ByteView(ask.bytes)))
            return fault;
    return {};
}

Unstored setOne(Sqlite& db, const StoreId& table, std::string_view key, const std::optional<Bytes>& value) {
    if (!value)
        return run(db, "DELETE FROM table_settings WHERE table_id = ? AND key = ?", ByteView(table), key);
    return run(db, "INSERT INTO table_settings VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
               ByteView(table), key, ByteView(*value));
}

Unstored setAll(Sqlite& db, const StoreId& table, const std::map<std::string, std::optional<Bytes>>& settings) {
    for (const auto& [key, value] : settings)
        if (const Unstored fault = setOne(db, table, key, value))
            return fault;
    return {};
}

Unstored setState(Sqlite& db, const StoreId& table, const TableState& state) {
    return run(db, "UPDATE tables SET changed = ?, finished = ?, summary = ? WHERE id = ?", state.changed,
               std::uint64_t{state.finished}, ByteView(state.summary), ByteView(table));
}

Unstored take(Sqlite& db, const StoreId& table, const Step& step) {
    Unstored fault = step.abandon ? abandon(db, table, *step.abandon) : Unstored{};
    if (!fault)
        fault = dropAsks(db, table, step.dropAsks);
    if (!fault)
        fault = addEntries(db, table, step.entries);
    if (!fault)
        fault = addSeats(db, table, step.seats);
    if (!fault)
        fault = addOpenings(db, table, step.openings);
    if (!fault)
        fault = addAsks(db, table, step.asks);
    if (!fault)
        fault = setAll(db, table, step.settings);
    if (!fault && step.state)
        fault = setState(db, table, *step.state);
    return fault;
}

Unstored mustKnow(Sqlite& db, const StoreId& table) {
    Statement find(db, "SELECT 1 FROM tables WHERE id = ?");
    const bool known = find.with(ByteView(table)).next();
    if (find.fault())
        return find.fault();
    return known ? Unstored{} : StoreFault::Unknown;
}

} // namespace

Unstored DeviceFile::addTable(const StoreId& table, std::uint64_t created, const Step& step) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    const TableState state = step.state.value_or(TableState{created, false, {}});
    if (const Unstored fault = run(m_db, "INSERT INTO tables VALUES (?, ?, ?, ?, ?)", ByteView(table), created,
                                   state.changed, std::uint64_t{state.finished}, ByteView(state.summary)))
        return fault;
    if (const Unstored fault = take(m_db, table, step))
        return fault;
    return transaction.commit();
}

Unstored DeviceFile::append(const StoreId& table, const Step& step) {
    Transaction transaction(m_db);
    if (transaction.fault())
        return transaction.fault();
    if (const Unstored fault = mustKnow(m_db, table))
        return fault;
    if (const Unstored fault = take(m_db, table, step))
        return fault;
    return transaction.commit();
}

Result<std::vector<Numbered>, StoreFault> DeviceFile::entries(const StoreId& table) {
    Statement find(m_db, "SELECT number, bytes FROM entries WHERE table_id = ? ORDER BY number");
    find.with(ByteView(table));
    return readNumbered(find);
}

Result<std::vector<SeatRecord>, StoreFault> DeviceFile::seats(const StoreId& table) {
    Statement find(m_db, "SELECT seat, player, seed FROM seats WHERE table_id = ? ORDER BY seat");
    find.with(ByteView(table));
    std::vector<SeatRecord> found;
    while (find.next())
        found.push_back({static_cast<int>(find.number(0)), find.exactly<16>(1), Secret(find.exactly<32>(2))});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::vector<KeptOpening>, StoreFault> DeviceFile::openings(const StoreId& table, int seat) {
    Statement find(m_db, "SELECT seal, content, nonce FROM openings WHERE table_id = ? AND seat = ? ORDER BY seal");
    find.with(ByteView(table)).with(static_cast<std::uint64_t>(seat));
    std::vector<KeptOpening> found;
    while (find.next())
        found.push_back({seat, find.exactly<32>(0), find.bytes(1), find.exactly<32>(2)});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::vector<PendingAsk>, StoreFault> DeviceFile::asks(const StoreId& table) {
    Statement find(m_db, "SELECT seat, bytes FROM asks WHERE table_id = ? ORDER BY seat");
    find.with(ByteView(table));
    std::vector<PendingAsk> found;
    while (find.next())
        found.push_back({static_cast<int>(find.number(0)), find.bytes(1)});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::vector<AbandonedEntry>, StoreFault> DeviceFile::abandoned(const StoreId& table) {
    Statement find(m_db, "SELECT epoch, number, bytes FROM abandoned WHERE table_id = ? ORDER BY epoch, number, bytes");
    find.with(ByteView(table));
    std::vector<AbandonedEntry> found;
    while (find.next())
        found.push_back({find.number(0), {find.number(1), find.bytes(2)}});
    if (find.fault())
        return *find.fault();
    return found;
}

Result<std::map<std::string, Bytes>, StoreFault> DeviceFile::tableSettings(const StoreId& table) {
    Statement find(m_db, "SELECT key, value FROM table_settings WHERE table_id = ?");
    find.with(ByteView(table));
    std::map<std::string, Bytes> found;
    while (find.next())
        found[find.text(0)] = find.bytes(1);
    if (find.fault())
        return *find.fault();
    return found;
}

} // namespace aphelion
