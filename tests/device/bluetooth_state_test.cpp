#include "device/bluetooth.h"

using namespace aphelion;

// What a radio can be besides ready: switched off, not allowed, not there, or only half of one.
class BluetoothStateTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_ether = std::make_shared<FakeEther>();
        m_host = std::make_unique<BluetoothDevice>(m_ether, "host");
        m_guest = std::make_unique<BluetoothDevice>(m_ether, "guest");
    }
    void cleanup() {
        m_host.reset();
        m_guest.reset();
    }

    void it_is_switched_off_and_on_again_on_the_guest() { switchOffAndOn(*m_guest); }
    void it_is_switched_off_and_on_again_on_the_host() { switchOffAndOn(*m_host); }

    void connections_end_with_the_radio_although_it_does_not_say_so() {
        m_host->radio->tellsOfTheEnd = false;
        switchOffAndOn(*m_host);
    }

    void it_is_switched_on_only_after_a_while() {
        m_host->radio->become(AirState::Off);
        m_guest->radio->become(AirState::Off);
        m_host->air().seek("lobby");
        m_guest->air().show("lobby");
        QTest::qWait(20);
        QCOMPARE(m_host->radio->scans, 0);
        QCOMPARE(m_guest->radio->listens, 0);
        m_guest->radio->become(AirState::Ready);
        m_host->radio->become(AirState::Ready);
        SOON(m_host->open() == 1);
    }

    void it_is_switched_off_in_the_middle_of_a_scan() {
        m_host->radio->scansEnd = false;
        m_host->air().seek("lobby");
        SOON(m_host->radio->isScanning());
        m_host->radio->become(AirState::Off);
        m_host->radio->become(AirState::Ready);
        QVERIFY(m_host->radio->isScanning());
    }

    void it_is_switched_off_in_the_middle_of_a_call() {
        m_ether->ghosts = {"ghost"};
        m_host->air().seek("lobby");
        SOON(m_host->radio->calls.size() == 1);
        m_host->radio->become(AirState::Off);
        m_ether->ghosts.clear();
        m_guest->air().show("lobby");
        m_host->radio->become(AirState::Ready);
        SOON(m_host->open() == 1);
    }

    void where_it_cannot_be_used_nothing_is_tried_data() {
        QTest::addColumn<AirState>("state");
        QTest::newRow("off") << AirState::Off;
        QTest::newRow("not allowed") << AirState::NotAllowed;
        QTest::newRow("forbidden") << AirState::Forbidden;
        QTest::newRow("unsupported") << AirState::Unsupported;
    }
    void where_it_cannot_be_used_nothing_is_tried() {
        QFETCH(AirState, state);
        m_host->radio->become(state);
        QCOMPARE(m_host->air().state(), state);
        m_host->air().seek("lobby");
        m_host->air().show("lobby");
        QTest::qWait(20);
        QCOMPARE(m_host->radio->scans + m_host->radio->listens, 0);
    }

    void who_cannot_be_found_can_still_look_for_others_data() {
        QTest::addColumn<AirState>("state");
        QTest::newRow("no rights") << AirState::NoRights;
        QTest::newRow("no advertising") << AirState::CannotShow;
    }
    void who_cannot_be_found_can_still_look_for_others() {
        QFETCH(AirState, state);
        m_host->radio->become(state);
        m_host->air().seek("lobby");
        m_host->air().show("lobby");
        m_guest->air().show("lobby");
        SOON(m_host->open() == 1);
        QCOMPARE(m_host->radio->listens, 0);
        QCOMPARE(m_host->air().state(), state);
    }

    void a_radio_that_turns_out_not_to_show_anything_is_left_alone() {
        m_guest->air().show("lobby");
        QCOMPARE(m_guest->radio->listens, 1);
        m_guest->radio->become(AirState::CannotShow);
        QVERIFY(!m_guest->radio->isShowing());
        QTest::qWait(20);
        QCOMPARE(m_guest->radio->listens, 1);
        m_guest->radio->become(AirState::Ready); // it was switched off and on
        QCOMPARE(m_guest->radio->listens, 2);
    }

    void a_person_is_asked_when_it_is_first_needed_and_allows_it() {
        m_guest->radio->become(AirState::NotAllowed);
        m_guest->radio->answers = {true};
        m_guest->air().wake();
        QCOMPARE(m_guest->radio->asked, 0);
        m_guest->air().show("lobby");
        QCOMPARE(m_guest->radio->asked, 1);
        SOON(m_guest->air().state() == AirState::Ready && m_guest->radio->isShowing());
    }

    void a_person_who_refuses_is_not_asked_again_unless_they_want_to_be() {
        m_host->radio->become(AirState::NotAllowed);
        m_host->radio->answers = {false, true};
        m_host->air().seek("lobby");
        SOON(m_host->radio->answers.size() == 1);
        m_host->air().seek("lobby");
        m_host->air().show("lobby");
        m_host->air().seek("another");
        m_host->air().wake();
        QCOMPARE(m_host->radio->asked, 1);
        QCOMPARE(m_host->air().state(), AirState::NotAllowed);
        m_host->air().prepare();
        SOON(m_host->air().state() == AirState::Ready);
        SOON(m_host->radio->isScanning());
    }

    void a_person_who_refuses_twice_has_forbidden_it() {
        m_host->radio->become(AirState::NotAllowed);
        m_host->radio->answers = {false, false};
        m_host->air().seek("lobby");
        SOON(m_host->radio->answers.size() == 1);
        QCoreApplication::processEvents();
        m_host->air().prepare();
        SOON(m_host->air().state() == AirState::Forbidden);
        m_host->air().prepare();
        QCOMPARE(m_host->radio->asked, 2);
    }

    void whoever_hears_of_a_change_may_do_away_with_the_air() {
        m_host->air().seek("lobby");
        connect(&m_host->air(), &Air::stateChanged, this, [this] { m_host.reset(); });
        QTimer::singleShot(0, m_host->radio, [radio = m_host->radio] { radio->become(AirState::Off); });
        SOON(!m_host);
    }

private:
    void switchOffAndOn(BluetoothDevice& device) {
        m_guest->air().show("lobby");
        m_host->air().seek("lobby");
        SOON(m_host->open() == 1 && m_guest->open() == 1);
        device.radio->become(AirState::Off);
        QCOMPARE(device.air().state(), AirState::Off);
        SOON(device.open() == 0);
        QCOMPARE(*device.last().end, LinkEnd::Lost);
        device.radio->become(AirState::Ready);
        if (m_host->open() == 1) // which has not noticed yet
            m_host->last().link->send(datagramOf(2, 20));
        SOON(m_host->open() == 1 && m_host->device.met().size() == 2);
        m_host->last().link->send(datagramOf(3, 20));
        SOON(m_guest->open() == 1 && m_guest->last().heard.size() == 1);
    }

    std::shared_ptr<FakeEther> m_ether;
    std::unique_ptr<BluetoothDevice> m_host;
    std::unique_ptr<BluetoothDevice> m_guest;
};

QTEST_GUILESS_MAIN(BluetoothStateTest)
#include "bluetooth_state_test.moc"
