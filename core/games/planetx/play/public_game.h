#pragma once

#include "planetx/deal/oracle.h"
#include "planetx/rules/refusal.h"
#include "planetx/rules/score.h"
#include "game/objection.h"
#include "planetx/play/setup.h"

#include <map>
#include <set>

namespace planetx {

using aphelion::EntryNumber;
using aphelion::MoveFault;
using aphelion::Objection;

// A rule of this game, in the words of the house.
inline aphelion::Refused refused(Refusal refusal) { return {name(refusal)}; }

// So often may a seat move, or the host: no game comes near, and whoever may speak at any time does not fill the log.
inline constexpr int mostMoves = 1000;

// A token with what seals its object.
struct PlacedToken {
    TokenId token;
    aphelion::Seal object{};
    std::optional<Object> shown; // once it was turned up
    bool byBot = false;          // a bot's: only the host's device can turn it up
    bool operator==(const PlacedToken&) const = default;
};

// An attempt to locate Planet X with what seals its guess.
struct SealedGuess {
    EntryNumber entry = 0;
    PlayerId who = 0;
    bool found = false;
    aphelion::Seal guess{};
    std::optional<Locate> shown; // once it was opened
    bool excused = false;        // its author left, or has another phone since: it need not be opened
    bool counts = true;          // also if nobody opens it: in tables of version 1
    bool byBot = false;          // a bot's: only the host's device can open it
    bool operator==(const SealedGuess&) const = default;
};

// Others had a bot play for somebody. What was void since counts again if that player says to have been there.
struct LentSeat {
    EntryNumber entry = 0;
    PlayerId who = 0;
    std::vector<Token> voided;
    bool operator==(const LentSeat&) const = default;
};

// What everybody at the table knows: the fold of its log. Holds no secret of anybody.
struct PublicGame {
    aphelion::TableId table{};
    Setup setup;
    std::vector<Wish> wishes; // by player
    Board board;
    std::map<PlayerId, aphelion::Seal> choices; // of the running theory phase
    std::set<PlayerId> choicesOfBots;           // of these, bots': only the host's device can open them
    std::vector<PlacedToken> placed;            // every token ever placed
    std::vector<SealedGuess> guesses;
    std::set<PlayerId> lent;         // a bot plays on for them
    std::set<PlayerId> lentByOthers; // of these, who may have taken along what they have sealed
    std::vector<LentSeat> lendings;  // by others, in order
    std::set<EntryNumber> rekeyings; // that gave seats to other phones
    std::map<std::optional<aphelion::SeatNumber>, int> moves; // written so far, by author
    bool operator==(const PublicGame&) const = default;
};

// In whose name a player seals.
aphelion::Sealer sealer(const PublicGame& game, PlayerId who);

// The game's name in the log's first entry.
inline constexpr std::string_view gameName = "planetx";

// The game as it begins; nothing if the table was opened for something this version does not understand.
std::optional<PublicGame> newGame(const aphelion::TableOpened& opened);

// Whose way to Planet X nobody can check: they found it by a guess that stays sealed, and say so to nobody any more.
std::vector<PlayerId> unchecked(const PublicGame& game);

// And who says so of a guess that could be opened, and is not.
std::vector<PlayerId> unopened(const PublicGame& game);

// The points, as far as everything could be checked.
std::vector<Score> score(const PublicGame& game);

// The event that a body is for the game; a fault for a body that is none.
aphelion::Result<Event, MoveFault> eventOf(const aphelion::Body& body);

// Why this may not be written next, on grounds that every device can check by itself. What matters to the log alone, the
// house judges.
std::optional<Objection> objection(const PublicGame& game, const Oracle& oracle, const aphelion::Ask& ask);

// Whether a bot of the host's says it: nobody but the host's device can show what it seals. Who lends the own seat to
// the own bot is the same player, with the same tokens.
bool isByBot(const PublicGame& game, const aphelion::Ask& ask);

// The game after an entry to which there was no objection.
PublicGame after(PublicGame game, const aphelion::Entry& entry);

} // namespace planetx
