#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/shown/session_type.h"
#include "qml/shown/values.h"

namespace planetx {

// Somebody at the new table. `player` is the id of a player of this device, empty for somebody new; `hasPin` whether
// there is or will be a PIN, which itself is not shown.
struct LobbySeat {
    Q_GADGET
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString season MEMBER season)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(bool hasPin MEMBER hasPin)
    Q_PROPERTY(QString fault MEMBER fault)

public:
    QString player;
    QString name;
    int colour = 0;
    QString season;
    QString level;
    bool hasPin = false;
    QString fault;
    bool operator==(const LobbySeat&) const = default;
};

// A table that is being set up. Seasons and colours are each somebody's own: choosing a taken one swaps.
class LobbyForm : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(bool withBoard READ withBoard WRITE setWithBoard NOTIFY changed)
    Q_PROPERTY(QString help READ help WRITE setHelp NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QStringList freeSeasons READ freeSeasons NOTIFY changed)
    Q_PROPERTY(QVariantList freeColours READ freeColours NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    QML_ELEMENT

public:
    using QObject::QObject;

    Session* session() const { return m_session; }
    void setSession(Session* session);
    const QString& code() const { return m_code; }
    void setCode(const QString& code);
    QString mode() const; // of the code; empty while it is none
    bool withBoard() const { return m_play == Play::WithBoard; }
    void setWithBoard(bool withBoard);
    QString help() const;
    void setHelp(const QString& help);
    QVariantList seats() const; // LobbySeat
    QStringList freeSeasons() const;
    QVariantList freeColours() const;
    bool canAdd() const;

    // Why it cannot start: a fault of the code (Length, Symbol, CheckSymbol, NewerVersion), NoPlayers, BadName, or
    // BadSetup; empty if it can.
    QString fault() const;

    Q_INVOKABLE void add(const QString& name = {});      // somebody new
    Q_INVOKABLE void addPlayer(const QString& playerId); // of this device
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void setName(int seat, const QString& name);
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
        QString pin;
        bool hasPin = false;
    };

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
