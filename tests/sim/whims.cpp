#include "sim/whims.h"

#include <algorithm>

namespace planetx::sim {

namespace {

using aphelion::Rng;

int below(Rng& rng, int n) { return static_cast<int>(rng.below(static_cast<std::uint64_t>(n))); }

Theory anyTheory(Rng& rng, const Sky& sky, Ring ring) {
    const Sector sector = 1 + below(rng, ring.size);
    return {sector, rng.below(3) != 0 ? sky.at(sector) : rng.pick(allObjects)};
}

std::vector<Theory> anyTheories(Rng& rng, const Sky& sky, const Board& board, PlayerId who) {
    std::vector<Theory> theories(rng.below(1 + static_cast<std::uint64_t>(theoryLimit(board, who))));
    std::ranges::generate(theories, [&] { return anyTheory(rng, sky, edition(board).ring); });
    return theories;
}

Locate guess(Rng& rng, const Sky& sky, Ring ring, bool right) {
    const Sector planet = first(sky.of(Object::PlanetX));
    const Sector sector = right ? planet : ring.step(planet, 1 + below(rng, ring.size - 1));
    const auto beside = [&](int step) {
        const Object object = sky.at(ring.step(sector, step));
        return object == Object::PlanetX ? Object::Empty : object;
    };
    return {sector, beside(-1), beside(1)};
}

// A part of the visible sky.
Arc anyArc(Rng& rng, const Board& board) {
    const Ring ring = edition(board).ring;
    const Arc visible = visibleSky(board);
    const int length = ring.length(visible);
    const int from = below(rng, length);
    return {ring.step(visible.from, from), ring.step(visible.from, from + below(rng, length - from))};
}

} // namespace

Action anotherGuess(Rng& rng, const Sky& sky, const Board& board, bool hasty) {
    const Locate made = guess(rng, sky, edition(board).ring, hasty);
    return board.phase == Phase::LastChance ? Action(LastChance{made}) : Action(made);
}

Action whim(Rng& rng, const Sky& sky, const Board& board, PlayerId who, bool hasty) {
    if (board.phase == Phase::Theories)
        return SubmitTheories{anyTheories(rng, sky, board, who)};
    if (board.phase == Phase::LastChance && rng.below(2) == 0)
        return LastChance{anyTheories(rng, sky, board, who)};
    if (hasty || board.phase == Phase::LastChance)
        return anotherGuess(rng, sky, board, hasty);
    switch (rng.below(6)) {
    case 0: return Target{anyArc(rng, board).from};
    case 1: return Research{static_cast<Topic>('A' + below(rng, topics))};
    case 2: return anotherGuess(rng, sky, board, false);
    default: return Survey{rng.pick(allObjects), anyArc(rng, board)};
    }
}

} // namespace planetx::sim
