#include "support/memory_journal.h"

#include <algorithm>

namespace aphelion {

namespace {

// Whether a key is there already or comes twice.
template <typename Items, typename KeyOf, typename IsThere>
bool collides(const Items& items, KeyOf keyOf, IsThere isThere) {
    std::set<decltype(keyOf(*items.begin()))> seen;
    return std::ranges::any_of(
        items, [&](const auto& item) { return isThere(keyOf(item)) || !seen.insert(keyOf(item)).second; });
}

std::pair<int, Hash> keyOf(const KeptOpening& opening) { return {opening.seat, opening.seal}; }

} // namespace

bool MemoryJournal::overwrites(const Kept& kept, const Step& step) {
    const auto numberOf = [](const Numbered& entry) { return entry.number; };
    const auto seatOf = [](const PendingAsk& ask) { return ask.seat; };
    return collides(step.entries, numberOf,
                    [&](std::uint64_t number) {
                        return kept.entries.contains(number) && !(step.abandon && number >= step.abandon->from);
                    }) ||
           collides(step.openings, keyOf, [&](const auto& key) { return kept.openings.contains(key); }) ||
           collides(step.asks, seatOf, [&](int seat) {
               return kept.asks.contains(seat) && std::ranges::count(step.dropAsks, seat) == 0;
           });
}

std::unique_ptr<MemoryJournal> MemoryJournal::copy() const {
    auto other = std::make_unique<MemoryJournal>();
    for (const auto& [id, kept] : m_tables) {
        Kept& anew = other->m_tables[id];
        anew.entries = kept.entries;
        for (const auto& [number, seat] : kept.seats)
            anew.seats.insert_or_assign(number, SeatRecord{seat.seat, seat.player, seat.seed.copy()});
        anew.openings = kept.openings;
        anew.asks = kept.asks;
        anew.abandoned = kept.abandoned;
        anew.settings = kept.settings;
    }
    return other;
}

void MemoryJournal::abandon(Kept& kept, const Abandoning& what) {
    const auto from = kept.entries.lower_bound(what.from);
    for (auto at = from; at != kept.entries.end(); ++at)
        kept.abandoned.emplace(what.epoch, at->first, at->second);
    kept.entries.erase(from, kept.entries.end());
}

void MemoryJournal::take(Kept& kept, const Step& step) {
    if (step.abandon)
        abandon(kept, *step.abandon);
    for (const int seat : step.dropAsks)
        kept.asks.erase(seat);
    for (const Numbered& entry : step.entries)
        kept.entries.emplace(entry.number, entry.bytes);
    for (const SeatRecord& seat : step.seats)
        kept.seats.insert_or_assign(seat.seat, SeatRecord{seat.seat, seat.player, seat.seed.copy()});
    for (const KeptOpening& opening : step.openings)
        kept.openings.emplace(keyOf(opening), opening);
    for (const PendingAsk& ask : step.asks)
        kept.asks.emplace(ask.seat, ask.bytes);
    for (const auto& [key, value] : step.settings) {
        kept.settings.erase(key);
        if (value)
            kept.settings.emplace(key, *value);
    }
}

Unstored MemoryJournal::addTable(const StoreId& table, std::uint64_t, const Step& step) {
    if (m_tables.contains(table) || overwrites({}, step))
        return StoreFault::AlreadyThere;
    take(m_tables[table], step);
    return {};
}

Unstored MemoryJournal::append(const StoreId& table, const Step& step) {
    const auto found = m_tables.find(table);
    if (found == m_tables.end())
        return StoreFault::Unknown;
    if (overwrites(found->second, step))
        return StoreFault::AlreadyThere;
    take(found->second, step);
    return {};
}

const MemoryJournal::Kept& MemoryJournal::at(const StoreId& table) const {
    static const Kept none;
    const auto found = m_tables.find(table);
    return found == m_tables.end() ? none : found->second;
}

Result<std::vector<Numbered>, StoreFault> MemoryJournal::entries(const StoreId& table) {
    std::vector<Numbered> found;
    for (const auto& [number, bytes] : at(table).entries)
        found.push_back({number, bytes});
    return found;
}

Result<std::vector<SeatRecord>, StoreFault> MemoryJournal::seats(const StoreId& table) {
    std::vector<SeatRecord> found;
    for (const auto& [number, seat] : at(table).seats)
        found.push_back({number, seat.player, seat.seed.copy()});
    return found;
}

Result<std::vector<KeptOpening>, StoreFault> MemoryJournal::openings(const StoreId& table, int seat) {
    std::vector<KeptOpening> found;
    for (const auto& [key, opening] : at(table).openings)
        if (opening.seat == seat)
            found.push_back(opening);
    return found;
}

Result<std::vector<PendingAsk>, StoreFault> MemoryJournal::asks(const StoreId& table) {
    std::vector<PendingAsk> found;
    for (const auto& [seat, bytes] : at(table).asks)
        found.push_back({seat, bytes});
    return found;
}

Result<std::vector<AbandonedEntry>, StoreFault> MemoryJournal::abandoned(const StoreId& table) {
    std::vector<AbandonedEntry> found;
    for (const auto& [epoch, number, bytes] : at(table).abandoned)
        found.push_back({epoch, {number, bytes}});
    return found;
}

Result<std::map<std::string, Bytes>, StoreFault> MemoryJournal::tableSettings(const StoreId& table) {
    return at(table).settings;
}

} // namespace aphelion
