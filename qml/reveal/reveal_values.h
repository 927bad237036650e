#pragma once

#include "qml/shown/values.h"

#include "planetx/rules/board.h"

namespace planetx {

// A player's line of the score sheet. The points for theories are given by object, too.
struct ShownScore {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int leader MEMBER leader)
    Q_PROPERTY(int comets MEMBER comets)
    Q_PROPERTY(int asteroids MEMBER asteroids)
    Q_PROPERTY(int dwarfPlanets MEMBER dwarfPlanets)
    Q_PROPERTY(int gasClouds MEMBER gasClouds)
    Q_PROPERTY(int theories MEMBER theories)
    Q_PROPERTY(int planetX MEMBER planetX)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int rank MEMBER rank)

public:
    int player = -1;
    int leader = 0;
    int comets = 0;
    int asteroids = 0;
    int dwarfPlanets = 0;
    int gasClouds = 0;
    int theories = 0;
    int planetX = 0;
    int total = 0;
    int rank = 1;
    bool operator==(const ShownScore&) const = default;
};

// The winner first.
std::vector<ShownScore> ranked(std::vector<ShownScore> scores);

// Everybody's, when the game is over.
std::vector<ShownScore> scoresOf(const Board& board, const std::vector<PlayerId>& unchecked = {});

// What put the winner before somebody with as many points: PlanetX, Leader, nothing (Shared); empty without a tie.
QString tieOf(const std::vector<ShownScore>& ranked);

// A line of the score sheet that people fill in: how many there are and can be, the points of each and of all.
struct ShownTally {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int each MEMBER each)
    Q_PROPERTY(int points MEMBER points)

public:
    QString key; // as ShownScore calls it
    int count = 0;
    int most = 0;
    int each = 0;
    int points = 0;
    bool operator==(const ShownTally&) const = default;
};

// A theory after the end: what it claimed, and whether it was right. Nothing is known of a voided one.
struct RevealedToken {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(int phase MEMBER phase)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(bool right MEMBER right)
    Q_PROPERTY(bool voided MEMBER voided)

public:
    int player = -1;
    int colour = 0;
    int place = 0; // among those of its sector
    int sector = 0;
    int phase = 0;
    QString letter;
    bool right = false;
    bool voided = false;
    bool operator==(const RevealedToken&) const = default;
};

} // namespace planetx
