#pragma once

#include <QStringList>

#include "device/store/vault.h"
#include "qml/shown/values.h"

namespace planetx {

// How a finished table ended for a player; what is not known is -1.
struct ShownOutcome {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(bool found MEMBER found)
    Q_PROPERTY(int locatedAt MEMBER locatedAt)

public:
    int player = -1;
    int points = -1;
    int rank = 0;
    bool found = false;
    int locatedAt = -1;
    bool operator==(const ShownOutcome&) const = default;
};

// A table in the list of those kept here; without a code if a newer version wrote it.
struct ShownTable {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(bool withBoard MEMBER withBoard)
    Q_PROPERTY(QStringList names MEMBER names)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(bool finished MEMBER finished)
    Q_PROPERTY(qint64 changed MEMBER changed)
    Q_PROPERTY(QVariantList outcomes MEMBER outcomes)

public:
    QString id;
    QString code;
    QString mode;
    bool withBoard = false;
    QStringList names;
    QString phase;
    bool finished = false;
    qint64 changed = 0;
    QVariantList outcomes; // ShownOutcome, the winner first, once it is over
    bool operator==(const ShownTable&) const = default;
};

// A player of this device; `wait` is in seconds.
struct DevicePlayer {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool hasPin MEMBER hasPin)
    Q_PROPERTY(int wait MEMBER wait)
    Q_PROPERTY(bool mayPin MEMBER mayPin)

public:
    QString id;
    QString name;
    bool hasPin = false;
    int wait = 0;
    bool mayPin = true; // not for somebody else who plays without one: it would lock them out
    bool operator==(const DevicePlayer&) const = default;
};

DevicePlayer shownPlayer(const aphelion::PlayerSummary& player);

// What a typed code is; `symbols` is what there is of it so far as it will be read, `fault` is Length, Symbol,
// CheckSymbol, NewerVersion or empty.
struct CheckedCode {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(bool ok MEMBER ok)
    Q_PROPERTY(QString symbols MEMBER symbols)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(QString lobby MEMBER lobby)
    Q_PROPERTY(QString fault MEMBER fault)
    Q_PROPERTY(bool played MEMBER played)

public:
    bool ok = false;
    QString symbols;
    QString code;
    QString mode;
    QString lobby;
    QString fault;
    bool played = false;
    bool operator==(const CheckedCode&) const = default;
};

} // namespace planetx
