#include "planetx/rules/after.h"

#include "planetx/rules/ending.h"
#include "planetx/rules/theory_phase.h"
#include "planetx/rules/time_track.h"

#include <algorithm>

namespace planetx {

namespace {

void remember(Board& board, PlayerId who) {
    Player& p = player(board, who);
    if (board.play == Play::WithBoard)
        p.beforeLastEntry = BeforeEntry{p.pawn, p.targetsLeft, p.researchedLast, p.foundX};
}

// The pawn advances by the action's cost, then the Earth turns.
void spend(Board& board, PlayerId who, int cost) {
    advancePawn(board, who, cost);
    turnEarth(board);
}

void fold(Board& board, const Surveyed& e) {
    remember(board, e.who);
    player(board, e.who).researchedLast = false;
    spend(board, e.who, surveyCost(edition(board).ring.length(e.arc)));
}

void fold(Board& board, const Targeted& e) {
    remember(board, e.who);
    player(board, e.who).researchedLast = false;
    --player(board, e.who).targetsLeft;
    spend(board, e.who, targetCost);
}

void fold(Board& board, const Researched& e) {
    remember(board, e.who);
    player(board, e.who).researchedLast = true;
    spend(board, e.who, researchCost);
}

// Planet X is found: the pawn advances and, all on screen, the Earth does not turn any more.
void find(Board& board, PlayerId who) {
    board.finder = who;
    advancePawn(board, who, locateCost);
    if (board.play == Play::OnScreen)
        beginEnding(board);
    else
        turnEarth(board);
}

void fold(Board& board, const Located& e) {
    remember(board, e.who);
    Player& p = player(board, e.who);
    p.researchedLast = false;
    p.foundX = p.foundX || e.found;
    if (board.phase == Phase::LastChance)
        lastChanceTaken(board);
    else if (e.found && !board.finder)
        find(board, e.who);
    else if (!board.finder) // else it is a last chance on the cardboard: nobody's pawn moves
        spend(board, e.who, locateCost);
}

void fold(Board& board, const ConferenceHeld& e) {
    board.conferencesHeld[static_cast<std::size_t>(e.conference)] = true;
    if (board.phase == Phase::Conference)
        resumeAfterConference(board);
}

void fold(Board& board, const TheoriesSealed& e) {
    player(board, e.who).sealed = true;
    sealIfAllChose(board);
}

void fold(Board& board, const TheoriesPlaced& e) {
    if (board.phase == Phase::LastChance) {
        place(board, e.who, e.sectors);
        lastChanceTaken(board);
        return;
    }
    player(board, e.who).places = e.sectors;
    placeIfAllShown(board);
}

void confirm(Board& board, const Theory& theory, bool correct) {
    if (correct) {
        board.confirmed.emplace(theory.sector, theory.object);
        return;
    }
    const auto order = [](const Theory& t) { return std::pair(t.sector, letter(t.object)); };
    const auto at = std::ranges::lower_bound(board.ruledOut, order(theory), {}, order);
    if (at == board.ruledOut.end() || *at != theory)
        board.ruledOut.insert(at, theory);
}

void continueTurningUp(Board& board) {
    if (board.phase == Phase::Review)
        continueReview(board);
    else if (board.phase == Phase::Reveal)
        continueReveal(board);
}

void fold(Board& board, const TheoryTurnedUp& e) {
    std::ranges::find(board.tokens, e.token, &Token::id)->faceUp = TurnedUp{e.object, e.correct};
    if (board.phase == Phase::Review)
        confirm(board, {e.token.sector, e.object}, e.correct);
    continueTurningUp(board);
}

void fold(Board& board, const TheoryVoided& e) {
    std::erase_if(board.tokens, [&](const Token& t) { return t.id == e.token; });
    continueTurningUp(board);
}

// Before every pawn that stands anywhere, or could be put back there.
int earliestArrival(const Board& board) {
    int earliest = 0;
    for (const Player& p : board.players) {
        const Pawn before = p.beforeLastEntry ? p.beforeLastEntry->pawn : p.pawn;
        earliest = std::min({earliest, p.pawn.arrival, before.arrival});
    }
    return earliest;
}

// The newcomer's pawn starts level with the rearmost, behind it in order.
void fold(Board& board, const SeatTaken&) {
    const int time = player(board, rearmost(board)).pawn.time;
    board.players.push_back({.pawn = {time, earliestArrival(board) - 1}});
}

void fold(Board& board, const SeatReleased& e) {
    player(board, e.who).seated = false; // and so a choice that has not been shown counts as none
    std::erase(board.lastChances, e.who);
    switch (board.phase) {
    case Phase::Turn: turnEarth(board); break;
    case Phase::Theories: sealIfAllChose(board); break;
    case Phase::Placing: placeIfAllShown(board); break;
    case Phase::LastChance: continueLastChances(board); break;
    default: break;
    }
}

// A choice that nobody can show may be made again, or it is too late for another one.
void withoutChoice(Board& board, PlayerId who) {
    if (board.phase == Phase::Theories)
        player(board, who).sealed = false;
    if (board.phase != Phase::Placing)
        return;
    player(board, who).places.emplace();
    placeIfAllShown(board);
}

void fold(Board& board, const SeatRekeyed& e) {
    std::erase_if(board.tokens, [&](const Token& t) { return t.id.who == e.who && !t.faceUp; });
    const bool placing = board.phase == Phase::Placing;
    withoutChoice(board, e.who);
    if (!placing)
        continueTurningUp(board);
}

void fold(Board& board, const SeatLent& e) { withoutChoice(board, e.who); }

void fold(Board& board, const Reviewed& e) { confirm(board, e.theory, e.correct); }

void fold(Board& board, const Revealed&) { board.phase = Phase::Over; }

void fold(Board& board, const TakenBack& e) {
    Player& p = player(board, e.who);
    const BeforeEntry before = *p.beforeLastEntry;
    p.pawn = before.pawn;
    p.targetsLeft = before.targetsLeft;
    p.researchedLast = before.researchedLast;
    p.beforeLastEntry.reset();
    if (p.foundX != before.foundX)
        withdrawFinding(board, e.who);
    turnEarth(board);
}

} // namespace

Board after(Board board, const Event& event) {
    std::visit([&](const auto& e) { fold(board, e); }, event);
    return board;
}

} // namespace planetx
