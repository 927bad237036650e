#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "qml/lobby/lobby_guests.h"
#include "qml/lobby/lobby_values.h"
#include "qml/lobby/new_people.h"
#include "qml/shown/session_type.h"
#include "qml/shown/values.h"

namespace planetx {

// A table that is being set up, here or by another device that this one joins. Seasons and colours are each somebody's
// own: choosing a taken one swaps, unless it is the host's to decide.
class LobbyForm : public QObject {
    Q_OBJECT
    Q_PROPERTY(aphelion::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(bool played READ played NOTIFY changed)
    Q_PROPERTY(bool withBoard READ withBoard WRITE setWithBoard NOTIFY changed)
    Q_PROPERTY(QString help READ help WRITE setHelp NOTIFY changed)
    Q_PROPERTY(QString air READ air NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList absent READ absent NOTIFY changed)
    Q_PROPERTY(QVariantList bots READ bots NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool contest READ contest NOTIFY changed)
    Q_PROPERTY(QVariantList takenColours READ takenColours NOTIFY changed)
    Q_PROPERTY(QStringList takenSeasons READ takenSeasons NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(QVariantList modes READ modes CONSTANT)
    Q_PROPERTY(QVariantList levels READ levels CONSTANT)
    Q_PROPERTY(QStringList seasons READ allSeasons CONSTANT)
    Q_PROPERTY(QStringList skills READ skills CONSTANT)
    Q_PROPERTY(int colours READ colours CONSTANT)
    QML_ELEMENT

public:
    explicit LobbyForm(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);
    const QString& code() const { return m_code; }
    void setCode(const QString& code);
    QString mode() const; // of the code; empty while it is none
    QString link() const; // what the code's picture says: another device opens it and joins
    bool played() const;  // whether a table with this code is kept here
    bool withBoard() const { return m_play == Play::WithBoard; }
    void setWithBoard(bool withBoard);
    QString help() const;
    void setHelp(const QString& help);
    QString air() const;         // Ready, Off, NotAllowed, Unsupported or Failed: whether other devices can be reached
    QVariantList seats() const;  // LobbySeat: of this device
    QVariantList absent() const; // DevicePlayer: of this device, and not at the table
    QVariantList bots() const;   // LobbyBot
    bool canAdd() const { return !m_contest && hasRoom(m_seats); }
    bool contest() const { return m_contest.has_value(); } // of a day: opponents, season and facts are given
    const LobbySeats& allSeats() const { return m_seats; }

    // What people at other devices have, while this one joins: it cannot be chosen here.
    QVariantList takenColours() const;
    QStringList takenSeasons() const;

    static QVariantList modes();  // ModeChoice
    static QVariantList levels(); // LevelChoice, the one with the most facts first
    static QStringList allSeasons();
    static QStringList skills(); // of bots, the weakest first
    static int colours() { return choices().colours; }

    // Why it cannot start: a fault of the code (Length, Symbol, CheckSymbol, NewerVersion), NoPlayers, BadName,
    // SameName, AtDoor while somebody waits to be let in, or BadSetup; empty if it can.
    QString fault() const;

    // A table is to be set up: what the last one was given and is not shown on every way to a table is as at first.
    Q_INVOKABLE void begin();

    // The sky of a day, as everybody plays it. Another code, or another beginning, leaves the contest.
    Q_INVOKABLE void enterContest(const QString& code);

    // For people who come to the page: one seat, or at least two. Those who were here last time are still here.
    Q_INVOKABLE void setUp(bool several);

    // The same people once more, with what they chose at that table: those of this device who have not left it.
    void fillFrom(const KeptTable& table);

    Q_INVOKABLE void add(const QString& name = {});      // somebody new
    Q_INVOKABLE void addPlayer(const QString& playerId); // of this device; takes a seat without a name, or a new one
    Q_INVOKABLE void remove(int seat);
    // While it is typed a name is nobody's. When it is finished, and at the latest at the start, whoever is called so
    // on this device sits there, or somebody new.
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void finishName(int seat);

    Q_INVOKABLE void setColour(int seat, int colour);
    Q_INVOKABLE void setSeason(int seat, const QString& season);
    Q_INVOKABLE void setLevel(int seat, const QString& level);
    Q_INVOKABLE void setPin(int seat, const QString& pin); // for somebody new

    // Bots. They play by the whole rules, so not beside a board that the app cannot see.
    Q_INVOKABLE void addBot(const QString& skill);
    Q_INVOKABLE void removeBot(int bot);
    Q_INVOKABLE void setSkill(int bot, const QString& skill);

    // Other devices can come from now on, where there is a way.
    Q_INVOKABLE void invite();

    // The next two give the name of a fault or trouble, or nothing. New people become players of this device; if there
    // is no table in the end they go again.

    // Opens the table here, with those at other devices who were let in.
    Q_INVOKABLE QString start();

    // Looks for the table of another device. It opens by itself when that one starts; until then this one can give up.
    Q_INVOKABLE QString join();
    Q_INVOKABLE void giveUp();

signals:
    void changed();

private:
    std::vector<aphelion::PlayerSummary> devicePlayers() const;
    bool sits(const aphelion::StoreId& player) const;
    void become(SeatDraft& seat, const aphelion::PlayerSummary& player);
    void recognize(SeatDraft& seat);
    SeatDraft* at(int seat);
    void chosen();

    aphelion::Meeting::Stage stage() const;
    bool isWaitedFor() const;
    NewTable wanted(const GameCode& code) const;
    std::optional<Trouble> introduce();
    void hearOthers();
    void tellOthers();
    void hearTable();

    QPointer<Session> m_session;
    QString m_code;
    Play m_play = Play::OnScreen;
    Help m_help = Help::Bookkeeping;
    LobbySeats m_seats;
    std::optional<Contest> m_contest;
    NewPeople m_people;
    bool m_joining = false;
    QTimer m_telling; // so that not every letter of a name goes to everybody
};

} // namespace planetx
