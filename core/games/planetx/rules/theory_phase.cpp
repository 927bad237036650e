#include "planetx/rules/theory_phase.h"

#include "planetx/rules/time_track.h"

#include <algorithm>

namespace planetx {

namespace {

bool allSeated(const Board& board, bool (*have)(const Player&)) {
    return std::ranges::all_of(board.players, [&](const Player& p) { return !p.seated || have(p); });
}

bool awaitsReview(const Token& token) { return token.space == innerSpace && !token.faceUp; }

bool isWrong(const Token& token) { return token.faceUp && !token.faceUp->correct; }

// The lowest sector above the one just reviewed that has a face-down theory in the inner space.
Sector nextSectorToReview(const Board& board) {
    Sector next = 0;
    for (const Token& token : board.tokens)
        if (awaitsReview(token) && token.id.sector > board.underReview && (next == 0 || token.id.sector < next))
            next = token.id.sector;
    return next;
}

// Whoever left after showing the places leaves the tokens there.
void placeOfLeavers(Board& board) {
    for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who)
        if (!player(board, who).seated && player(board, who).places)
            place(board, who, *player(board, who).places);
}

void forgetChoices(Board& board) {
    for (Player& p : board.players) {
        p.sealed = false;
        p.places.reset();
    }
}

void advanceTokens(Board& board) {
    for (Token& token : board.tokens)
        if (!token.faceUp)
            ++token.space;
}

// Ruling: one sector's review is one event, so a player pays one step for it however many
// of the own theories were wrong. Penalised players advance in turn order and so keep it.
void penaliseWrongAuthors(Board& board) {
    for (const PlayerId who : turnOrder(board))
        if (std::ranges::any_of(board.tokens, [&](const Token& t) { return isWrong(t) && t.id.who == who; }))
            advancePawn(board, who, 1);
}

} // namespace

void beginTheoryPhase(Board& board) {
    board.phase = Phase::Theories;
    ++board.theoryPhases;
}

void sealIfAllChose(Board& board) {
    if (allSeated(board, [](const Player& p) { return p.sealed; }))
        board.phase = Phase::Placing;
}

void placeIfAllShown(Board& board) {
    if (!allSeated(board, [](const Player& p) { return p.places.has_value(); }))
        return;
    for (const PlayerId who : turnOrder(board))
        place(board, who, *player(board, who).places);
    placeOfLeavers(board);
    forgetChoices(board);
    advanceTokens(board);
    board.phase = Phase::Review;
    board.underReview = 0;
    continueReview(board);
}

void place(Board& board, PlayerId who, const std::vector<Sector>& sectors) {
    for (const Sector sector : sectors)
        board.tokens.push_back({.id = {who, sector, board.theoryPhases}});
}

std::vector<TokenId> tokensToTurnUp(const Board& board) {
    const bool confirmed = board.confirmed.contains(board.underReview);
    std::vector<TokenId> due;
    for (const Token& token : board.tokens) {
        const bool inReview = board.phase == Phase::Review && token.id.sector == board.underReview;
        const bool reached = board.phase == Phase::Reveal || (inReview && (confirmed || token.space == innerSpace));
        if (reached && !token.faceUp)
            due.push_back(token.id);
    }
    return due;
}

void continueReview(Board& board) {
    if (!tokensToTurnUp(board).empty())
        return;
    penaliseWrongAuthors(board);
    std::erase_if(board.tokens, isWrong);
    board.underReview = nextSectorToReview(board);
    if (board.underReview == 0)
        turnEarth(board);
}

} // namespace planetx
