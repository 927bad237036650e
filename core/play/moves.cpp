#include "play/moves.h"

#include "game/encoding.h"
#include "play/sealed.h"

#include <algorithm>

namespace planetx {

using aphelion::Moved;
using aphelion::Opening;
using aphelion::Openings;
using aphelion::Seal;

namespace {

Seal keep(Openings& keep, aphelion::Bytes content, const FreshNonce& fresh) {
    const Opening opening{std::move(content), fresh()};
    const Seal seal = sealOf(opening);
    keep.emplace(seal, opening);
    return seal;
}

// What an action seals; most seal nothing.

void seal(Intent&, const PublicGame&, const FreshNonce&, const auto&) {}

void seal(Intent& intent, const PublicGame&, const FreshNonce& fresh, const Locate& guess) {
    intent.move.seals.push_back(keep(intent.keep, guessContent(guess), fresh));
}

void seal(Intent& intent, const PublicGame&, const FreshNonce& fresh, const SubmitTheories& choice) {
    std::vector<SealedTheory> sealed;
    for (const auto& [sector, object] : choice.theories)
        sealed.push_back({sector, keep(intent.keep, objectContent(object), fresh)});
    intent.move.seals.push_back(keep(intent.keep, choiceContent(sealed), fresh));
}

void seal(Intent& intent, const PublicGame& game, const FreshNonce& fresh, const LastChance& chance) {
    if (const auto* guess = std::get_if<Locate>(&chance.use))
        return seal(intent, game, fresh, *guess);
    for (const Theory& theory : std::get<0>(chance.use))
        intent.move.seals.push_back(keep(intent.keep, objectContent(theory.object), fresh));
}

const Opening* find(const Openings& kept, const Seal& seal) {
    const auto found = kept.find(seal);
    return found == kept.end() ? nullptr : &found->second;
}

using Settled = std::optional<Settlement>;

Settled settleDue(const PublicGame&, const Oracle&, const ConferDue& due, const Openings&) {
    return Settlement{std::nullopt, {encode(Event(ConferenceHeld{due.conference})), {}, {}}};
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
    return Settlement{due.who, {encode(Event(placed)), {}, {*opening}}};
}

Settled settleDue(const PublicGame& game, const Oracle& oracle, const TurnUpDue& due, const Openings& kept) {
    const auto placed = std::ranges::find(game.placed, due.token, &PlacedToken::token);
    const Opening* opening = placed == game.placed.end() ? nullptr : find(kept, placed->object);
    const auto object = opening == nullptr ? std::nullopt : objectOf(opening->content);
    if (!object)
        return std::nullopt;
    const TheoryTurnedUp turned{due.token, *object, oracle.verdict({due.token.sector, *object})};
    return Settlement{due.token.who, {encode(Event(turned)), {}, {*opening}}};
}

} // namespace

Intent intend(const PublicGame& game, const Oracle& oracle, PlayerId who, const Action& action,
              const FreshNonce& fresh) {
    Intent intent;
    intent.move.event = encode(oracle.heard(who, action));
    std::visit([&](const auto& a) { seal(intent, game, fresh, a); }, action);
    return intent;
}

std::optional<Settlement> settle(const PublicGame& game, const Oracle& oracle, const Due& due, const Openings& kept) {
    return std::visit([&](const auto& d) { return settleDue(game, oracle, d, kept); }, due);
}

aphelion::Unsealed openGuesses(const PublicGame& game, PlayerId who, const Openings& kept) {
    aphelion::Unsealed unsealed;
    for (const SealedGuess& guess : game.guesses)
        if (const Opening* opening = find(kept, guess.guess); opening != nullptr && guess.who == who && !guess.opened)
            unsealed.openings.push_back(*opening);
    return unsealed;
}

Hand handOf(const PublicGame& game, PlayerId who, const Openings& kept) {
    Hand hand;
    for (const auto& [token, seal] : game.placed)
        if (const Opening* opening = find(kept, seal); opening != nullptr && token.who == who)
            if (const auto object = objectOf(opening->content))
                hand.submitted.push_back({{token.sector, *object}, token.phase});
    return hand;
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
