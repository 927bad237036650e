#pragma once

#include "game/due.h"
#include "game/hand.h"
#include "play/public_game.h"

#include <functional>

namespace planetx {

// Gives 32 fresh random bytes each time.
using FreshNonce = std::function<aphelion::Nonce()>;

// An action in its public form, and what its author must keep to open the seals later.
struct Intent {
    aphelion::Moved move;
    aphelion::Openings keep;
    bool operator==(const Intent&) const = default;
};

// For an action that is not refused.
Intent intend(const PublicGame& game, const Oracle& oracle, PlayerId who, const Action& action,
              const FreshNonce& fresh);

// What is asked for next without anybody's decision, by whom; nothing if the openings it takes are not kept here.
struct Settlement {
    std::optional<PlayerId> author; // nothing for the host
    aphelion::Moved move;
    bool operator==(const Settlement&) const = default;
};

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

// The player's sealed choice of the running theory phase.
std::optional<std::vector<Theory>> sealedChoice(const PublicGame& game, PlayerId who, const aphelion::Openings& kept);

} // namespace planetx
