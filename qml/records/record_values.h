#pragma once

#include "qml/shown/values.h"

#include "planetx/game/statistics.h"

namespace planetx {

// A finished game as its player remembers it. What is not known is -1.
struct ShownResult {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString table MEMBER table)
    Q_PROPERTY(qint64 when MEMBER when)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(bool found MEMBER found)
    Q_PROPERTY(int locatedAt MEMBER locatedAt)
    Q_PROPERTY(QString moves MEMBER moves)
    Q_PROPERTY(int helped MEMBER helped)

public:
    QString table;
    qint64 when = 0; // it began, unix milliseconds
    QString code;
    QString mode;
    int players = 0;
    int points = -1;
    int rank = 0;
    bool found = false;
    int locatedAt = -1;
    QString moves; // letters of PlayedMove
    int helped = 0;
    bool operator==(const ShownResult&) const = default;
};

// What came of a player's games of one mode. What is not known is -1.
struct ShownStatistics {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(int found MEMBER found)
    Q_PROPERTY(double meanTime MEMBER meanTime)
    Q_PROPERTY(int bestTime MEMBER bestTime)
    Q_PROPERTY(int bestPoints MEMBER bestPoints)

public:
    QString mode;
    int games = 0;
    int wins = 0;
    int found = 0;
    double meanTime = -1;
    int bestTime = -1;
    int bestPoints = -1;
    bool operator==(const ShownStatistics&) const = default;
};

ShownResult shown(const GameResult& result);

// The modes that were played.
std::vector<ShownStatistics> shown(const Statistics& statistics);

} // namespace planetx
