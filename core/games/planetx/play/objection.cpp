#include "planetx/play/public_game.h"

#include "planetx/rules/hearing.h"
#include "planetx/play/sealed.h"

#include <algorithm>

namespace planetx {

using aphelion::Ask;
using aphelion::Moved;
using aphelion::Opening;
using aphelion::Seal;

namespace {

using Fault = std::optional<MoveFault>;

const Seal* sealOfToken(const PublicGame& game, const TokenId& token) {
    const auto found = std::ranges::find(game.placed, token, &PlacedToken::token);
    return found == game.placed.end() ? nullptr : &found->object;
}

// What each event must carry besides itself. Most carry nothing.
Fault wrongCargo(const PublicGame&, const Moved& m, const auto&) {
    return m.seals.empty() && m.openings.empty() ? Fault() : MoveFault::WrongSeals;
}

// A guess has a seal of its own: one opening must not serve two of them.
Fault wrongCargo(const PublicGame& game, const Moved& m, const Located&) {
    if (m.seals.size() != 1 || !m.openings.empty())
        return MoveFault::WrongSeals;
    const auto used = std::ranges::find(game.guesses, m.seals[0], &SealedGuess::guess);
    return used == game.guesses.end() ? Fault() : MoveFault::WrongSeals;
}

Fault wrongCargo(const PublicGame&, const Moved& m, const TheoriesSealed&) {
    return m.seals.size() == 1 && m.openings.empty() ? Fault() : MoveFault::WrongSeals;
}

Fault wrongCargo(const PublicGame& game, const Moved& m, const TheoriesPlaced& e) {
    if (game.board.phase == Phase::LastChance) // nobody waits for anybody: the places are shown at once
        return m.seals.size() == e.sectors.size() && m.openings.empty() ? Fault() : MoveFault::WrongSeals;
    if (!m.seals.empty() || m.openings.size() != 1)
        return MoveFault::WrongSeals;
    const auto sealed = game.choices.find(e.who);
    const auto choice = choiceOf(m.openings[0].content);
    if (sealed == game.choices.end() || sealOf(sealer(game, e.who), m.openings[0]) != sealed->second || !choice)
        return MoveFault::WrongOpening;
    const bool same = std::ranges::equal(*choice, e.sectors, {}, &SealedTheory::sector);
    return same ? Fault() : MoveFault::WrongOpening;
}

Fault wrongCargo(const PublicGame& game, const Moved& m, const TheoryTurnedUp& e) {
    if (!m.seals.empty() || m.openings.size() != 1)
        return MoveFault::WrongSeals;
    const Seal* seal = sealOfToken(game, e.token);
    const bool opens = seal != nullptr && sealOf(sealer(game, e.token.who), m.openings[0]) == *seal;
    return opens && objectOf(m.openings[0].content) == e.object ? Fault() : MoveFault::WrongOpening;
}

// Public verdicts can be checked at once; a guess only when it is opened.
bool liesAboutSky(const Oracle& oracle, const Event& event) {
    if (const auto* e = std::get_if<TheoryTurnedUp>(&event))
        return e->correct != oracle.verdict({e->token.sector, e->object});
    if (const auto* e = std::get_if<Reviewed>(&event))
        return e->correct != oracle.verdict(e->theory);
    return false;
}

// Events that speak for nobody come from the host; by hand, with the board on the table, from anybody.
bool isTheirs(const PublicGame& game, const Ask& ask, const Event& event) {
    if (const auto who = speaker(event))
        return ask.author && *ask.author == *who;
    if (const auto* voided = std::get_if<TheoryVoided>(&event)) { // only for somebody who left, or is away
        const PlayerId who = voided->token.who;
        return !ask.author && (!isSeated(game.board, who) || game.lentByOthers.contains(who));
    }
    const bool byHand = ask.author && game.board.play == Play::WithBoard;
    return !ask.author || (byHand && isSeated(game.board, *ask.author));
}

std::optional<Objection> objectionToMove(const PublicGame& game, const Oracle& oracle, const Ask& ask,
                                         const Event& event) {
    if (!isTheirs(game, ask, event))
        return MoveFault::NotTheirs;
    if (const auto why = refusal(game.board, event))
        return refused(*why);
    const auto* moved = std::get_if<Moved>(&ask.body);
    if (moved == nullptr)
        return std::nullopt;
    if (const auto by = game.moves.find(ask.author); by != game.moves.end() && by->second >= mostMoves)
        return MoveFault::TooMuch;
    if (const auto fault = std::visit([&](const auto& e) { return wrongCargo(game, *moved, e); }, event))
        return *fault;
    return liesAboutSky(oracle, event) ? std::optional<Objection>(MoveFault::WrongVerdict) : std::nullopt;
}

const SealedGuess* guessOpenedBy(const PublicGame& game, PlayerId who, const Opening& opening) {
    const auto found = std::ranges::find_if(game.guesses, [&](const SealedGuess& g) {
        return g.who == who && !g.shown && g.guess == sealOf(sealer(game, who), opening);
    });
    return found == game.guesses.end() ? nullptr : &*found;
}

// A guess stays sealed while it could help somebody.
std::optional<Objection> objectionTo(const PublicGame& game, const Oracle& oracle, const Ask& ask,
                                     const aphelion::Unsealed& unsealed) {
    if (game.board.phase != Phase::Over)
        return refused(Refusal::WrongPhase);
    if (!ask.author)
        return MoveFault::NotTheirs;
    if (unsealed.openings.empty())
        return MoveFault::WrongOpening;
    for (const Opening& opening : unsealed.openings) {
        const SealedGuess* sealed = guessOpenedBy(game, *ask.author, opening);
        const auto guess = guessOf(opening.content);
        if (sealed == nullptr || !guess)
            return MoveFault::WrongOpening;
        if (oracle.found(*guess) != sealed->found)
            return MoveFault::WrongVerdict;
    }
    return std::nullopt;
}

} // namespace

std::optional<Objection> objection(const PublicGame& game, const Oracle& oracle, const Ask& ask) {
    if (const auto* unsealed = std::get_if<aphelion::Unsealed>(&ask.body))
        return objectionTo(game, oracle, ask, *unsealed);
    if (std::holds_alternative<aphelion::EpochRaised>(ask.body) || std::holds_alternative<aphelion::Protested>(ask.body) ||
        std::holds_alternative<aphelion::Witnessed>(ask.body))
        return std::nullopt;
    const auto event = eventOf(ask.body);
    if (!event)
        return event.fault();
    return objectionToMove(game, oracle, ask, *event);
}

} // namespace planetx
