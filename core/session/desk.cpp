#include "session/desk.h"

#include "session/results.h"

#include <algorithm>

namespace aphelion {

Desk::Desk(std::unique_ptr<PlayerFile> file, const Table& table, SeatNumber who)
    : m_file(std::move(file)), m_table(table.log().table()), m_seat(table.seat(who)) {}

Desk::Opened Desk::open(std::unique_ptr<PlayerFile> file, const Table& table, SeatNumber who) {
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
        if (!m_seat->learn(entry, bytes))
            return StoreFault::Damaged;
        m_answers[entry] = bytes;
    }
    for (const auto& [number, bytes] : *notes)
        if (!m_seat->note(bytes))
            return StoreFault::Damaged;
    m_ops = notes->empty() ? 0 : notes->back().number + 1;
    m_next = *heard ? (*heard)->number + 1 : 0;
    m_epoch = *heard ? (*heard)->epoch : 0;
    return std::nullopt;
}

// The table was carried on from an entry before the newest that was taken in: answers to what does not count any more
// are forgotten, and what came instead is taken in.
std::optional<Trouble> Desk::goBack(const Log& log) {
    EntryNumber from = std::min(m_next, log.nextNumber());
    for (auto epoch = static_cast<std::uint32_t>(m_epoch) + 1; epoch <= log.epoch(); ++epoch)
        from = std::min(from, log.raised(epoch));
    m_epoch = log.epoch();
    if (from == m_next)
        return std::nullopt;
    if (const auto fault = m_file->goBack(m_table, from, log.epoch()))
        return *fault;
    m_seat->forget(from);
    m_answers.erase(m_answers.lower_bound(from), m_answers.end());
    m_next = from;
    return std::nullopt;
}

std::optional<Trouble> Desk::takeIn(const Table& table) {
    if (const auto trouble = goBack(table.log()))
        return trouble;
    const auto& entries = table.log().entries();
    for (; m_next < entries.size(); ++m_next) {
        const News news = table.news(*m_seat, entries[m_next]);
        // What tells nothing need not be written down: asked again, it tells nothing again.
        if (!news.answer && news.notes.empty())
            continue;
        if (const auto trouble = takeIn(m_next, table.log().epoch(), news))
            return trouble;
    }
    return std::nullopt;
}

std::optional<Trouble> Desk::takeIn(EntryNumber entry, std::uint64_t epoch, const News& news) {
    std::vector<Numbered> ops;
    for (const Bytes& op : news.notes)
        ops.push_back({m_ops + ops.size(), op});
    if (const auto fault = m_file->takeIn(m_table, entry, epoch, news.answer, ops))
        return *fault;
    bool isUnderstood = true;
    if (news.answer) {
        isUnderstood = m_seat->learn(entry, *news.answer);
        m_answers[entry] = *news.answer;
    }
    for (const Bytes& op : news.notes)
        isUnderstood = m_seat->note(op) && isUnderstood;
    if (!isUnderstood)
        return StoreFault::Damaged;
    m_ops += ops.size();
    return std::nullopt;
}

std::optional<Trouble> Desk::note(ByteView op) {
    if (const auto refused = m_seat->refusal(op))
        return *refused;
    if (const auto fault = m_file->addNote(m_table, {m_ops, Bytes(op.begin(), op.end())}))
        return *fault;
    ++m_ops;
    return m_seat->note(op) ? std::nullopt : std::optional<Trouble>(StoreFault::Damaged);
}

std::optional<Bytes> Desk::answerTo(EntryNumber entry) const {
    const auto found = m_answers.find(entry);
    return found == m_answers.end() ? std::nullopt : std::optional(found->second);
}

void Desk::keepResult(const Game& game, const Table& table, std::uint64_t began) {
    m_hasResult = !aphelion::keepResult(*m_file, game, table, *m_seat, began);
}

Result<std::map<std::string, Bytes>, StoreFault> Desk::drafts() { return m_file->drafts(m_table); }

std::optional<Trouble> Desk::setDraft(std::string_view name, const std::optional<Bytes>& draft) {
    if (const auto fault = m_file->setDraft(m_table, name, draft))
        return *fault;
    return std::nullopt;
}

} // namespace aphelion
