#pragma once

#include "qml/shown/values.h"

namespace planetx {

// One thing that the player who looks has been told, as a reason. `kind` is Start, Surveyed, Targeted, Researched,
// ConferenceHeld, Reviewed or Located; `entry` is the log's, 0 for a starting fact. `sectors` and `objects` are what it
// is about: a clue is about no sector, a try to locate about three.
struct ShownReason {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(bool isNot MEMBER isNot)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString topic MEMBER topic)
    Q_PROPERTY(planetx::ShownClue clue MEMBER clue)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString after MEMBER after)
    Q_PROPERTY(QVariantList sectors MEMBER sectors)
    Q_PROPERTY(QStringList objects MEMBER objects)

public:
    QString kind;
    int entry = 0;
    int sector = 0;
    QString object;
    bool isNot = false;
    int from = 0;
    int to = 0;
    int count = 0;
    QString topic;
    ShownClue clue;
    QString before;
    QString after;
    QVariantList sectors;
    QStringList objects;
    bool operator==(const ShownReason&) const = default;
};

// A law of the sky as a reason. `kind` is CometSectors, AsteroidPairs, GasNearEmpty, DwarfAwayFromX, DwarfBand, or
// Counts with the object and how many there are; Several for all of them together.
struct ShownLaw {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int count MEMBER count)

public:
    QString kind;
    QString object;
    int count = 0;
    bool operator==(const ShownLaw&) const = default;
};

// Why something cannot be: `reasons` (ShownReason) and `laws` (ShownLaw) that cannot all be true with it.
struct ShownWhy {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList reasons MEMBER reasons)
    Q_PROPERTY(QVariantList laws MEMBER laws)

public:
    QVariantList reasons;
    QVariantList laws;
    bool operator==(const ShownWhy&) const = default;
};

// That a sector holds an object, or does not.
struct ShownClaim {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(bool isNot MEMBER isNot)

public:
    int sector = 0;
    QString object;
    bool isNot = false;
    bool operator==(const ShownClaim&) const = default;
};

// A mark that was found fault with; `supposed` where it is only a what-if's. Of marks that clash only together, `why`
// is that of all of them.
struct ShownSlip {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(planetx::ShownClaim claim MEMBER claim)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(bool supposed MEMBER supposed)
    Q_PROPERTY(planetx::ShownWhy why MEMBER why)

public:
    ShownClaim claim;
    QString mark;
    bool supposed = false;
    ShownWhy why;
    bool operator==(const ShownSlip&) const = default;
};

// What came of help. `kind` is empty where there is none, else FilledIn (`count` marks), NothingAtOnce, Impossible (the
// marks cannot all be true, so nothing follows), Clean, Slips (`slips`), Clash (`slips` that cannot all be true, and
// `why`), Hint (`claim` and `why`), NothingNew.
struct ShownHelp {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QVariantList slips MEMBER slips)
    Q_PROPERTY(planetx::ShownClaim claim MEMBER claim)
    Q_PROPERTY(planetx::ShownWhy why MEMBER why)

public:
    QString kind;
    int count = 0;
    QVariantList slips;
    ShownClaim claim;
    ShownWhy why;
    bool operator==(const ShownHelp&) const = default;
};

// How often the app helped.
struct ShownUses {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int fillIn MEMBER fillIn)
    Q_PROPERTY(int check MEMBER check)
    Q_PROPERTY(int hint MEMBER hint)

public:
    int fillIn = 0;
    int check = 0;
    int hint = 0;
    bool operator==(const ShownUses&) const = default;
};

} // namespace planetx
