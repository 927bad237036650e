#include "planetx/play/moves.h"

#include "planetx/rules/encoding.h"
#include "planetx/play/sealed.h"

#include <algorithm>

namespace planetx {

using aphelion::Moved;
using aphelion::Opening;
using aphelion::Openings;
using aphelion::Seal;
using aphelion::Sealing;

namespace {

// The seals that go with an action; most seal nothing.

std::vector<Seal> sealsOf(Sealing&, const auto&) { return {}; }

std::vector<Seal> sealsOf(Sealing& sealing, const Locate& guess) { return {sealing.seal(guessContent(guess))}; }

std::vector<Seal> sealsOf(Sealing& sealing, const SubmitTheories& choice) {
    std::vector<SealedTheory> sealed;
    for (const auto& [sector, object] : choice.theories)
        sealed.push_back({sector, sealing.seal(objectContent(object))});
    return {sealing.seal(choiceContent(sealed))};
}

std::vector<Seal> sealsOf(Sealing& sealing, const LastChance& chance) {
    if (const auto* guess = std::get_if<Locate>(&chance.use))
        return sealsOf(sealing, *guess);
    std::vector<Seal> seals;
    for (const Theory& theory : std::get<0>(chance.use))
        seals.push_back(sealing.seal(objectContent(theory.object)));
    return seals;
}

// Openings in one entry: it has to fit into one message.
constexpr std::size_t mostAtOnce = 16;

using Settled = std::optional<Settlement>;

Settled settleDue(const PublicGame&, const Oracle&, const ConferDue& due, const Openings&) {
    return Settlement{std::nullopt, Moved{encode(Event(ConferenceHeld{due.conference})), {}, {}}};
}

Settled settleDue(const PublicGame& game, const Oracle&, const PlacesDue& due, const Openings& kept) {
    const auto sealed = game.choices.find(due.who);
    const Opening* opening = sealed == game.choices.end() ? nullptr : find(kept, sealed->second);
    const auto choice = opening == nullptr ? std::nullopt : choiceOf(opening->content);
    if (!choice)
        return std::nullopt;
    TheoriesPlaced placed{due.who, {}};
    for (const SealedTheory& theory : *choice)
        placed.sectors.push_back(theory.sector);
    return Settlement{due.who, Moved{encode(Event(placed)), {}, {*opening}}};
}

Settled settleDue(const PublicGame& game, const Oracle& oracle, const TurnUpDue& due, const Openings& kept) {
    const auto placed = std::ranges::find(game.placed, due.token, &PlacedToken::token);
    const Opening* opening = placed == game.placed.end() ? nullptr : find(kept, placed->object);
    const auto object = opening == nullptr ? std::nullopt : objectOf(opening->content);
    if (!object)
        return std::nullopt;
    const TheoryTurnedUp turned{due.token, *object, oracle.verdict({due.token.sector, *object})};
    return Settlement{due.token.who, Moved{encode(Event(turned)), {}, {*opening}}};
}

} // namespace

Intent intend(const PublicGame& game, const Oracle& oracle, PlayerId who, const Action& action,
              const FreshNonce& fresh) {
    Sealing sealing(sealer(game, who), fresh);
    auto seals = std::visit([&](const auto& a) { return sealsOf(sealing, a); }, action);
    return {{encode(oracle.heard(who, action)), std::move(seals), {}}, sealing.take()};
}

std::optional<Settlement> settle(const PublicGame& game, const Oracle& oracle, const Due& due, const Openings& kept) {
    return std::visit([&](const auto& d) { return settleDue(game, oracle, d, kept); }, due);
}

aphelion::Unsealed openGuesses(const PublicGame& game, PlayerId who, const Openings& kept) {
    aphelion::Unsealed unsealed;
    for (const SealedGuess& guess : game.guesses)
        if (const Opening* opening = find(kept, guess.guess);
            opening != nullptr && guess.who == who && !guess.shown && unsealed.openings.size() < mostAtOnce)
            unsealed.openings.push_back(*opening);
    return unsealed;
}

std::map<EntryNumber, Locate> guessesOf(const PublicGame& game, PlayerId who, const Openings& kept) {
    std::map<EntryNumber, Locate> guesses;
    for (const SealedGuess& guess : game.guesses) {
        const Opening* opening = find(kept, guess.guess);
        const auto shown = opening == nullptr ? guess.shown : guessOf(opening->content);
        if (shown && guess.who == who)
            guesses.emplace(guess.entry, *shown);
    }
    return guesses;
}

namespace {

Hand handFrom(const PublicGame& game, const aphelion::Openings& kept, const auto& isTheirs) {
    Hand hand;
    for (const PlacedToken& placed : game.placed) {
        if (!isTheirs(placed))
            continue;
        const Opening* opening = find(kept, placed.object);
        const auto object = opening == nullptr ? placed.shown : objectOf(opening->content);
        if (object)
            hand.submitted.push_back({{placed.token.sector, *object}, placed.token.phase});
    }
    return hand;
}

} // namespace

Hand handOf(const PublicGame& game, PlayerId who, const Openings& kept) {
    return handFrom(game, kept, [&](const PlacedToken& placed) { return placed.token.who == who; });
}

Hand handOf(const PublicGame& game, PlayerId who, const Openings& kept, bool bot) {
    return handFrom(game, kept,
                    [&](const PlacedToken& placed) { return placed.token.who == who && placed.byBot == bot; });
}

std::optional<std::vector<Theory>> sealedChoice(const PublicGame& game, PlayerId who, const Openings& kept) {
    const auto sealed = game.choices.find(who);
    const Opening* opening = sealed == game.choices.end() ? nullptr : find(kept, sealed->second);
    const auto choice = opening == nullptr ? std::nullopt : choiceOf(opening->content);
    if (!choice)
        return std::nullopt;
    std::vector<Theory> theories;
    for (const auto& [sector, seal] : *choice)
        if (const Opening* object = find(kept, seal))
            theories.push_back({sector, objectOf(object->content).value_or(Object::Empty)});
    return theories;
}

} // namespace planetx
