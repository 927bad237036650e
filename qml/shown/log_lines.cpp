#include "qml/shown/log_lines.h"

#include "qml/shown/names.h"

#include <ranges>

namespace planetx {

namespace {

LogLine line(const char* kind, PlayerId who = -1) {
    LogLine made;
    made.kind = QString::fromLatin1(kind);
    made.who = who;
    return made;
}

LogLine token(const char* kind, const TokenId& id) {
    LogLine made = line(kind, id.who);
    made.sector = id.sector;
    return made;
}

// One small function per event.
LogLine said(const Surveyed& e) {
    LogLine made = line("Surveyed", e.who);
    made.object = letterOf(e.object);
    made.from = e.arc.from;
    made.to = e.arc.to;
    return made;
}
LogLine said(const Targeted& e) {
    LogLine made = line("Targeted", e.who);
    made.sector = e.sector;
    return made;
}
LogLine said(const Researched& e) {
    LogLine made = line("Researched", e.who);
    made.topic = QString(QLatin1Char(e.topic));
    return made;
}
LogLine said(const Located& e) {
    LogLine made = line("Located", e.who);
    made.found = e.found;
    return made;
}
LogLine said(const ConferenceHeld& e) {
    LogLine made = line("ConferenceHeld");
    made.conference = e.conference;
    return made;
}
LogLine said(const TheoriesSealed& e) { return line("TheoriesSealed", e.who); }
LogLine said(const TheoriesPlaced& e) {
    LogLine made = line("TheoriesPlaced", e.who);
    made.sectors = listOf(e.sectors);
    return made;
}
LogLine said(const TheoryTurnedUp& e) {
    LogLine made = token("TheoryTurnedUp", e.token);
    made.object = letterOf(e.object);
    made.correct = e.correct;
    return made;
}
LogLine said(const TheoryVoided& e) { return token("TheoryVoided", e.token); }
LogLine said(const SeatTaken&) { return line("SeatTaken"); }
LogLine said(const SeatReleased& e) { return line("SeatReleased", e.who); }
LogLine said(const SeatRekeyed& e) { return line("SeatRekeyed", e.who); }
LogLine said(const SeatLent& e) { return line("SeatLent", e.who); }
LogLine said(const Reviewed& e) {
    LogLine made = line("Reviewed");
    made.sector = e.theory.sector;
    made.object = letterOf(e.theory.object);
    made.correct = e.correct;
    return made;
}
LogLine said(const Revealed&) { return line("Revealed"); }
LogLine said(const TakenBack& e) { return line("TakenBack", e.who); }

QVariantList stepsBetween(const Board& before, const Board& now) {
    QVariantList steps;
    for (std::size_t i = 0; i < before.players.size() && i < now.players.size(); ++i)
        if (const int by = now.players[i].pawn.time - before.players[i].pawn.time)
            steps.push_back(QVariant::fromValue(ShownStep{static_cast<PlayerId>(i), by}));
    return steps;
}

bool isOwnEntry(const LogLine& line) {
    return line.kind == u"Surveyed" || line.kind == u"Targeted" || line.kind == u"Researched" ||
           line.kind == u"Located";
}

// What the deal lets everybody know of a line: a topic's title, a conference's title and clue.
void tellPublic(LogLine& line, const Table& table, const Event& event) {
    const Mode mode = table.board().mode;
    if (const auto* researched = std::get_if<Researched>(&event))
        line.title = shown(table.topicTitle(researched->topic), mode);
    if (const auto* held = std::get_if<ConferenceHeld>(&event)) {
        line.title = shown(table.conferenceTitle(held->conference), mode);
        line.clue = shown(*table.oracle().answer(*held), mode).clue;
    }
}

} // namespace

LogLine lineOf(const Event& event) {
    return std::visit([](const auto& e) { return said(e); }, event);
}

std::optional<LogLine> lineOf(const Table& table, const aphelion::Entry& entry) {
    LogLine made;
    if (const auto* raised = std::get_if<aphelion::EpochRaised>(&entry.ask.body)) {
        made = line("EpochRaised", static_cast<PlayerId>(raised->endorsements.front().seat)); // who carries on
    } else if (const auto* protest = std::get_if<aphelion::Protested>(&entry.ask.body)) {
        const auto& all = table.log().takeovers();
        const auto deed = std::ranges::find(all, protest->rekeyed, &aphelion::Takeover::entry);
        const bool stolen = deed == all.end() || deed->how == aphelion::Treatment::Rekeyed;
        made = line(stolen ? "Protested" : "Objected", static_cast<PlayerId>(protest->seat));
    } else if (const auto event = eventOf(entry.ask.body)) {
        made = lineOf(*event);
        tellPublic(made, table, *event);
        if (const auto* surveyed = std::get_if<Surveyed>(&*event))
            made.length = edition(table.board()).ring.length(surveyed->arc);
    } else {
        return std::nullopt; // openings after the end, and who vouches for them
    }
    made.entry = static_cast<int>(entry.number);
    if (made.who < 0 && entry.ask.author)
        made.who = static_cast<PlayerId>(*entry.ask.author);
    return made;
}

bool LogLines::leadTo(const Table& table) const {
    return m_game && m_game->table == table.log().table() && table.log().has(*m_read);
}

void LogLines::read(const Table* table, const Hearer& hearer) {
    if (!table || !leadTo(*table)) {
        *this = {};
        if (!table)
            return;
        m_game = newGame(table->log().opened());
        m_lines.push_back(line("Opened"));
        m_read = table->log().seen(0);
    }
    const auto& entries = table->log().entries();
    for (std::size_t next = m_read->number + 1; next < entries.size(); ++next) {
        const std::size_t before = m_lines.size();
        add(*table, entries[next]);
        if (hearer && m_lines.size() > before)
            hearer(m_lines.back(), *m_game);
    }
    m_read = table->log().head();
}

void LogLines::add(const Table& table, const aphelion::Entry& entry) {
    const Board before = m_game->board;
    m_game = after(std::move(*m_game), entry);
    auto next = lineOf(table, entry);
    if (!next)
        return;
    if (next->kind == u"SeatTaken")
        next->who = static_cast<PlayerId>(before.players.size());
    next->moved = stepsBetween(before, m_game->board);
    if (next->kind == u"TakenBack")
        for (LogLine& earlier : m_lines | std::views::reverse)
            if (earlier.who == next->who && isOwnEntry(earlier)) {
                earlier.takenBack = true;
                break;
            }
    m_lines.push_back(*next);
}

} // namespace planetx
