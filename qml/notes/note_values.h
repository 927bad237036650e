#pragma once

#include "qml/shown/values.h"

namespace planetx {

// How a column of the sheet stands.
struct ShownCount {
    Q_GADGET
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

// A count that no sky has: TooManyCertain, TooFewLeft, NothingLeft, TwoCertain.
struct ShownWrong {
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int sector MEMBER sector)

public:
    QString kind;
    QString object;
    int sector = 0;
    bool operator==(const ShownWrong&) const = default;
};

// The head of a row of the sheet.
struct ShownSector {
    Q_GADGET
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(bool visible MEMBER visible)
    Q_PROPERTY(bool cometSector MEMBER cometSector)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool wrong MEMBER wrong)

public:
    int sector = 0;
    bool visible = false;
    bool cometSector = false;
    QString text;
    bool wrong = false;
    bool operator==(const ShownSector&) const = default;
};

// A cell of the sheet. `exists` is false where nothing can be marked; `fact` is what is known, `mark` what is shown.
struct NoteCell {
    Q_GADGET
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString origin MEMBER origin)
    Q_PROPERTY(int layer MEMBER layer)
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(QString fact MEMBER fact)
    Q_PROPERTY(bool exists MEMBER exists)
    Q_PROPERTY(bool wrong MEMBER wrong)

public:
    int sector = 0;
    QString object;
    QString mark;
    QString origin;
    int layer = 0;
    int entry = 0;
    QString fact;
    bool exists = true;
    bool wrong = false;
    bool operator==(const NoteCell&) const = default;
};

// A line of the log with what it told the player who looks.
struct RecordLine {
    Q_GADGET
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
