#include "qml/table/table_values.h"

#include "planetx/rules/time_track.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

int colourOf(const PublicGame& game, PlayerId who) { return game.wishes[static_cast<std::size_t>(who)].colour; }

} // namespace

std::vector<ShownPawn> pawnsOf(const PublicGame& game) {
    const Board& board = game.board;
    std::vector<ShownPawn> pawns;
    for (const PlayerId who : turnOrder(board)) {
        const Sector sector = sectorAt(board, player(board, who).pawn.time);
        const auto place = static_cast<int>(std::ranges::count(pawns, sector, &ShownPawn::sector));
        pawns.push_back({who, colourOf(game, who), sector, place, toAct(board) == who});
    }
    return pawns;
}

std::vector<ShownGate> gatesOf(const Board& board) {
    const Edition& e = edition(board);
    std::vector<ShownGate> gates;
    for (int steps = 1; steps <= e.ring.size; ++steps) {
        const Sector sector = e.ring.step(earthSector(board), steps);
        if (has(e.theoryIcons, sector))
            gates.push_back({sector, QStringLiteral("theory"), -1, false, steps});
        if (const auto which = e.conferenceAt(sector))
            gates.push_back({sector, QStringLiteral("conference"), *which,
                             board.conferencesHeld[static_cast<std::size_t>(*which)], steps});
    }
    return gates;
}

ShownGate nextGate(const Board& board) {
    const auto gates = gatesOf(board);
    const auto next = std::ranges::find(gates, false, &ShownGate::held);
    const bool turns = board.phase != Phase::LastChance && board.phase != Phase::Reveal && board.phase != Phase::Over;
    return turns && next != gates.end() ? *next : ShownGate();
}

std::vector<ShownToken> tokensOf(const PublicGame& game, std::optional<PlayerId> viewpoint, const Hand& own) {
    std::vector<ShownToken> tokens;
    for (const Token& token : game.board.tokens) {
        ShownToken one;
        one.player = token.id.who;
        one.colour = colourOf(game, token.id.who);
        one.sector = token.id.sector;
        one.space = token.space;
        one.stepsLeft = innerSpace - token.space;
        one.phase = token.id.phase;
        one.faceUp = token.faceUp.has_value();
        if (token.faceUp) {
            one.letter = letterOf(token.faceUp->object);
            one.right = token.faceUp->correct;
        } else if (viewpoint == token.id.who) {
            one.letter = letterOf(objectUnder(own, token.id));
        }
        tokens.push_back(one);
    }
    return tokens;
}

std::vector<ShownTheory> confirmedOn(const Board& board) {
    std::vector<ShownTheory> all;
    for (const auto& [sector, object] : board.confirmed)
        all.push_back({sector, letterOf(object)});
    return all;
}

} // namespace planetx
