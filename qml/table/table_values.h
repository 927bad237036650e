#pragma once

#include "qml/shown/values.h"

#include "planetx/play/table.h"

namespace planetx {

// A pawn on the time track; `place` 0 is the rearmost of its sector.
struct ShownPawn {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool toAct MEMBER toAct)

public:
    int player = -1;
    int colour = 0;
    int sector = 0;
    int place = 0;
    bool toAct = false;
    bool operator==(const ShownPawn&) const = default;
};

// A theory on its track. `letter` is empty while it is face down, except for its owner who looks.
struct ShownToken {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(int stepsLeft MEMBER stepsLeft)
    Q_PROPERTY(int phase MEMBER phase)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(bool faceUp MEMBER faceUp)
    Q_PROPERTY(bool right MEMBER right)

public:
    int player = -1;
    int colour = 0;
    int sector = 0;
    int space = 0;
    int stepsLeft = 0; // to peer review
    int phase = 0;
    QString letter;
    bool faceUp = false;
    bool right = false;
    bool operator==(const ShownToken&) const = default;
};

// An icon on the board's rim: theory or conference.
struct ShownGate {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int conference MEMBER conference)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(int steps MEMBER steps)

public:
    int sector = 0;
    QString kind;
    int conference = -1;
    bool held = false;
    int steps = 0;
    bool operator==(const ShownGate&) const = default;
};

// What everybody knows of a player; `ahead` is how far the pawn stands before the rearmost.
struct ShownPlayer {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString season MEMBER season)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(bool here MEMBER here)
    Q_PROPERTY(bool away MEMBER away)
    Q_PROPERTY(bool seated MEMBER seated)
    Q_PROPERTY(bool toAct MEMBER toAct)
    Q_PROPERTY(bool waitedFor MEMBER waitedFor)
    Q_PROPERTY(bool sealed MEMBER sealed)
    Q_PROPERTY(int ahead MEMBER ahead)
    Q_PROPERTY(int targetsLeft MEMBER targetsLeft)
    Q_PROPERTY(QString bot MEMBER bot)
    Q_PROPERTY(bool lent MEMBER lent)
    Q_PROPERTY(bool you MEMBER you)
    Q_PROPERTY(bool none MEMBER none)

public:
    int player = -1;
    QString name;
    int colour = 0;
    QString season;
    QString level;
    bool here = false; // at this device
    bool away = false; // at another one, which is out of reach
    bool seated = false;
    bool toAct = false;
    bool waitedFor = false;
    bool sealed = false;
    int ahead = 0;
    int targetsLeft = 0;
    QString bot;       // how well it plays; empty for a person
    bool lent = false; // a bot plays on for this person
    bool you = false;  // who looks, among others
    bool none = false; // of this device: said "no theory", which is not written yet
    bool operator==(const ShownPlayer&) const = default;
};

// An action of the menu: its cost from cheapest to dearest, and why it cannot be done now.
struct ShownAction {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int leastCost MEMBER leastCost)
    Q_PROPERTY(int mostCost MEMBER mostCost)
    Q_PROPERTY(QString refusal MEMBER refusal)

public:
    QString name;
    int leastCost = 0;
    int mostCost = 0;
    QString refusal;
    bool operator==(const ShownAction&) const = default;
};

std::vector<ShownPawn> pawnsOf(const PublicGame& game);
std::vector<ShownGate> gatesOf(const Board& board);

// What the Earth meets next as it turns; an empty kind when it turns no more.
ShownGate nextGate(const Board& board);

// Tokens on the board; `own` is the hand of the player who looks.
std::vector<ShownToken> tokensOf(const PublicGame& game, std::optional<PlayerId> viewpoint, const Hand& own);

std::vector<ShownTheory> confirmedOn(const Board& board);

} // namespace planetx
