#include <QSignalSpy>

#include "device/bluetooth.h"

using namespace aphelion;
using namespace std::chrono_literals;

// What is announced to those who look around, and what makes way for what.
class BluetoothNearTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_ether = std::make_shared<FakeEther>();
        m_host = std::make_unique<BluetoothDevice>(m_ether, "host");
        m_guest = std::make_unique<BluetoothDevice>(m_ether, "guest");
        m_noticed.emplace(&m_guest->air(), &Air::noticed);
    }
    void cleanup() {
        m_noticed.reset();
        m_host.reset();
        m_guest.reset();
    }

    void guests_are_found_although_announcing_does_not_work() {
        m_host->radio->announces = false;
        invite();
        m_guest->air().show("lobby");
        SOON(m_host->open() == 1);
        QCOMPARE(m_host->air().state(), AirState::Ready);
    }

    void who_cannot_be_found_announces_nothing_and_finds_guests_data() {
        QTest::addColumn<AirState>("state");
        QTest::newRow("no rights") << AirState::NoRights;
        QTest::newRow("no advertising") << AirState::CannotShow;
    }
    void who_cannot_be_found_announces_nothing_and_finds_guests() {
        QFETCH(AirState, state);
        m_host->radio->become(state);
        invite();
        m_guest->air().show("lobby");
        SOON(m_host->open() == 1);
        aWhile();
        QCOMPARE(m_host->radio->announcements, 0);
        QCOMPARE(m_host->air().state(), state);
    }

    void a_table_goes_on_being_announced_while_guests_come() {
        invite();
        SOON(m_host->radio->isAnnouncing());
        m_guest->air().show("lobby");
        SOON(m_host->open() == 1);
        QVERIFY(m_host->radio->isAnnouncing());
        QCOMPARE(m_host->radio->announcements, 1);
        m_host->air().announce("lobby"); // as before
        aWhile();
        QCOMPARE(m_host->radio->announcements, 1);
    }

    // On Linux the end of the one would end the other (see the fake radio).
    void the_announcement_is_gone_before_the_device_shows_itself() {
        invite();
        SOON(m_host->radio->isAnnouncing());
        m_host->air().show("lobby");
        QVERIFY(!m_host->radio->isAnnouncing());
        aWhile();
        QVERIFY(m_host->radio->isShowing());
        m_host->air().stopAnnouncing();
        QVERIFY(m_host->radio->isShowing());
    }

    void what_showed_the_device_is_gone_before_it_announces() {
        m_host->air().show("lobby");
        m_host->air().stopShowing();
        invite();
        QVERIFY(!m_host->radio->isAnnouncing()); // not at once
        SOON(m_host->radio->isAnnouncing());
        aWhile();
        QVERIFY(m_host->radio->isAnnouncing());
    }

    void announcing_goes_on_when_showing_is_over() {
        invite();
        SOON(m_host->radio->isAnnouncing());
        m_host->air().show("lobby");
        m_host->air().stopShowing();
        SOON(m_host->radio->isAnnouncing());
    }

    void another_lobby_takes_the_place_of_the_one_announced_before() {
        m_guest->air().lookAround();
        m_host->air().announce("first");
        SOON(!m_noticed->isEmpty());
        m_host->air().announce("second");
        SOON(m_noticed->last().at(0).value<std::string>() == "second");
    }

    void a_radio_that_is_switched_off_and_on_announces_again() {
        m_host->air().announce("lobby");
        SOON(m_host->radio->isAnnouncing());
        m_host->radio->become(AirState::Off);
        m_host->radio->become(AirState::Ready);
        SOON(m_host->radio->isAnnouncing() && m_host->radio->announcements == 2);
        m_host->air().wake();
        SOON(m_host->radio->isAnnouncing() && m_host->radio->announcements == 3);
        m_host->air().stopAnnouncing();
        QVERIFY(!m_host->radio->isAnnouncing());
    }

    void an_announcement_that_never_began_is_not_made() {
        m_host->air().announce("lobby");
        m_host->air().stopAnnouncing();
        m_host->air().announce("lobby");
        m_host->radio->become(AirState::Off);
        aWhile();
        QCOMPARE(m_host->radio->announcements, 0);
    }

    void nobody_is_asked_so_that_somebody_can_look_around() {
        m_guest->radio->become(AirState::NotAllowed);
        m_guest->radio->answers = {true};
        m_guest->air().lookAround();
        aWhile();
        QCOMPARE(m_guest->radio->asked, 0);
        QCOMPARE(m_guest->radio->glances, 0);
        m_host->air().announce("lobby");
        m_guest->air().prepare(); // somebody wants it
        SOON(!m_noticed->isEmpty());
    }

    void where_the_radio_cannot_be_used_nobody_looks_around_data() {
        QTest::addColumn<AirState>("state");
        QTest::newRow("off") << AirState::Off;
        QTest::newRow("forbidden") << AirState::Forbidden;
        QTest::newRow("unsupported") << AirState::Unsupported;
    }
    void where_the_radio_cannot_be_used_nobody_looks_around() {
        QFETCH(AirState, state);
        m_guest->radio->become(state);
        m_guest->air().lookAround();
        aWhile();
        QCOMPARE(m_guest->radio->glances, 0);
        m_guest->radio->become(AirState::Ready);
        SOON(m_guest->radio->glances > 1);
        m_guest->radio->become(state);
        const int before = m_guest->radio->glances;
        aWhile();
        QCOMPARE(m_guest->radio->glances, before);
    }

    void looking_around_makes_way_for_seeking_and_showing() {
        m_guest->air().lookAround();
        SOON(m_guest->radio->isLookingAround());
        m_guest->air().seek("lobby");
        QVERIFY(!m_guest->radio->isLookingAround() && m_guest->radio->isScanning());
        m_guest->air().show("lobby");
        m_guest->air().stopSeeking();
        const int before = m_guest->radio->glances;
        aWhile();
        QCOMPARE(m_guest->radio->glances, before);
        m_guest->air().stopShowing();
        SOON(m_guest->radio->isLookingAround());
        m_guest->air().stopLookingAround();
        QVERIFY(!m_guest->radio->isScanning());
    }

    void glances_go_on_but_more_and_more_slowly() {
        BluetoothPatience patience = hurry();
        patience.betweenScans = 2ms;
        patience.longestPause = 1h;
        BluetoothDevice other(m_ether, "other", patience);
        other.air().lookAround();
        SOON(other.radio->glances >= 9); // 2, 3, 4, 6, 9, 13, 19, 28 ms between them
        const auto& times = other.radio->glanceTimes;
        QVERIFY(times[8] - times[7] >= 26); // timers may be a little early
    }

    void a_glance_that_the_platform_forgets_is_taken_again() {
        BluetoothPatience patience = hurry();
        patience.scan = 10ms;
        BluetoothDevice other(m_ether, "other", patience);
        other.radio->scansEnd = false;
        other.air().lookAround();
        SOON(other.radio->glances >= 3);
    }

private:
    // Long enough for several turns of everything that hurries.
    static void aWhile() { QTest::qWait(80); }

    void invite() {
        m_host->air().seek("lobby");
        m_host->air().announce("lobby");
    }

    std::shared_ptr<FakeEther> m_ether;
    std::unique_ptr<BluetoothDevice> m_host;
    std::unique_ptr<BluetoothDevice> m_guest;
    std::optional<QSignalSpy> m_noticed;
};

QTEST_GUILESS_MAIN(BluetoothNearTest)
#include "bluetooth_near_test.moc"
