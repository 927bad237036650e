#pragma once

#include "qml/shown/values.h"

namespace planetx {

// How a column of the sheet stands.
struct ShownCount {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int certain MEMBER certain)
    Q_PROPERTY(int ruledOut MEMBER ruledOut)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(bool wrong MEMBER wrong)

public:
    QString object;
    int certain = 0;
    int ruledOut = 0;
    int total = 0;
    bool wrong = false;
    bool operator==(const ShownCount&) const = default;
};

// A count that no sky has: TooManyCertain, TooFewLeft, NothingLeft, TwoCertain. `count` of the object are certain or
// left, the sky has `total`.
struct ShownWrong {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int total MEMBER total)

public:
    QString kind;
    QString object;
    int sector = 0;
    int count = 0;
    int total = 0;
    bool operator==(const ShownWrong&) const = default;
};

// An object that stands for its sector on the wheel, and how sure it is.
struct ShownFace {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(int layer MEMBER layer)
    Q_PROPERTY(bool wrong MEMBER wrong)

public:
    QString object;
    QString mark;
    int layer = 0;
    bool wrong = false;
    bool operator==(const ShownFace&) const = default;
};

// What is supposed of one object in the topmost what-if: Certain (also for suspected), No, Possible.
struct ShownSupposed {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QVariantList sectors MEMBER sectors)

public:
    QString object;
    QString mark;
    QVariantList sectors;
    bool operator==(const ShownSupposed&) const = default;
};

// A row of the sheet: its head and its `cells` (NoteCell). `faces` (ShownFace) are what is certain, else suspected, and
// what is left where that is little.
struct ShownSector {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(bool visible MEMBER visible)
    Q_PROPERTY(bool cometSector MEMBER cometSector)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool wrong MEMBER wrong)
    Q_PROPERTY(QVariantList faces MEMBER faces)
    Q_PROPERTY(QVariantList cells MEMBER cells)

public:
    int sector = 0;
    bool visible = false;
    bool cometSector = false;
    QString text;
    bool wrong = false;
    QVariantList faces;
    QVariantList cells;
    bool operator==(const ShownSector&) const = default;
};

// A cell of the sheet. `exists` is false where nothing can be marked; `given` is true where no hand has made the mark,
// so that a tap does not change it; `fact` is what is known, from `factOrigin` and
// the log's `entry`; `mark` is what is shown.
struct NoteCell {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString origin MEMBER origin)
    Q_PROPERTY(int layer MEMBER layer)
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(QString fact MEMBER fact)
    Q_PROPERTY(QString factOrigin MEMBER factOrigin)
    Q_PROPERTY(bool exists MEMBER exists)
    Q_PROPERTY(bool given MEMBER given)
    Q_PROPERTY(bool wrong MEMBER wrong)

public:
    int sector = 0;
    QString object;
    QString mark;
    QString origin;
    int layer = 0;
    int entry = 0;
    QString fact;
    QString factOrigin;
    bool exists = true;
    bool given = false;
    bool wrong = false;
    bool operator==(const NoteCell&) const = default;
};

// A line of the log with what it told the player who looks.
struct RecordLine {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(planetx::LogLine line MEMBER line)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(planetx::ShownAnswer answer MEMBER answer)

public:
    LogLine line;
    bool own = false;
    ShownAnswer answer;
    bool operator==(const RecordLine&) const = default;
};

} // namespace planetx
