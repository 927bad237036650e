#include "hostile/story.h"

#include "registry/all_games.h"

namespace planetx {

namespace {

aphelion::MemoryJournal copyOf(aphelion::Journal& from, const aphelion::TableId& table) {
    aphelion::Step all;
    all.entries = from.entries(table).take();
    all.seats = from.seats(table).take();
    for (const aphelion::SeatRecord& seat : all.seats)
        for (const aphelion::KeptOpening& opening : from.openings(table, seat.seat).take())
            all.openings.push_back(opening);
    all.asks = from.asks(table).take();
    for (const auto& [name, value] : from.tableSettings(table).take())
        all.settings.emplace(name, value);
    aphelion::MemoryJournal copy;
    (void)copy.addTable(table, 0, all);
    return copy;
}

} // namespace

Story::Story(aphelion::Journal& from, const aphelion::TableId& table)
    : m_journal(copyOf(from, table)),
      m_kept(KeptTable::resume(m_journal, aphelion::realWorld(), aphelion::allGames(), table).take()),
      m_sync(m_kept) {}

std::vector<aphelion::Output> Story::handle(const aphelion::Input& input, aphelion::Milliseconds now) {
    const auto* said = std::get_if<aphelion::Said>(&input);
    if (said != nullptr && std::holds_alternative<aphelion::Proven>(said->message))
        return {};
    return m_sync.handle(input, now);
}

} // namespace planetx
