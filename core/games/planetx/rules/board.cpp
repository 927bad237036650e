#include "planetx/rules/board.h"

#include "planetx/rules/time_track.h"

#include <algorithm>

namespace planetx {

Board newBoard(Mode mode, Play play, const std::vector<PlayerId>& order) {
    Board board{.mode = mode, .play = play};
    board.players.resize(order.size());
    board.conferencesHeld.resize(static_cast<std::size_t>(edition(mode).conferences));
    for (const PlayerId who : order)
        player(board, who).pawn.arrival = board.arrivals++;
    return board;
}

const Edition& edition(const Board& board) { return edition(board.mode); }

const Player& player(const Board& board, PlayerId who) { return board.players[static_cast<std::size_t>(who)]; }

Player& player(Board& board, PlayerId who) { return board.players[static_cast<std::size_t>(who)]; }

bool isSeated(const Board& board, PlayerId who) {
    return who >= 0 && static_cast<std::size_t>(who) < board.players.size() && player(board, who).seated;
}

Sector sectorAt(const Board& board, int time) { return time % edition(board).ring.size + 1; }

Sector earthSector(const Board& board) { return sectorAt(board, board.earth); }

Arc visibleSky(const Board& board) {
    return edition(board).ring.arc(earthSector(board), edition(board).visibleSectors());
}

std::optional<PlayerId> toAct(const Board& board) {
    if (board.phase == Phase::Turn)
        return rearmost(board);
    if (board.phase == Phase::LastChance)
        return board.lastChances.front();
    return std::nullopt;
}

std::vector<PlayerId> waitingFor(const Board& board) {
    if (board.phase == Phase::Turn)
        return {rearmost(board)};
    if (board.phase == Phase::LastChance)
        return board.lastChances;
    std::vector<PlayerId> choosing;
    if (board.phase == Phase::Theories)
        for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who)
            if (player(board, who).seated && !player(board, who).sealed)
                choosing.push_back(who);
    return choosing;
}

int sectorsBehind(const Board& board, PlayerId who) {
    return board.finder ? player(board, *board.finder).pawn.time - player(board, who).pawn.time : 0;
}

int theoryLimit(const Board& board, PlayerId who) {
    if (board.phase == Phase::LastChance)
        return sectorsBehind(board, who) <= 3 ? 1 : 2;
    return edition(board).theoryLimit;
}

const Token* tokenOf(const Board& board, const TokenId& id) {
    const auto found = std::ranges::find(board.tokens, id, &Token::id);
    return found == board.tokens.end() ? nullptr : &*found;
}

} // namespace planetx
