#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/lobby/lobby_values.h"
#include "qml/shown/session_type.h"
#include "qml/shown/values.h"

namespace planetx {

// A table that is being set up. Seasons and colours are each somebody's own: choosing a taken one swaps.
class LobbyForm : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(bool played READ played NOTIFY changed)
    Q_PROPERTY(bool withBoard READ withBoard WRITE setWithBoard NOTIFY changed)
    Q_PROPERTY(QString help READ help WRITE setHelp NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList absent READ absent NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(QVariantList modes READ modes CONSTANT)
    Q_PROPERTY(QVariantList levels READ levels CONSTANT)
    Q_PROPERTY(QStringList seasons READ allSeasons CONSTANT)
    Q_PROPERTY(int colours READ colours CONSTANT)
    Q_PROPERTY(int longestName READ longestName CONSTANT)
    QML_ELEMENT

public:
    using QObject::QObject;

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
    QVariantList seats() const;  // LobbySeat
    QVariantList absent() const; // DevicePlayer: of this device, and not at the table
    bool canAdd() const;

    static QVariantList modes();  // ModeChoice
    static QVariantList levels(); // LevelChoice, the one with the most facts first
    static QStringList allSeasons();
    static int colours() { return pawnColours; }
    static int longestName() { return 12; } // code points: as many as stand in a strip

    // Why it cannot start: a fault of the code (Length, Symbol, CheckSymbol, NewerVersion), NoPlayers, BadName,
    // SameName, or BadSetup; empty if it can.
    QString fault() const;

    // A table is to be set up: what the last one was given and is not shown on every way to a table is as at first.
    Q_INVOKABLE void begin();

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

    // Opens the table. Gives the name of a fault or trouble, or nothing. New people become players of this device; if
    // the table cannot be opened they go again.
    Q_INVOKABLE QString start();

signals:
    void changed();

private:
    struct Draft {
        std::optional<aphelion::StoreId> player;
        QString name;
        Wish wish;
        QString pin;         // of somebody new
        bool hasPin = false; // of a player of this device
    };

    std::vector<aphelion::PlayerSummary> devicePlayers() const;
    bool sits(const aphelion::StoreId& player) const;
    QString faultOf(const Draft& seat) const;
    void become(Draft& seat, const aphelion::PlayerSummary& player);
    void recognize(Draft& seat);
    Draft* at(int seat);
    void sit(Draft draft);
    NewTable wanted(const GameCode& code) const;
    std::optional<Trouble> introduce(std::vector<aphelion::StoreId>& made);

    QPointer<Session> m_session;
    QString m_code;
    Play m_play = Play::OnScreen;
    Help m_help = Help::Bookkeeping;
    std::vector<Draft> m_seats;
};

} // namespace planetx
