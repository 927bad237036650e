#include <QSignalSpy>
#include <QtTest>

#include "device/link/loopback_air.h"
#include "meeting/meeting.h"
#include "meeting/vicinity.h"

using namespace aphelion;
using namespace std::chrono_literals;
using Lobbies = std::vector<std::string>;

// A device that gathers others, and one that looks around.
class VicinityTest : public QObject {
    Q_OBJECT

private slots:
    void a_table_is_near_while_it_is_gathered() {
        Vicinity near(&m_guest);
        near.setMemory(200ms);
        near.look();
        Meeting meeting(&m_host);
        meeting.invite({"S7", Bytes(5, 1)}, {});
        QTRY_COMPARE(near.lobbies(), Lobbies{"S7"});
        meeting.invite({"S8", Bytes(5, 2)}, {}); // another code
        QTRY_COMPARE(near.lobbies(), Lobbies{"S8"});
        meeting.leave();
        QTRY_VERIFY(near.lobbies().empty());
        near.stopLooking();
    }

    void a_table_that_is_looked_for_is_not_near_because_of_that() {
        Vicinity near(&m_guest);
        near.look();
        Meeting meeting(&m_host);
        meeting.knock({"S7", Bytes(5, 1)}, {});
        LoopbackAir third(m_ether);
        third.announce("E2");
        QTRY_COMPARE(near.lobbies(), Lobbies{"E2"});
        near.stopLooking();
    }

    void a_change_is_told_once() {
        Vicinity near(&m_guest);
        near.setMemory(200ms);
        const QSignalSpy changes(&near, &Vicinity::changed);
        const QSignalSpy noticed(&m_guest, &Air::noticed);
        near.look();
        m_host.announce("S7");
        QTRY_VERIFY(noticed.size() > 8); // longer than it is remembered
        QCOMPARE(changes.size(), 1);
        m_host.stopAnnouncing();
        QTRY_COMPARE(changes.size(), 2);
        near.stopLooking();
    }

    void it_looks_until_everybody_who_wanted_to_know_does_not_any_more() {
        Vicinity near(&m_guest);
        near.setMemory(100ms);
        near.look();
        near.look();
        near.stopLooking();
        m_host.announce("S7");
        QTRY_COMPARE(near.lobbies(), Lobbies{"S7"});
        near.stopLooking();
        QTRY_VERIFY(near.lobbies().empty());
    }

    void nobody_looks_when_it_is_gone() {
        const QSignalSpy noticed(&m_guest, &Air::noticed);
        m_host.announce("S7");
        {
            Vicinity near(&m_guest);
            near.look();
            QTRY_VERIFY(!noticed.isEmpty());
        }
        const auto before = noticed.size();
        QTest::qWait(150);
        QCOMPARE(noticed.size(), before);
    }

    void without_an_air_nothing_is_near() {
        Vicinity near(nullptr);
        near.look();
        QVERIFY(near.lobbies().empty());
        near.stopLooking();
    }

private:
    std::shared_ptr<LoopbackEther> m_ether = std::make_shared<LoopbackEther>();
    LoopbackAir m_host{m_ether};
    LoopbackAir m_guest{m_ether};
};

QTEST_GUILESS_MAIN(VicinityTest)
#include "vicinity_test.moc"
