#pragma once

#include <QStringList>

#include "device/store/vault.h"
#include "qml/shown/values.h"

namespace planetx {

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

public:
    QString id;
    QString code;
    QString mode;
    bool withBoard = false;
    QStringList names;
    QString phase;
    bool finished = false;
    qint64 changed = 0;
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
