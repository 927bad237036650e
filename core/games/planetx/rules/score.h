#pragma once

#include "planetx/rules/board.h"

namespace planetx {

struct Score {
    int leader = 0;   // one per sector in which the player was first, or tied for first, to be right
    int theories = 0; // for every correct theory
    int planetX = 0;
    int rank = 1; // shared when nothing separates two players

    int total() const { return leader + theories + planetX; }
    bool operator==(const Score&) const = default;
};

inline constexpr int finderPoints = 10;         // for the first to locate Planet X
inline constexpr int pointsPerSectorBehind = 2; // for those who do so in their last chance

// A correct theory on the score sheet: who submitted it, and in which theory phase.
struct ScoredTheory {
    PlayerId who = 0;
    Theory theory;
    int phase = 0;
    bool operator==(const ScoredTheory&) const = default;
};

// The score sheet: correct theories and each player's points for Planet X.
std::vector<Score> score(Mode mode, const std::vector<ScoredTheory>& correct, const std::vector<int>& planetX);

// The same, read off a board on which everything has been turned up. Planet X brings nothing to those whose guess
// nobody could check.
std::vector<Score> score(const Board& board, const std::vector<PlayerId>& unchecked = {});

// Fills in the ranks: highest total, then more points for Planet X, then more leader bonus; else the victory is shared.
void rank(std::vector<Score>& scores);

// Points for a correct theory of this object.
int points(const Edition& edition, Object object);

} // namespace planetx
