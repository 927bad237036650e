#pragma once

#include "planetx/rules/due.h"
#include "planetx/rules/hand.h"
#include "game/sealing.h"
#include "planetx/play/public_game.h"

namespace planetx {

using aphelion::FreshNonce;
using aphelion::Intent;
using aphelion::Settlement;

// For an action that is not refused.
Intent intend(const PublicGame& game, const Oracle& oracle, PlayerId who, const Action& action,
              const FreshNonce& fresh);

// What is asked for next without anybody's decision, by whom; nothing if the openings it takes are not kept here.
std::optional<Settlement> settle(const PublicGame& game, const Oracle& oracle, const Due& due,
                                 const aphelion::Openings& kept);

// Guesses of this player that are to be opened, now that the game is over: as many as fit into one entry.
aphelion::Unsealed openGuesses(const PublicGame& game, PlayerId who, const aphelion::Openings& kept);

// Where this player has looked for Planet X, by entry, as far as the openings tell, or everybody has seen it.
std::map<EntryNumber, Locate> guessesOf(const PublicGame& game, PlayerId who, const aphelion::Openings& kept);

// The theories of a player, as far as the openings tell, or everybody has seen them.
Hand handOf(const PublicGame& game, PlayerId who, const aphelion::Openings& kept);

// Only those of a bot that plays for the seat, or only those of its player: neither knows what the other has placed, so
// each plays with a set of tokens of its own.
Hand handOf(const PublicGame& game, PlayerId who, const aphelion::Openings& kept, bool bot);
inline Hand handOf(const PublicGame& game, const aphelion::Holder& holder) {
    return handOf(game, holder.seat, holder.kept, holder.isBot);
}

// The player's sealed choice of the running theory phase.
std::optional<std::vector<Theory>> sealedChoice(const PublicGame& game, PlayerId who, const aphelion::Openings& kept);

} // namespace planetx
