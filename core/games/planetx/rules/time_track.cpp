#include "planetx/rules/time_track.h"

#include "planetx/rules/theory_phase.h"

#include <algorithm>

namespace planetx {

namespace {

// Ruling: an icon belongs to the sector it is printed in and fires when the arrow enters that sector.
// Where the table of positions gives a sector both icons, the conference comes first.
bool conferenceBegins(const Board& board) {
    const auto conference = edition(board).conferenceAt(earthSector(board));
    return conference && !board.conferencesHeld[static_cast<std::size_t>(*conference)];
}

bool theoryPhaseBegins(const Board& board) { return has(edition(board).theoryIcons, earthSector(board)); }

} // namespace

std::vector<PlayerId> turnOrder(const Board& board) {
    std::vector<PlayerId> order;
    for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who)
        if (player(board, who).seated)
            order.push_back(who);
    std::ranges::sort(order, {}, [&](PlayerId who) { return player(board, who).pawn; });
    return order;
}

PlayerId rearmost(const Board& board) { return turnOrder(board).front(); }

void advancePawn(Board& board, PlayerId who, int sectors) {
    Pawn& pawn = player(board, who).pawn;
    pawn = {pawn.time + sectors, board.arrivals++};
}

void turnEarth(Board& board) {
    const int destination = player(board, rearmost(board)).pawn.time;
    if (board.play == Play::WithBoard) {
        board.earth = destination; // phases are played on the cardboard
        return;
    }
    while (board.earth < destination) {
        ++board.earth;
        if (conferenceBegins(board)) {
            board.phase = Phase::Conference;
            return;
        }
        if (theoryPhaseBegins(board)) {
            beginTheoryPhase(board);
            return;
        }
    }
    board.phase = Phase::Turn;
}

void resumeAfterConference(Board& board) {
    if (theoryPhaseBegins(board))
        beginTheoryPhase(board);
    else
        turnEarth(board);
}

} // namespace planetx
