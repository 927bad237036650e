#include "planetx/play/seat.h"

#include "planetx/rules/hearing.h"
#include "planetx/notes/bookkeeping.h"
#include "planetx/rules/encoding.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace planetx {

namespace {

// An answer is for the player who asked, or for everybody where nobody's name is on the question.
bool isFor(PlayerId who, const Event& event) { return speaker(event).value_or(who) == who; }

constexpr std::array<std::string_view, 9> noteNames{"BadSector", "NoSuchCell",    "BadOrigin",
                                                    "BadFact",   "BadText",       "NothingChanges",
                                                    "NoWhatIf",  "NothingToUndo", "NothingToRedo"};

} // namespace

aphelion::Refused refused(NoteRefusal refusal) { return {noteNames[static_cast<std::size_t>(refusal)]}; }

bool OwnSeat::learn(EntryNumber entry, aphelion::ByteView bytes) {
    const auto answer = decodeAnswer(bytes);
    if (answer)
        m_seat.learned.push_back({entry, *answer});
    return answer.ok();
}

bool OwnSeat::note(aphelion::ByteView bytes) {
    const auto op = decodeNoteOp(bytes);
    if (op)
        m_seat.notes = after(std::move(m_seat.notes), *op);
    return op.has_value();
}

std::optional<aphelion::Refused> OwnSeat::refusal(aphelion::ByteView bytes) const {
    const auto op = decodeNoteOp(bytes);
    if (!op)
        return refused(Refusal::BadInput);
    const auto why = planetx::refusal(m_seat.notes, *op);
    return why ? std::optional(refused(*why)) : std::nullopt;
}

void OwnSeat::forget(EntryNumber from) {
    std::erase_if(m_seat.learned, [&](const Learned& learned) { return learned.entry >= from; });
}

std::optional<Answer> answerFor(const Table& table, PlayerId who, const Event& event) {
    return isFor(who, event) ? table.oracle().answer(event) : std::nullopt;
}

News newsFor(const Table& table, PlayerId who, const aphelion::Entry& entry) {
    const Setup& setup = table.game().setup;
    if (entry.number == 0)
        return {std::nullopt, bookkeeping(setup.code.mode(), table.startingFacts(who))};
    const auto event = eventOf(entry.ask.body);
    if (!event)
        return {};
    News news{answerFor(table, who, *event), {}};
    if (setup.help >= Help::Bookkeeping)
        news.notes = bookkeeping(setup.code.mode(), *event, news.answer, entry.number);
    return news;
}

News newsFor(const Table& table, const Seat& seat, const aphelion::Entry& entry) {
    News news = newsFor(table, seat.who, entry);
    if (news.notes.empty() || table.game().setup.help < Help::Bookkeeping)
        return news;
    NoteSheet sheet = seat.notes;
    for (const NoteOp& op : news.notes)
        sheet = after(std::move(sheet), op);
    std::ranges::copy(followingAtOnce(sheet), std::back_inserter(news.notes));
    return news;
}

std::unique_ptr<aphelion::Seat> Table::seat(PlayerId who) const { return std::make_unique<OwnSeat>(who, board().mode); }

aphelion::News Table::news(const aphelion::Seat& seat, const aphelion::Entry& entry) const {
    const News own = newsFor(*this, static_cast<const OwnSeat&>(seat).seat(), entry);
    aphelion::News news;
    if (own.answer)
        news.answer = encode(*own.answer);
    std::ranges::transform(own.notes, std::back_inserter(news.notes), [](const NoteOp& op) { return encode(op); });
    return news;
}

} // namespace planetx
