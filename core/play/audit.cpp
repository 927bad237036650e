#include "play/audit.h"

#include "game/hearing.h"
#include "play/moves.h"

#include <algorithm>

namespace planetx {

using aphelion::Entry;
using aphelion::Openings;

namespace {

const std::vector<aphelion::Opening>& openingsOf(const aphelion::Body& body) {
    static const std::vector<aphelion::Opening> none;
    if (const auto* moved = std::get_if<aphelion::Moved>(&body))
        return moved->openings;
    if (const auto* unsealed = std::get_if<aphelion::Unsealed>(&body))
        return unsealed->openings;
    return none;
}

// Everything that any entry has opened.
Openings openedIn(const aphelion::Log& log) {
    Openings opened;
    for (const Entry& entry : log.entries())
        for (const aphelion::Opening& opening : openingsOf(entry.ask.body))
            if (entry.ask.author)
                opened.emplace(sealOf({log.table(), *entry.ask.author}, opening), opening);
    return opened;
}

// Whether what a player placed was theirs to place: tokens and duplicates, which nobody else could see. A token that
// nobody could turn up has left unscored and is not asked about.
std::optional<Refusal> secretFoul(const PublicGame& before, const PublicGame& now, const Openings& opened,
                                  const TheoriesPlaced& e, bool bot) {
    const bool lastChance = before.board.phase == Phase::LastChance;
    const auto isNew = [&](const Hand::Submitted& s) { return s.phase == before.board.theoryPhases; };
    Hand hand = handOf(now, e.who, opened, bot);
    std::vector<Theory> placed;
    for (const auto& submitted : hand.submitted)
        if (isNew(submitted))
            placed.push_back(submitted.theory);
    std::erase_if(hand.submitted, isNew);
    if (lastChance)
        return refusal(before.board, hand, e.who, LastChance{placed});
    return refusal(whenChoosing(before.board, e.who), hand, e.who, SubmitTheories{placed});
}

} // namespace

std::optional<Lie> audit(const Table& table) {
    const Openings opened = openedIn(table.log());
    const auto& entries = table.log().entries();
    PublicGame game = *newGame(table.log().opened());
    for (std::size_t i = 1; i < entries.size(); ++i) {
        if (const auto why = objection(game, table.oracle(), entries[i].ask))
            return Lie{entries[i].number, *why};
        const PublicGame before = game;
        game = after(std::move(game), entries[i]);
        const auto event = eventOf(entries[i].ask.body);
        if (!event)
            continue;
        if (const auto* placed = std::get_if<TheoriesPlaced>(&*event))
            if (const auto why = secretFoul(before, game, opened, *placed, isByBot(before, entries[i].ask)))
                return Lie{entries[i].number, *why};
    }
    const auto hidden = std::ranges::find_if(game.guesses, [](const SealedGuess& g) { return !g.shown && !g.excused; });
    if (game.board.phase == Phase::Over && hidden != game.guesses.end())
        return Lie{hidden->entry, MoveFault::NeverOpened};
    return std::nullopt;
}

std::vector<PlayerId> unvouched(const Table& table) {
    const PublicGame& game = table.game();
    std::vector<PlayerId> missing;
    for (PlayerId who = 0; who < static_cast<PlayerId>(game.board.players.size()); ++who)
        if (isSeated(game.board, who) && std::ranges::find(game.witnesses, who) == game.witnesses.end())
            missing.push_back(who);
    return missing;
}

} // namespace planetx
