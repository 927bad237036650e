#pragma once

#include "game/choices.h"
#include "planetx/deal/deal.h"
#include "planetx/deal/game_code.h"
#include "planetx/rules/board.h"
#include "planetx/rules/skill.h"

namespace planetx {

// How much help the table allows with the notes; each includes those before it.
enum class Help : std::uint8_t { None, Bookkeeping, Checker, Hints };

// What a table is opened with, in this game's own words.
struct Setup {
    GameCode code;
    Play play = Play::OnScreen;
    Help help = Help::Bookkeeping;
    std::vector<PlayerId> order; // from rearmost to foremost
    bool operator==(const Setup&) const = default;
};

// What a player chooses when taking a seat; with a skill it is a bot's.
struct Wish {
    Season season = Season::Spring;
    Level level = Level::Experienced;
    int colour = 0; // of the pawn, which has its own shape, too
    std::optional<Skill> bot;
    bool operator==(const Wish&) const = default;
};

// What is chosen at a table of this game, and in which order it is written.
const aphelion::Choices& choices();

// In the words of the house, and back; nothing for a code of another game.
aphelion::TableSetup inGeneral(const Setup& setup);
std::optional<Setup> setupIn(const aphelion::TableSetup& setup);
aphelion::Wish inGeneral(const Wish& wish);
Wish wishIn(const aphelion::Wish& wish);

// What can be granted of a wish among those that were granted before: a season and a colour of one's own, as wished if
// nobody has them.
Wish granted(const Wish& wish, const std::vector<Wish>& before);

inline aphelion::Bytes encode(const Setup& setup) { return encode(inGeneral(setup)); }
std::optional<Setup> decodeSetup(aphelion::ByteView bytes);

inline aphelion::Bytes encode(const Wish& wish) { return encode(inGeneral(wish)); }
std::optional<Wish> decodeWish(aphelion::ByteView bytes);

} // namespace planetx
