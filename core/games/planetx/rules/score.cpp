#include "planetx/rules/score.h"

#include <algorithm>
#include <tuple>

namespace planetx {

namespace {

auto standing(const Score& score) { return std::tuple(score.total(), score.planetX, score.leader); }

bool leads(const ScoredTheory& theory, const std::vector<ScoredTheory>& correct) {
    return std::ranges::none_of(correct, [&](const ScoredTheory& other) {
        return other.theory.sector == theory.theory.sector && other.phase < theory.phase;
    });
}

int planetXPoints(const Board& board, PlayerId who) {
    if (!player(board, who).foundX)
        return 0;
    return board.finder == who ? finderPoints : std::max(0, pointsPerSectorBehind * sectorsBehind(board, who));
}

} // namespace

void rank(std::vector<Score>& scores) {
    for (Score& mine : scores)
        mine.rank = 1 + static_cast<int>(std::ranges::count_if(
                            scores, [&](const Score& other) { return standing(other) > standing(mine); }));
}

int points(const Edition& edition, Object object) {
    switch (object) {
    case Object::Asteroid: return 2;
    case Object::Comet: return 3;
    case Object::GasCloud: return 4;
    case Object::DwarfPlanet: return edition.dwarfPlanetPoints;
    case Object::Empty:
    case Object::PlanetX: break;
    }
    return 0;
}

std::vector<Score> score(Mode mode, const std::vector<ScoredTheory>& correct, const std::vector<int>& planetX) {
    std::vector<Score> scores;
    for (const int points : planetX)
        scores.push_back({.planetX = points});
    for (const ScoredTheory& theory : correct) {
        Score& mine = scores[static_cast<std::size_t>(theory.who)];
        mine.theories += points(edition(mode), theory.theory.object);
        mine.leader += leads(theory, correct) ? 1 : 0;
    }
    rank(scores);
    return scores;
}

// A bot that plays on for somebody does not know what that player has placed face down: what is right counts once.
std::vector<Score> score(const Board& board, const std::vector<PlayerId>& unchecked) {
    std::vector<ScoredTheory> correct;
    for (const Token& token : board.tokens) {
        const auto isKnown = [&](const ScoredTheory& one) {
            return one.who == token.id.who && one.theory.sector == token.id.sector;
        };
        if (token.faceUp && token.faceUp->correct && std::ranges::none_of(correct, isKnown))
            correct.push_back({token.id.who, {token.id.sector, token.faceUp->object}, token.id.phase});
    }
    std::vector<int> planetX;
    for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who)
        planetX.push_back(std::ranges::find(unchecked, who) == unchecked.end() ? planetXPoints(board, who) : 0);
    return score(board.mode, correct, planetX);
}

} // namespace planetx
