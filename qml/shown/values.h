#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

// Values as pages see them: numbers, flags and names, no sentences. An object is its letter (C A D G E X, empty for
// none), a player a number (-1 for nobody), a sector 1..N (0 for none).

namespace planetx {

// One logic rule; the page makes its sentence. `kind` is empty where there is none. An object is alone if the sky has
// one of it only, so that it is spoken of in the singular. `sectors` is how many the sky has.
struct ShownClue {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString x MEMBER x)
    Q_PROPERTY(QString y MEMBER y)
    Q_PROPERTY(int n MEMBER n)
    Q_PROPERTY(bool xAlone MEMBER xAlone)
    Q_PROPERTY(bool yAlone MEMBER yAlone)
    Q_PROPERTY(int sectors MEMBER sectors)

public:
    QString kind;
    QString x;
    QString y;
    int n = 0;
    bool xAlone = false;
    bool yAlone = false;
    int sectors = 0;
    bool operator==(const ShownClue&) const = default;
};

// What a topic or a conference is announced as.
struct ShownTitle {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString subject MEMBER subject)
    Q_PROPERTY(QString other MEMBER other)
    Q_PROPERTY(bool subjectAlone MEMBER subjectAlone)
    Q_PROPERTY(bool otherAlone MEMBER otherAlone)

public:
    QString subject;
    QString other;
    bool subjectAlone = false;
    bool otherAlone = false;
    bool operator==(const ShownTitle&) const = default;
};

// What came of asking. `trouble` names why nothing happened, `waiting` that the question is on its way to another
// device; `object` is what was counted or seen; `moved` is how far the asker's pawn went on; `kind` is SurveyCount, Appears, ClueRead, Found, Verdict, Sky, or empty
// where nothing is told.
struct ShownAnswer {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(bool ok MEMBER ok)
    Q_PROPERTY(bool waiting MEMBER waiting)
    Q_PROPERTY(QString trouble MEMBER trouble)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(planetx::ShownClue clue MEMBER clue)
    Q_PROPERTY(bool found MEMBER found)
    Q_PROPERTY(bool correct MEMBER correct)
    Q_PROPERTY(QString sky MEMBER sky)
    Q_PROPERTY(int moved MEMBER moved)

public:
    bool ok = false;
    bool waiting = false;
    QString trouble;
    QString kind;
    int count = 0;
    QString object;
    ShownClue clue;
    bool found = false;
    bool correct = false;
    QString sky;
    int moved = 0;
    bool operator==(const ShownAnswer&) const = default;
};

// A claim that a sector holds an object.
struct ShownTheory {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)

public:
    int sector = 0;
    QString object;
    bool operator==(const ShownTheory&) const = default;
};

// A pawn that moved.
struct ShownStep {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int by MEMBER by)

public:
    int player = -1;
    int by = 0;
    bool operator==(const ShownStep&) const = default;
};

// One line of the public log: what everybody heard. `kind` is the event's name, or Opened. `moved` are the pawns that
// went on with it (ShownStep).
struct LogLine {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int who MEMBER who)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int length MEMBER length)
    Q_PROPERTY(QString topic MEMBER topic)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QVariantList sectors MEMBER sectors)
    Q_PROPERTY(int conference MEMBER conference)
    Q_PROPERTY(planetx::ShownTitle title MEMBER title)
    Q_PROPERTY(planetx::ShownClue clue MEMBER clue)
    Q_PROPERTY(bool found MEMBER found)
    Q_PROPERTY(bool correct MEMBER correct)
    Q_PROPERTY(bool takenBack MEMBER takenBack)
    Q_PROPERTY(QVariantList moved MEMBER moved)

public:
    int entry = 0;
    QString kind;
    int who = -1;
    QString object;
    int from = 0;
    int to = 0;
    int length = 0;
    QString topic;
    int sector = 0;
    QVariantList sectors;
    int conference = -1;
    ShownTitle title;
    ShownClue clue;
    bool found = false;
    bool correct = false;
    bool takenBack = false;
    QVariantList moved;
    bool operator==(const LogLine&) const = default;
};

template <typename Values>
QVariantList listOf(const Values& values) {
    QVariantList list;
    for (const auto& value : values)
        list.push_back(QVariant::fromValue(value));
    return list;
}

} // namespace planetx
