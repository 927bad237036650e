#include "planetx/game/contest.h"

namespace planetx {

bool isContestOfADay(const PublicGame& game) {
    const Contest contest = contestUnder(game.setup.code);
    const auto sits = [&](std::size_t seat, const Wish& like) {
        const Wish& wish = game.wishes[seat];
        return wish.season == like.season && wish.level == like.level && wish.bot == like.bot;
    };
    if (game.setup.play != Play::OnScreen || game.setup.order != contest.order ||
        game.wishes.size() != contest.rivals.size() + 1 || !sits(0, {contest.season, contest.level, 0, {}}))
        return false;
    for (std::size_t i = 0; i < contest.rivals.size(); ++i)
        if (!sits(i + 1, {contest.rivals[i].season, Level::Genius, 0, contest.rivals[i].skill}))
            return false;
    return isSkyOfADay(game.setup.code);
}

} // namespace planetx
