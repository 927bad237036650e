#include "planetx/rules/ending.h"

#include "planetx/rules/theory_phase.h"
#include "planetx/rules/time_track.h"

#include <algorithm>

namespace planetx {

void beginEnding(Board& board) {
    board.phase = Phase::LastChance;
    ++board.theoryPhases; // last-chance theories tie with each other and come after all earlier ones
    for (const PlayerId who : turnOrder(board))
        if (sectorsBehind(board, who) > 0)
            board.lastChances.push_back(who);
    continueLastChances(board);
}

void lastChanceTaken(Board& board) {
    board.lastChances.erase(board.lastChances.begin());
    continueLastChances(board);
}

void continueLastChances(Board& board) {
    if (!board.lastChances.empty())
        return;
    board.phase = Phase::Reveal;
    continueReveal(board);
}

void continueReveal(Board& board) {
    if (!tokensToTurnUp(board).empty())
        return;
    std::erase_if(board.tokens, [](const Token& t) { return !t.faceUp->correct; });
    board.phase = Phase::Over;
}

void withdrawFinding(Board& board, PlayerId who) {
    player(board, who).foundX = false;
    if (board.finder != who)
        return;
    const auto other = std::ranges::find_if(board.players, &Player::foundX);
    board.finder.reset();
    if (other != board.players.end())
        board.finder = static_cast<PlayerId>(other - board.players.begin());
}

} // namespace planetx
