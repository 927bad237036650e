#pragma once

#include "planetx/rules/action.h"

namespace planetx {

// Events: what everybody hears. None has room for an answer or for the object of a face-down theory.

struct Surveyed {
    PlayerId who = 0;
    Object object{};
    Arc arc;
    bool operator==(const Surveyed&) const = default;
};

struct Targeted {
    PlayerId who = 0;
    Sector sector = 1;
    bool operator==(const Targeted&) const = default;
};

struct Researched {
    PlayerId who = 0;
    Topic topic = 'A';
    bool operator==(const Researched&) const = default;
};

// Success or failure only, never the sector.
struct Located {
    PlayerId who = 0;
    bool found = false;
    bool operator==(const Located&) const = default;
};

struct ConferenceHeld {
    int conference = 0;
    bool operator==(const ConferenceHeld&) const = default;
};

// The player's choice of a theory phase is made; nobody hears how many or which.
struct TheoriesSealed {
    PlayerId who = 0;
    bool operator==(const TheoriesSealed&) const = default;
};

// Where the player's tokens go, face down. In the last chance, empty to pass.
struct TheoriesPlaced {
    PlayerId who = 0;
    std::vector<Sector> sectors;
    bool operator==(const TheoriesPlaced&) const = default;
};

// Which token on the board: a player has at most one per sector and theory phase.
struct TokenId {
    PlayerId who = 0;
    Sector sector = 1;
    int phase = 0;
    bool operator==(const TokenId&) const = default;
};

struct TheoryTurnedUp {
    TokenId token;
    Object object{};
    bool correct = false;
    bool operator==(const TheoryTurnedUp&) const = default;
};

// Nobody can turn this token up any more: it leaves the board unscored.
struct TheoryVoided {
    TokenId token;
    bool operator==(const TheoryVoided&) const = default;
};

// A late joiner takes a new seat; the seat of somebody who left stays theirs.
struct SeatTaken {
    bool operator==(const SeatTaken&) const = default;
};

// A player leaves; the pawn leaves the track.
struct SeatReleased {
    PlayerId who = 0;
    bool operator==(const SeatReleased&) const = default;
};

// A player goes on with a new device; what only the lost one could open is void.
struct SeatRekeyed {
    PlayerId who = 0;
    bool operator==(const SeatRekeyed&) const = default;
};

// A bot plays on for a player who is away. What the player has sealed stays sealed; what it would have to show now, it
// need not.
struct SeatLent {
    PlayerId who = 0;
    bool operator==(const SeatLent&) const = default;
};

// With the board on the table: a verdict asked for by hand, and the end.

struct Reviewed {
    Theory theory;
    bool correct = false;
    bool operator==(const Reviewed&) const = default;
};

struct Revealed {
    bool operator==(const Revealed&) const = default;
};

struct TakenBack {
    PlayerId who = 0;
    bool operator==(const TakenBack&) const = default;
};

using Event = std::variant<Surveyed, Targeted, Researched, Located, ConferenceHeld, TheoriesSealed, TheoriesPlaced,
                           TheoryTurnedUp, TheoryVoided, SeatTaken, SeatReleased, SeatRekeyed, Reviewed, Revealed,
                           TakenBack, SeatLent>;

} // namespace planetx
