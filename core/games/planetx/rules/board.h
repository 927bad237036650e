#pragma once

#include "planetx/rules/event.h"

#include <map>
#include <optional>
#include <vector>

namespace planetx {

// All on screen the app enforces the rules; with the cardboard board it refuses only what is impossible.
enum class Play : std::uint8_t { OnScreen, WithBoard };

// Where the game stands. Conference, Placing, Review and Reveal wait for what due() names;
// the others wait for players.
enum class Phase : std::uint8_t { Turn, Conference, Theories, Placing, Review, LastChance, Reveal, Over };

// A pawn's place: the smaller arrival came first to its sector and acts first.
struct Pawn {
    int time = 0;
    int arrival = 0;
    auto operator<=>(const Pawn&) const = default;
};

// A player before the last own entry, kept so that it can be taken back (with the board on the table).
struct BeforeEntry {
    Pawn pawn;
    int targetsLeft = 0;
    bool researchedLast = false;
    bool foundX = false;
    bool operator==(const BeforeEntry&) const = default;
};

// What everybody can see of one player.
struct Player {
    Pawn pawn;
    bool seated = true;
    int targetsLeft = targetTokens;
    bool researchedLast = false;
    bool sealed = false;                       // has chosen in the running theory phase
    std::optional<std::vector<Sector>> places; // and shown where
    bool foundX = false;
    std::optional<BeforeEntry> beforeLastEntry;
    bool operator==(const Player&) const = default;
};

struct TurnedUp {
    Object object{};
    bool correct = false;
    bool operator==(const TurnedUp&) const = default;
};

// A theory on its sector's peer review track.
struct Token {
    TokenId id;
    int space = 0;
    std::optional<TurnedUp> faceUp;
    bool operator==(const Token&) const = default;
};

// The public game: the fold of its events. Holds nothing that a player may keep secret.
struct Board {
    Mode mode = Mode::Standard;
    Play play = Play::OnScreen;
    Phase phase = Phase::Turn;
    std::vector<Player> players;
    int earth = 0;        // the arrow's time; its sector is that of a pawn at this time
    int arrivals = 0;     // pawns that have arrived anywhere so far
    int theoryPhases = 0; // begun so far; the last chance counts as one more
    Sector underReview = 0;
    std::vector<Token> tokens;          // in order of placement
    std::map<Sector, Object> confirmed; // by peer review
    std::vector<Theory> ruledOut;       // by peer review, by sector and object
    std::vector<bool> conferencesHeld;
    std::optional<PlayerId> finder;    // the first
    std::vector<PlayerId> lastChances; // still to come, rearmost first

    bool operator==(const Board&) const = default;
};

// A new game; `order` lists the players from rearmost to foremost.
Board newBoard(Mode mode, Play play, const std::vector<PlayerId>& order);

const Edition& edition(const Board& board);
const Player& player(const Board& board, PlayerId who);
Player& player(Board& board, PlayerId who);

// Whether this seat exists and somebody sits there.
bool isSeated(const Board& board, PlayerId who);

Sector sectorAt(const Board& board, int time);
Sector earthSector(const Board& board);

// The half of the ring that begins at the Earth's arrow.
Arc visibleSky(const Board& board);

// The player whose turn it is, in a turn or the last chance.
std::optional<PlayerId> toAct(const Board& board);

// Everybody the game waits for, in the order they act (ascending while choosing theories).
std::vector<PlayerId> waitingFor(const Board& board);

// Sectors between this pawn and the finder's.
int sectorsBehind(const Board& board, PlayerId who);

// Theories the player may submit now: the phase's limit, or what being late allows in the last chance.
int theoryLimit(const Board& board, PlayerId who);

const Token* tokenOf(const Board& board, const TokenId& id);

} // namespace planetx
