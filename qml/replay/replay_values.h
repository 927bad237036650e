#pragma once

#include "qml/shown/values.h"

#include "planetx/counsel/replay.h"

namespace planetx {

// What a player could know as the game went on: how many skies were possible at each step, and the step from which
// Planet X could be located (-1 if that never came).
struct ShownCurve {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QVariantList skies MEMBER skies)
    Q_PROPERTY(int since MEMBER since)

public:
    int player = -1;
    int colour = 0;
    QVariantList skies;
    int since = -1;
    bool operator==(const ShownCurve&) const = default;
};

// Something that could be done, and what was to be expected of it. `kind` is Survey, Target, Research, Locate or
// Theories; `sector` is also that of Planet X, with what lies before and after it.
struct ShownChoice {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString after MEMBER after)
    Q_PROPERTY(QString topic MEMBER topic)
    Q_PROPERTY(planetx::ShownTitle title MEMBER title)
    Q_PROPERTY(QVariantList theories MEMBER theories)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(double bits MEMBER bits)
    Q_PROPERTY(double bitsAboutX MEMBER bitsAboutX)

public:
    QString kind;
    QString object;
    int from = 0;
    int to = 0;
    int sector = 0;
    QString before;
    QString after;
    QString topic;
    ShownTitle title;
    QVariantList theories; // ShownTheory
    int cost = 0;
    double bits = 0;
    double bitsAboutX = 0;
    bool operator==(const ShownChoice&) const = default;
};

// What would have been best at a step, beside what was done. Nobody's (-1) until it has been asked for.
struct ShownAdvice {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int who MEMBER who)
    Q_PROPERTY(planetx::ShownChoice done MEMBER done)
    Q_PROPERTY(planetx::ShownChoice best MEMBER best)
    Q_PROPERTY(bool wasBest MEMBER wasBest)
    Q_PROPERTY(double told MEMBER told)
    Q_PROPERTY(int skies MEMBER skies)

public:
    int who = -1;
    ShownChoice done;
    ShownChoice best;
    bool wasBest = false;
    double told = 0; // bits
    int skies = 0;   // that were possible before
    bool operator==(const ShownAdvice&) const = default;
};

ShownAdvice shown(const Advice& advice, const Table& table);

} // namespace planetx
