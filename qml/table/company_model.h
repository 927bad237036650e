#pragma once

#include <QTimer>

#include "qml/shown/at_table.h"
#include "qml/shown/log_lines.h"
#include "qml/table/company_values.h"

namespace planetx {

// The other devices of a table: which of them are within reach, who stands at the door, and what people have to decide
// when devices part or come back. Its verbs give the name of a trouble, or nothing.
class CompanyModel : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool several READ several NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString air READ air NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(bool host READ host NOTIFY changed)
    Q_PROPERTY(bool hostHere READ hostHere NOTIFY changed)
    Q_PROPERTY(QVariantList hostPlayers READ hostPlayers NOTIFY changed)
    Q_PROPERTY(int hostless READ hostless NOTIFY changed)
    Q_PROPERTY(int patience MEMBER m_patience NOTIFY changed)
    Q_PROPERTY(bool mayCarryOn READ mayCarryOn NOTIFY changed)
    Q_PROPERTY(QVariantList within READ within NOTIFY changed)
    Q_PROPERTY(QVariantList away READ away NOTIFY changed)
    Q_PROPERTY(int waitedFor READ waitedFor NOTIFY changed)
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    Q_PROPERTY(bool offering READ offering NOTIFY changed)
    Q_PROPERTY(bool declined READ declined NOTIFY changed)
    Q_PROPERTY(QVariantList offeredBy READ offeredBy NOTIFY changed)
    Q_PROPERTY(QVariantList overtakenBy READ overtakenBy NOTIFY changed)
    Q_PROPERTY(QVariantList lost READ lost NOTIFY changed)
    Q_PROPERTY(bool mayFollow READ mayFollow NOTIFY changed)
    Q_PROPERTY(QVariantList guests READ guests NOTIFY changed)
    Q_PROPERTY(QVariantList liars READ liars NOTIFY changed)
    Q_PROPERTY(QString lie READ lie NOTIFY changed)
    Q_PROPERTY(QString matter READ matter NOTIFY changed)
    QML_ELEMENT

public:
    explicit CompanyModel(QObject* parent = nullptr);

    bool several() const; // players of this table are at other devices
    bool isOpen() const;  // others can come to it
    QString air() const;  // Ready, Off, NotAllowed, Unsupported, Failed
    QString link() const; // what another device opens to come here
    bool host() const { return m_company.host; }
    bool hostHere() const { return m_company.hostHere; }
    QVariantList hostPlayers() const { return playersOf(m_company.hostSeats); } // none if nobody knows
    int hostless() const;                                                       // seconds, -1 while the host is here
    bool mayCarryOn() const { return hostless() >= m_patience; }
    QVariantList within() const; // players at other devices that can be reached
    QVariantList away() const;   // and those at devices that cannot
    int waitedFor() const;       // a player who is away and whom the game waits for, or -1
    bool asking() const;         // what the player who looks has asked for is on its way to the host
    bool offering() const { return m_company.offering; }
    bool declined() const { return m_company.declined; }
    QVariantList offeredBy() const;
    QVariantList overtakenBy() const;
    QVariantList lost() const; // LogLine, what would not count any more
    bool mayFollow() const;
    QVariantList guests() const; // ShownGuest
    const QVariantList& liars() const { return m_liars; }
    const QString& lie() const { return m_lie; } // Rubbish, or the fault's name; empty for nothing

    // What people should look at first: Fork, Overtaken, Offered, Guest, Besieged, Lie, Declined, Offering, Air,
    // HostAway, or nothing.
    QString matter() const;

    Q_INVOKABLE void carryOn();
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void reply(bool yes);
    Q_INVOKABLE void follow();
    Q_INVOKABLE QString admit(int guest);
    Q_INVOKABLE QString admitAs(int guest, int player);
    Q_INVOKABLE void decline(int guest);
    Q_INVOKABLE void letOthersTry();
    Q_INVOKABLE QString release(int player);
    Q_INVOKABLE QString refusalOfRelease(int player) const; // why the table cannot go on without that player
    Q_INVOKABLE void openDoor();
    Q_INVOKABLE void forgive(); // what was said of a device that lied has been read

protected:
    void read() override;

private:
    void listen();
    bool isElsewhere(PlayerId who) const;
    static QVariantList playersOf(const std::vector<aphelion::SeatNumber>& seats);

    static constexpr int patienceSeconds = 10;

    QMetaObject::Connection m_guestsHeard;
    QMetaObject::Connection m_stageHeard;
    QMetaObject::Connection m_liesHeard;
    aphelion::Company m_company;
    LogLines m_lines;
    QVariantList m_liars;
    QString m_lie;
    int m_patience = patienceSeconds; // without a host, before somebody may carry on
    QTimer m_second;
};

} // namespace planetx
