#pragma once

#include "qml/shown/values.h"

#include "meeting/meeting.h"
#include "planetx/play/public_game.h"
#include "planetx/front/at_session.h"

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

// What was done to a seat without its player's word, at this entry, and who agreed to it: it went to another phone
// ("Rekeyed"), a bot plays for it ("Lent"), or it was removed ("Released").
struct ShownTakeover {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString deed MEMBER deed)
    Q_PROPERTY(QVariantList agreed MEMBER agreed)

public:
    int entry = -1;
    int player = -1;
    QString deed;
    QVariantList agreed; // players
    bool operator==(const ShownTakeover&) const = default;
};

ShownTakeover shown(const aphelion::Takeover& takeover);

// Those whose players have said that they never agreed to it.
std::vector<ShownTakeover> disputesIn(const aphelion::Log& log);

// Whom evidence names: who leads the table with that phone, or whose seat it is. Nobody may be known to lead it.
struct ShownCulprit {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(QVariantList players MEMBER players)

public:
    bool leads = false;
    QVariantList players;
    std::uint32_t epoch = 0; // that it leads
    bool operator==(const ShownCulprit&) const = default;
};

std::vector<ShownCulprit> culpritsAt(const KeptTable& table);

// Something that people are asked. It gets another number whenever it changes, so that nobody agrees to what was not
// read.
template <typename T>
struct Question {
    std::optional<T> asked;
    int number = 0;

    void read(const std::optional<T>& now) {
        if (now != asked)
            ++number;
        asked = now;
    }
    bool is(int answered) const { return asked && answered == number; }
};

QVariantList playersOf(const std::vector<aphelion::SeatNumber>& seats);

} // namespace planetx
