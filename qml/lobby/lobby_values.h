#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>

namespace planetx {

// Somebody at the new table. `player` is the id of a player of this device, empty for somebody new; `hasPin` whether
// there is or will be a PIN, which itself is not shown. `fault` is BadName, SameName or empty.
struct LobbySeat {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString season MEMBER season)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(int facts MEMBER facts)
    Q_PROPERTY(bool hasPin MEMBER hasPin)
    Q_PROPERTY(QString fault MEMBER fault)

public:
    QString player;
    QString name;
    int colour = 0;
    QString season;
    QString level;
    int facts = 0;
    bool hasPin = false;
    QString fault;
    bool operator==(const LobbySeat&) const = default;
};

// An opponent of the app at the new table; `skill` is Assistant, Observer, Professor or Laureate.
struct LobbyBot {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString season MEMBER season)
    Q_PROPERTY(QString skill MEMBER skill)

public:
    QString name;
    int colour = 0;
    QString season;
    QString skill;
    bool operator==(const LobbyBot&) const = default;
};

// Somebody who is to sit at the table, as everybody there sees it. `seat` is the place among the seats of this device,
// -1 for somebody at another one.
struct LobbyPerson {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString season MEMBER season)
    Q_PROPERTY(int facts MEMBER facts)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString name;
    int colour = 0;
    QString season;
    int facts = 0;
    int seat = -1;
    bool operator==(const LobbyPerson&) const = default;
};

// A device that has come, with its people (LobbyPerson): at the door, or let in. `fits` is whether there are seats for
// all of them.
struct LobbyGuest {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool admitted MEMBER admitted)
    Q_PROPERTY(bool fits MEMBER fits)
    Q_PROPERTY(QVariantList people MEMBER people)
    Q_PROPERTY(QStringList names MEMBER names)

public:
    int number = 0;
    bool admitted = false;
    bool fits = true;
    QVariantList people;
    QStringList names;
    bool operator==(const LobbyGuest&) const = default;
};

// A mode to choose, and how many sectors its sky has.
struct ModeChoice {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int sectors MEMBER sectors)

public:
    QString name;
    int sectors = 0;
    bool operator==(const ModeChoice&) const = default;
};

// A level to choose, and how many starting facts it gives.
struct LevelChoice {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int facts MEMBER facts)

public:
    QString name;
    int facts = 0;
    bool operator==(const LevelChoice&) const = default;
};

} // namespace planetx
