#include "planetx/rules/due.h"

#include "planetx/rules/theory_phase.h"

namespace planetx {

std::vector<Due> due(const Board& board) {
    std::vector<Due> dues;
    if (board.phase == Phase::Conference)
        dues.emplace_back(ConferDue{*edition(board).conferenceAt(earthSector(board))});
    if (board.phase == Phase::Placing)
        for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who)
            if (player(board, who).seated && !player(board, who).places)
                dues.emplace_back(PlacesDue{who});
    for (const TokenId& token : tokensToTurnUp(board))
        dues.emplace_back(TurnUpDue{token});
    return dues;
}

} // namespace planetx
