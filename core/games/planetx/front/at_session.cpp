#include "planetx/front/at_session.h"

#include "planetx/game/game.h"
#include "planetx/rules/encoding.h"

namespace planetx {

namespace {

Heard inOwnWords(const Session::Outcome& outcome) {
    if (!outcome)
        return outcome.fault();
    if (!*outcome)
        return std::optional<Answer>();
    return std::optional(*decodeAnswer((*outcome)->answer));
}

} // namespace

std::optional<std::vector<Theory>> sealedChoiceOf(const KeptTable& kept, PlayerId who) {
    return sealedChoice(tableOf(kept).game(), who, kept.holder(who).kept);
}

std::map<EntryNumber, Locate> guessesOf(const KeptTable& kept, PlayerId who) {
    return guessesOf(tableOf(kept).game(), who, kept.holder(who).kept);
}

Heard ask(Session& session, const Action& action) { return inOwnWords(session.ask(deed(action))); }

Heard outcomeOf(const Session& session) { return inOwnWords(session.outcome()); }

NewTable::operator aphelion::NewTable() const {
    return {code, inGeneral(Setup{code, play, help, {}}).choices, {seats.begin(), seats.end()}, order, id};
}

bool isSound(const NewTable& wanted) { return isSound(game(), aphelion::NewTable(wanted)); }

aphelion::Bytes encode(const GatheredTable& gathered) {
    const auto code = GameCode(Mode::Standard, 0); // which has no part in it
    return encode(aphelion::GatheredTable{inGeneral(Setup{code, gathered.play, gathered.help, {}}).choices, gathered.seats});
}

std::optional<GatheredTable> decodeGathered(aphelion::ByteView bytes) {
    const auto gathered = aphelion::decodeGathered(choices(), bytes);
    if (!gathered)
        return std::nullopt;
    return GatheredTable{static_cast<Play>(gathered->choices[0]), static_cast<Help>(gathered->choices[1]), gathered->seats};
}

Results resultsIn(aphelion::PlayerFile& file) {
    const auto memory = aphelion::memoryIn(file, game());
    if (!memory)
        return memory.fault();
    auto results = resultsIn(*memory);
    return results ? Results(std::move(*results)) : Results(aphelion::StoreFault::NewerVersion);
}

aphelion::Unstored keepResult(aphelion::PlayerFile& file, const GameResult& result) {
    const auto memory = aphelion::memoryIn(file, game());
    if (!memory || !resultsIn(*memory))
        return memory ? aphelion::StoreFault::NewerVersion : memory.fault();
    for (const auto& [name, bytes] : remembering(*memory, result))
        if (const auto fault = file.set(name, bytes))
            return fault;
    return std::nullopt;
}

} // namespace planetx
