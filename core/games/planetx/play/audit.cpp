#include "planetx/play/audit.h"

#include "planetx/rules/hearing.h"
#include "planetx/play/moves.h"

#include <algorithm>

namespace planetx {

using aphelion::Openings;

namespace {

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
                return Lie{entries[i].number, refused(*why)};
    }
    const auto hidden = std::ranges::find_if(game.guesses, [](const SealedGuess& g) { return !g.shown && !g.excused; });
    if (game.board.phase == Phase::Over && hidden != game.guesses.end())
        return Lie{hidden->entry, MoveFault::NeverOpened};
    return std::nullopt;
}

} // namespace planetx
