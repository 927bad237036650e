#pragma once

#include "game/games.h"
#include "planetx/game/planet_x.h"

namespace planetx {

// A house with Planet X alone, which is dealt as somebody wants.
class OneGame {
public:
    explicit OneGame(Dealing dealing = dealAnew) : m_game(std::move(dealing)) {}
    OneGame(const OneGame&) = delete;
    OneGame& operator=(const OneGame&) = delete;

    operator const aphelion::Games&() const { return m_games; }

private:
    PlanetX m_game;
    aphelion::Games m_games{{&m_game}};
};

// The usual one.
inline const aphelion::Games& planetXAlone() {
    static const OneGame one;
    return one;
}

} // namespace planetx
