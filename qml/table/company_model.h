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
    Q_PROPERTY(int offer READ offer NOTIFY changed)
    Q_PROPERTY(QVariantList offeredBy READ offeredBy NOTIFY changed)
    Q_PROPERTY(planetx::ShownTakeover leaves READ leaves NOTIFY changed)
    Q_PROPERTY(QVariantList overtakenBy READ overtakenBy NOTIFY changed)
    Q_PROPERTY(QVariantList lost READ lost NOTIFY changed)
    Q_PROPERTY(int story READ story NOTIFY changed)
    Q_PROPERTY(bool mayFollow READ mayFollow NOTIFY changed)
    Q_PROPERTY(QVariantList guests READ guests NOTIFY changed)
    Q_PROPERTY(int ask READ ask NOTIFY changed)
    Q_PROPERTY(QString askedFor READ askedFor NOTIFY changed)
    Q_PROPERTY(int askedAbout READ askedAbout NOTIFY changed)
    Q_PROPERTY(QString proposed READ proposed NOTIFY changed)
    Q_PROPERTY(int proposedFor READ proposedFor NOTIFY changed)
    Q_PROPERTY(int unheard READ unheard NOTIFY changed)
    Q_PROPERTY(bool refused READ refused NOTIFY changed)
    Q_PROPERTY(planetx::ShownTakeover taken READ taken NOTIFY changed)
    Q_PROPERTY(planetx::ShownTakeover disputed READ disputed NOTIFY changed)
    Q_PROPERTY(QVariantList culprits READ culprits NOTIFY changed)
    Q_PROPERTY(planetx::ShownCulprit culprit READ culprit NOTIFY changed)
    Q_PROPERTY(bool hostLied READ hostLied NOTIFY changed)
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
    bool mayCarryOn() const { return hostless() >= (hostLied() ? 0 : m_patience); } // nobody waits for a liar
    QVariantList within() const; // players at other devices that can be reached
    QVariantList away() const;   // and those at devices that cannot
    int waitedFor() const;       // a player who is away and whom the game waits for, or -1
    bool asking() const;         // what the player who looks has asked for is on its way to the host
    bool offering() const { return m_company.offering; }
    bool declined() const { return m_company.declined; }
    int offer() const { return m_offered.asked ? m_offered.number : -1; } // which one is shown
    QVariantList offeredBy() const;
    ShownTakeover leaves() const; // what it would go on before
    QVariantList overtakenBy() const;
    QVariantList lost() const; // LogLine, what would not count any more
    int story() const { return m_story.asked ? m_story.number : -1; } // which other one is shown
    bool mayFollow() const;

    // What the host asks the people of this device to agree to: Rekeying or Lending; which one is shown.
    int ask() const { return m_asked.asked ? m_asked.number : -1; }
    QString askedFor() const { return kindOf(m_asked.asked); }
    int askedAbout() const { return playerOf(m_asked.asked); }

    // The same at the host: how many people more must agree, or that they do not.
    QString proposed() const { return kindOf(m_company.proposed); }
    int proposedFor() const { return playerOf(m_company.proposed); }
    int unheard() const { return static_cast<int>(m_company.unheard); }
    bool refused() const { return m_company.refused && !m_refusalRead; }

    ShownTakeover taken() const;    // from a player of this device, who has not said yet whether it was so
    ShownTakeover disputed() const; // people may still go on from before it, and nobody here has said otherwise
    QVariantList culprits() const { return listOf(m_culprits); } // ShownCulprit, whom evidence names
    ShownCulprit culprit() const;                                // of those the first that people here have not read of
    bool hostLied() const;       // evidence names whoever leads the table: nobody believes it any more
    QVariantList guests() const; // ShownGuest
    const QVariantList& liars() const { return m_liars; }
    const QString& lie() const { return m_lie; } // Rubbish, or the fault's name; empty for nothing

    // What people should look at first: Fork, Overtaken, Taken, Offered, Asked, GoingBack, Disputed, Guest, Besieged,
    // Lie, Culprit, Refused, Proposed, Declined, Offering, Air, HostAway, or nothing.
    QString matter() const;

    Q_INVOKABLE void carryOn();
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void reply(int offer, bool yes); // as it was read
    Q_INVOKABLE void follow(int story); // as it was read
    Q_INVOKABLE void stay(int story);
    Q_INVOKABLE void answer(int ask, bool yes); // as it was read
    Q_INVOKABLE void wasMe(int entry, bool yes);
    Q_INVOKABLE void goBefore(int entry);
    Q_INVOKABLE void goOn(int entry); // with a dispute, as it is
    Q_INVOKABLE bool mayLend(int player) const;
    Q_INVOKABLE QString lend(int player);
    Q_INVOKABLE QString admit(int guest);
    Q_INVOKABLE QString admitAs(int guest, int player);
    Q_INVOKABLE void decline(int guest);
    Q_INVOKABLE void letOthersTry();
    Q_INVOKABLE QString release(int player);
    Q_INVOKABLE QString refusalOfRelease(int player) const; // why the table cannot go on without that player
    Q_INVOKABLE void openDoor();
    Q_INVOKABLE void forgive();     // what was said of a device that lied has been read
    Q_INVOKABLE void readCulprit(); // and whom evidence names
    Q_INVOKABLE void readRefusal(); // and that people did not agree

protected:
    void read() override;

private:
    void listen();
    bool isElsewhere(PlayerId who) const;
    bool isGoingBack() const;
    bool isProposed(const aphelion::Meeting::Guest& guest) const;
    bool canGoBefore(const ShownTakeover& dispute) const;
    std::string nameOfDispute(int entry) const;
    QVariantList linesFrom(EntryNumber entry) const;
    static QString kindOf(const std::optional<aphelion::Decision>& decision);
    static int playerOf(const std::optional<aphelion::Decision>& decision);

    static constexpr int patienceSeconds = 10;

    QMetaObject::Connection m_guestsHeard;
    QMetaObject::Connection m_stageHeard;
    QMetaObject::Connection m_liesHeard;
    aphelion::Company m_company;
    Question<aphelion::Offered> m_offered;
    Question<aphelion::Decision> m_asked;
    Question<aphelion::Hash> m_story;
    std::vector<ShownCulprit> m_culprits;
    bool m_refusalRead = false;
    LogLines m_lines;
    QVariantList m_liars;
    QString m_lie;
    int m_patience = patienceSeconds; // without a host, before somebody may carry on
    QTimer m_second;
};

} // namespace planetx
