#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/log_lines.h"
#include "qml/table/table_values.h"

namespace planetx {

// What the table page shows: the public game, and of the player who looks the letters on the own tokens. Called a model
// because Qt Quick has a TableView.
class TableModel : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(bool withBoard READ withBoard NOTIFY changed)
    Q_PROPERTY(QString help READ help NOTIFY changed)
    Q_PROPERTY(int sectors READ sectors NOTIFY changed)
    Q_PROPERTY(int earthSector READ earthSector NOTIFY changed)
    Q_PROPERTY(int visibleFrom READ visibleFrom NOTIFY changed)
    Q_PROPERTY(int visibleTo READ visibleTo NOTIFY changed)
    Q_PROPERTY(QVariantList pawns READ pawns NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    Q_PROPERTY(QVariantList confirmed READ confirmed NOTIFY changed)
    Q_PROPERTY(QVariantList ruledOut READ ruledOut NOTIFY changed)
    Q_PROPERTY(QVariantList gates READ gates NOTIFY changed)
    Q_PROPERTY(planetx::ShownGate nextEvent READ nextEvent NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(int whoseTurn READ whoseTurn NOTIFY changed)
    Q_PROPERTY(QVariantList waitingFor READ waitingFor NOTIFY changed)
    Q_PROPERTY(int heir READ heir NOTIFY changed)
    Q_PROPERTY(int finder READ finder NOTIFY changed)
    Q_PROPERTY(int viewpoint READ viewpointNumber NOTIFY changed)
    Q_PROPERTY(bool isShared READ isShared NOTIFY changed)
    Q_PROPERTY(bool old READ isOld NOTIFY changed)
    Q_PROPERTY(QVariantList log READ log NOTIFY logChanged)
    Q_PROPERTY(QVariantList news READ news NOTIFY logChanged)
    Q_PROPERTY(QVariantList choosers READ choosers NOTIFY changed)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed)
    Q_PROPERTY(QVariantList abandoned READ abandoned NOTIFY changed)
    Q_PROPERTY(QVariantList actions READ actions NOTIFY changed)
    Q_PROPERTY(QVariantList menu READ menu NOTIFY changed)
    Q_PROPERTY(QVariantList turnOrder READ turnOrder NOTIFY changed)
    Q_PROPERTY(QString behind READ behind NOTIFY changed)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(bool mustChoose READ mustChoose NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    bool open() const { return board() != nullptr; }
    QString id() const;
    QString code() const;
    QString mode() const;
    bool withBoard() const { return board() && board()->play == Play::WithBoard; }
    QString help() const;
    int sectors() const { return board() ? edition(*board()).ring.size : 0; }
    int earthSector() const { return board() ? planetx::earthSector(*board()) : 0; }
    int visibleFrom() const { return board() ? visibleSky(*board()).from : 0; }
    int visibleTo() const { return board() ? visibleSky(*board()).to : 0; }
    QVariantList pawns() const;     // ShownPawn, rearmost first
    QVariantList tokens() const;    // ShownToken
    QVariantList confirmed() const; // ShownTheory
    QVariantList ruledOut() const;  // ShownTheory
    QVariantList gates() const;     // ShownGate, from the Earth on
    ShownGate nextEvent() const { return board() ? nextGate(*board()) : ShownGate(); }
    QVariantList players() const; // ShownPlayer
    QString phase() const;
    int whoseTurn() const;
    QVariantList waitingFor() const;
    int heir() const; // who of this device gets it next from the player who looks, or -1
    int finder() const { return board() ? board()->finder.value_or(-1) : -1; }
    int viewpointNumber() const { return viewpoint().value_or(-1); }
    bool isShared() const { return session() && session()->isShared(); }
    bool isOld() const; // an older version of the app began it, on several devices, and it is not over
    QVariantList log() const { return m_log; } // LogLine
    QVariantList news() const;      // those of them that tell something: not that somebody has chosen, or chose none
    QVariantList choosers() const;  // ShownPlayer: in a theory phase, everybody who shares this device
    bool canRemove() const;         // there is another person at the table
    QVariantList abandoned() const; // LogLine, of entries that do not count any more
    QVariantList actions() const;   // ShownAction, of the player who looks or else of the one to act
    QVariantList menu() const;      // those of them that are offered on the table
    QVariantList turnOrder() const; // ShownPlayer, the rearmost first
    QString behind() const;
    bool begun() const;      // the player who looks has seen the starting facts, or done something since
    bool mustChoose() const; // a theory phase or the last chance waits for the player who looks

    // The curtain falls; the host's and the table's other verbs. Each gives the name of a trouble, or nothing.
    Q_INVOKABLE void lock();
    Q_INVOKABLE void touched(); // somebody is there
    Q_INVOKABLE QString takeBack();
    Q_INVOKABLE QString begin(); // the starting facts have been seen: kept in the player's own file
    Q_INVOKABLE QString chooseNone(int player, bool none = true); // no theory in this phase, or another choice
    Q_INVOKABLE QString catchUp();
    Q_INVOKABLE QString releaseSeat(int player);

    // What somebody who taps this sector wants to know: the tokens there.
    Q_INVOKABLE QVariantList tokensIn(int sector) const;
    Q_INVOKABLE bool isVisible(int sector) const;

signals:
    void logChanged();

protected:
    void read() override;

private:
    ShownPlayer playerOf(PlayerId who) const;

    LogLines m_lines;
    QVariantList m_log;
};

} // namespace planetx
