#include "play/seat.h"

#include "game/hearing.h"
#include "notes/bookkeeping.h"

namespace planetx {

namespace {

// An answer is for the player who asked, or for everybody where nobody's name is on the question.
bool isFor(PlayerId who, const Event& event) { return speaker(event).value_or(who) == who; }

} // namespace

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

} // namespace planetx
