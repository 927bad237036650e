#include "session/desk.h"

#include "game/encoding.h"
#include "notes/bookkeeping.h"
#include "session/results.h"

#include <algorithm>
#include <iterator>

namespace planetx {

using aphelion::StoreFault;

namespace {

// What an entry tells, and with it what follows at once from it on the sheet, where the table allows bookkeeping.
News newsAt(const Table& table, const Seat& seat, const aphelion::Entry& entry) {
    News news = newsFor(table, seat.who, entry);
    if (news.notes.empty() || table.game().setup.help < Help::Bookkeeping)
        return news;
    NoteSheet sheet = seat.notes;
    for (const NoteOp& op : news.notes)
        sheet = after(std::move(sheet), op);
    std::ranges::copy(followingAtOnce(sheet), std::back_inserter(news.notes));
    return news;
}

} // namespace

Desk::Desk(std::unique_ptr<aphelion::PlayerFile> file, const Table& table, PlayerId who)
    : m_file(std::move(file)), m_table(table.log().table()), m_seat{who, {}, NoteSheet(table.board().mode)} {}

Desk::Opened Desk::open(std::unique_ptr<aphelion::PlayerFile> file, const Table& table, PlayerId who) {
    std::unique_ptr<Desk> desk(new Desk(std::move(file), table, who));
    if (const auto trouble = desk->load())
        return *trouble;
    if (const auto trouble = desk->takeIn(table))
        return *trouble;
    return desk;
}

std::optional<Trouble> Desk::load() {
    const auto answers = m_file->answers(m_table);
    const auto notes = m_file->notes(m_table);
    const auto heard = m_file->heard(m_table);
    if (!answers || !notes || !heard)
        return !answers ? answers.fault() : !notes ? notes.fault() : heard.fault();
    for (const auto& [entry, bytes] : *answers) {
        const auto answer = decodeAnswer(bytes);
        if (!answer)
            return StoreFault::Damaged;
        m_seat.learned.push_back({entry, *answer});
    }
    for (const auto& [number, bytes] : *notes) {
        const auto op = decodeNoteOp(bytes);
        if (!op)
            return StoreFault::Damaged;
        m_seat.notes = after(std::move(m_seat.notes), *op);
    }
    m_ops = notes->empty() ? 0 : notes->back().number + 1;
    m_next = *heard ? (*heard)->number + 1 : 0;
    m_epoch = *heard ? (*heard)->epoch : 0;
    return std::nullopt;
}

// The table was carried on from an entry before the newest that was taken in: answers to what does not count any more
// are forgotten, and what came instead is taken in.
std::optional<Trouble> Desk::goBack(const aphelion::Log& log) {
    EntryNumber from = std::min(m_next, log.nextNumber());
    for (auto epoch = static_cast<std::uint32_t>(m_epoch) + 1; epoch <= log.epoch(); ++epoch)
        from = std::min(from, log.raised(epoch));
    m_epoch = log.epoch();
    if (from == m_next)
        return std::nullopt;
    if (const auto fault = m_file->goBack(m_table, from, log.epoch()))
        return *fault;
    std::erase_if(m_seat.learned, [&](const Learned& learned) { return learned.entry >= from; });
    m_next = from;
    return std::nullopt;
}

std::optional<Trouble> Desk::takeIn(const Table& table) {
    if (const auto trouble = goBack(table.log()))
        return trouble;
    const auto& entries = table.log().entries();
    for (; m_next < entries.size(); ++m_next) {
        const News news = newsAt(table, m_seat, entries[m_next]);
        // What tells nothing need not be written down: asked again, it tells nothing again.
        if (!news.answer && news.notes.empty())
            continue;
        if (const auto trouble = takeIn(m_next, table.log().epoch(), news))
            return trouble;
    }
    return std::nullopt;
}

std::optional<Trouble> Desk::takeIn(EntryNumber entry, std::uint64_t epoch, const News& news) {
    std::vector<aphelion::Numbered> ops;
    for (const NoteOp& op : news.notes)
        ops.push_back({m_ops + ops.size(), encode(op)});
    const auto answer = news.answer ? std::optional(encode(*news.answer)) : std::nullopt;
    if (const auto fault = m_file->takeIn(m_table, entry, epoch, answer, ops))
        return *fault;
    if (news.answer)
        m_seat.learned.push_back({entry, *news.answer});
    for (const NoteOp& op : news.notes)
        m_seat.notes = after(std::move(m_seat.notes), op);
    m_ops += ops.size();
    return std::nullopt;
}

std::optional<Trouble> Desk::note(const NoteOp& op) {
    if (const auto refused = refusal(m_seat.notes, op))
        return *refused;
    if (const auto fault = m_file->addNote(m_table, {m_ops, encode(op)}))
        return *fault;
    m_seat.notes = after(std::move(m_seat.notes), op);
    ++m_ops;
    return std::nullopt;
}

void Desk::keepResult(const Table& table, std::uint64_t began) {
    const auto result = resultAt(table, m_seat.who, began, m_seat.notes);
    m_hasResult = result && !planetx::keepResult(*m_file, *result);
}

aphelion::Result<std::map<std::string, aphelion::Bytes>, StoreFault> Desk::drafts() { return m_file->drafts(m_table); }

std::optional<Trouble> Desk::setDraft(std::string_view name, const std::optional<aphelion::Bytes>& draft) {
    if (const auto fault = m_file->setDraft(m_table, name, draft))
        return *fault;
    return std::nullopt;
}

} // namespace planetx
