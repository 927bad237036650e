#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// What hands do on the cardboard board where it lies beside a game on the screen.
struct Handling {
    enum class What : std::uint8_t {
        PushTokens,  // face down, so many spaces inwards
        PlaceToken,  // face down, on this space
        TurnUpToken, // it was right and stays
        TakeToken,   // it was wrong, or cannot be opened any more
        MovePawn,    // in front of those that are there
        TakePawn,    // its player has left
        TurnEarth,
    };

    What what{};
    PlayerId who = -1;
    std::vector<Sector> sectors; // one, except where tokens are pushed
    int spaces = 0;
    std::optional<Object> object; // that is turned up
    bool operator==(const Handling&) const = default;
};

std::string_view name(Handling::What what);

// All that makes the cardboard of an earlier board that of a later one, in an order that can be followed. A board
// without players is one on which nothing lies yet.
std::vector<Handling> handling(const Board& before, const Board& after);

} // namespace planetx
