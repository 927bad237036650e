#pragma once

#include <QtTest>

#include "planetx/rules/due.h"
#include "planetx/rules/time_track.h"

#include <rapidcheck.h>

#include <algorithm>
#include <set>

namespace planetx {

// Whole games are worth more than rapidcheck's hundred cases. To be called before the first check.
inline void askManyTimes() {
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=1000");
}

// What is true of every board. For properties of rapidcheck: a broken promise fails the running check.

inline void checkTokens(const Board& board, const Sky& sky) {
    std::set<std::tuple<PlayerId, Sector, int>> ids;
    for (const Token& token : board.tokens) {
        RC_ASSERT(ids.emplace(token.id.who, token.id.sector, token.id.phase).second);
        RC_ASSERT(token.space >= 0 && token.space <= innerSpace);
        if (token.faceUp)
            RC_ASSERT(token.faceUp->correct == (sky.at(token.id.sector) == token.faceUp->object));
        if (board.phase == Phase::Turn)
            RC_ASSERT(token.faceUp.has_value() == board.confirmed.contains(token.id.sector));
        if (board.phase == Phase::Turn && !token.faceUp)
            RC_ASSERT(token.space == 1 || token.space == 2);
    }
}

inline void checkFindings(const Board& board, const Sky& sky) {
    for (const auto& [sector, object] : board.confirmed)
        RC_ASSERT(sky.at(sector) == object);
    for (const Theory& theory : board.ruledOut)
        RC_ASSERT(sky.at(theory.sector) != theory.object);
    RC_ASSERT(std::ranges::is_sorted(board.ruledOut, {}, &Theory::sector));
}

inline void checkTrack(const Board& board) {
    const auto order = turnOrder(board);
    RC_ASSERT(board.earth <= player(board, order.front()).pawn.time);
    for (std::size_t i = 1; i < order.size(); ++i)
        RC_ASSERT(player(board, order[i - 1]).pawn < player(board, order[i]).pawn);
    if (board.phase == Phase::Turn)
        RC_ASSERT(board.earth == player(board, order.front()).pawn.time);
}

inline void checkStanding(const Board& board) {
    const std::array stands{!waitingFor(board).empty(), !due(board).empty(), board.phase == Phase::Over};
    RC_ASSERT(std::ranges::count(stands, true) == 1);
    for (const PlayerId who : waitingFor(board))
        RC_ASSERT(isSeated(board, who));
    if (toAct(board))
        RC_ASSERT(toAct(board) == waitingFor(board).front());
    if (board.finder)
        RC_ASSERT(player(board, *board.finder).foundX);
    for (const Player& p : board.players)
        RC_ASSERT(!p.places || board.phase == Phase::Placing);
}

inline void checkSound(const Board& board, const Sky& sky) {
    checkTokens(board, sky);
    checkFindings(board, sky);
    checkTrack(board);
    checkStanding(board);
}

// What an event never undoes.
inline void checkChange(const Board& before, const Board& now) {
    RC_ASSERT(now.earth >= before.earth);
    RC_ASSERT(now.theoryPhases >= before.theoryPhases);
    RC_ASSERT(now.confirmed.size() >= before.confirmed.size() && now.ruledOut.size() >= before.ruledOut.size());
    for (std::size_t i = 0; i < before.conferencesHeld.size(); ++i)
        RC_ASSERT(now.conferencesHeld[i] >= before.conferencesHeld[i]);
    for (std::size_t i = 0; i < before.players.size(); ++i) {
        RC_ASSERT(now.players[i].pawn.time >= before.players[i].pawn.time);
        RC_ASSERT(now.players[i].targetsLeft >= 0 && now.players[i].targetsLeft <= before.players[i].targetsLeft);
    }
}

} // namespace planetx
