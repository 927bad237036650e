#pragma once

#include "deal/deal.h"
#include "deal/game_code.h"
#include "game/board.h"
#include "game/skill.h"

#include "base/bytes.h"

namespace planetx {

// How much help the table allows with the notes; each includes those before it.
enum class Help : std::uint8_t { None, Bookkeeping, Checker, Hints };

// What a table is opened with: the game's part of the log's first entry.
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

inline constexpr int pawnColours = 4;

// What can be granted of a wish among those that were granted before: a season and a colour of one's own, as wished if
// nobody has them.
Wish granted(Wish wish, const std::vector<Wish>& before);

aphelion::Bytes encode(const Setup& setup);
std::optional<Setup> decodeSetup(aphelion::ByteView bytes);

aphelion::Bytes encode(const Wish& wish);
std::optional<Wish> decodeWish(aphelion::ByteView bytes);

} // namespace planetx
