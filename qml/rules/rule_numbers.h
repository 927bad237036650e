#pragma once

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "planetx/rules/edition.h"

namespace planetx {

// The numbers of one mode. Maps are by an object's letter, lists are of sectors.
struct ShownEdition {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sectors MEMBER sectors)
    Q_PROPERTY(int visibleSectors MEMBER visibleSectors)
    Q_PROPERTY(QVariantMap count MEMBER count)
    Q_PROPERTY(QVariantMap tokens MEMBER tokens)
    Q_PROPERTY(QVariantMap points MEMBER points)
    Q_PROPERTY(QVariantList cometSectors MEMBER cometSectors)
    Q_PROPERTY(QVariantList theorySectors MEMBER theorySectors)
    Q_PROPERTY(QVariantList conferenceSectors MEMBER conferenceSectors)
    Q_PROPERTY(int theoryLimit MEMBER theoryLimit)

public:
    int sectors = 0;
    int visibleSectors = 0;
    QVariantMap count;
    QVariantMap tokens;
    QVariantMap points;
    QVariantList cometSectors;
    QVariantList theorySectors;
    QVariantList conferenceSectors;
    int theoryLimit = 0;
    bool operator==(const ShownEdition&) const = default;
};

ShownEdition shown(const Edition& edition);

// What holds for so many: 1 to 3 sectors cost 4.
struct ShownStage {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int value MEMBER value)

public:
    int from = 0;
    int to = 0;
    int value = 0;
    bool operator==(const ShownStage&) const = default;
};

// The numbers of the rules, asked of core: the page of rules has none of its own.
class RuleNumbers : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::ShownEdition standard READ standard CONSTANT)
    Q_PROPERTY(planetx::ShownEdition expert READ expert CONSTANT)
    Q_PROPERTY(QVariantList surveyCosts READ surveyCosts CONSTANT)
    Q_PROPERTY(int targetCost READ targetPrice CONSTANT)
    Q_PROPERTY(int researchCost READ researchPrice CONSTANT)
    Q_PROPERTY(int locateCost READ locatePrice CONSTANT)
    Q_PROPERTY(int targets READ targets CONSTANT)
    Q_PROPERTY(int topics READ topicCount CONSTANT)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(int dwarfBand READ dwarfBand CONSTANT)
    Q_PROPERTY(QVariantList lastChances READ lastChances CONSTANT)
    Q_PROPERTY(int finderPoints READ pointsOfFinder CONSTANT)
    Q_PROPERTY(int pointsPerSector READ pointsPerSector CONSTANT)
    QML_ELEMENT

public:
    using QObject::QObject;

    static ShownEdition standard() { return shown(edition(Mode::Standard)); }
    static ShownEdition expert() { return shown(edition(Mode::Expert)); }
    static QVariantList surveyCosts(); // ShownStage: sectors, cost
    static int targetPrice();
    static int researchPrice();
    static int locatePrice();
    static int targets() { return targetTokens; }
    static int topicCount() { return topics; }
    static int steps() { return innerSpace; } // of a theory until its peer review
    static int dwarfBand();
    static QVariantList lastChances(); // ShownStage: sectors behind, theories
    static int pointsOfFinder();
    static int pointsPerSector();
};

} // namespace planetx
