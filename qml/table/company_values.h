#pragma once

#include "qml/shown/values.h"

#include "meeting/meeting.h"
#include "play/public_game.h"

namespace planetx {

// Somebody at the door of an open table, with the pawn's colour and the season as they would be granted.
struct ShownComer {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString season MEMBER season)

public:
    QString name;
    int colour = 0;
    QString season;
    bool operator==(const ShownComer&) const = default;
};

// A device at the door of an open table. `refusal` names why its people cannot become new players; `mayBe` are the
// players who are out of reach and could go on with it.
struct ShownGuest {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QVariantList people MEMBER people)
    Q_PROPERTY(QString refusal MEMBER refusal)
    Q_PROPERTY(QVariantList mayBe MEMBER mayBe)

public:
    int number = -1;
    QVariantList people; // ShownComer
    QString refusal;
    QVariantList mayBe; // players
    bool operator==(const ShownGuest&) const = default;
};

ShownGuest shownGuest(const aphelion::Meeting::Guest& guest, const PublicGame& game, const QVariantList& away);

} // namespace planetx
