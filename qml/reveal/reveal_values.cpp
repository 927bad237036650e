#include "qml/reveal/reveal_values.h"

#include "planetx/rules/score.h"

#include <algorithm>

namespace planetx {

namespace {

// The points for theories of one object alone.
int pointsFor(const Board& board, PlayerId who, Object object) {
    std::vector<ScoredTheory> right;
    for (const Token& token : board.tokens)
        if (token.faceUp && token.faceUp->correct && token.faceUp->object == object)
            right.push_back({token.id.who, {token.id.sector, object}, token.id.phase});
    const std::vector<int> nothing(board.players.size());
    return score(board.mode, right, nothing)[static_cast<std::size_t>(who)].theories;
}

} // namespace

std::vector<ShownScore> ranked(std::vector<ShownScore> scores) {
    std::ranges::stable_sort(scores, {}, &ShownScore::rank);
    return scores;
}

std::vector<ShownScore> scoresOf(const Board& board, const std::vector<PlayerId>& unchecked) {
    std::vector<ShownScore> rows;
    const auto scores = score(board, unchecked);
    for (PlayerId who = 0; who < static_cast<PlayerId>(scores.size()); ++who) {
        const Score& s = scores[static_cast<std::size_t>(who)];
        rows.push_back({who, s.leader, pointsFor(board, who, Object::Comet), pointsFor(board, who, Object::Asteroid),
                        pointsFor(board, who, Object::DwarfPlanet), pointsFor(board, who, Object::GasCloud), s.theories,
                        s.planetX, s.total(), s.rank});
    }
    return ranked(std::move(rows));
}

QString tieOf(const std::vector<ShownScore>& ranked) {
    if (ranked.size() < 2 || ranked[0].total != ranked[1].total)
        return {};
    if (ranked[0].planetX != ranked[1].planetX)
        return QStringLiteral("PlanetX");
    return ranked[0].leader != ranked[1].leader ? QStringLiteral("Leader") : QStringLiteral("Shared");
}

} // namespace planetx
