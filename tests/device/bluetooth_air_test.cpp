#include "device/bluetooth.h"

using namespace aphelion;
using namespace std::chrono_literals;

// Who is called when, and who shows itself when, over radios that do not always do what they should.
class BluetoothAirTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_ether = std::make_shared<FakeEther>(); }

    void scans_go_on_but_more_and_more_slowly_while_nobody_is_there() {
        BluetoothPatience patience = hurry();
        patience.betweenScans = 2ms;
        patience.longestPause = 1h; // a pause may grow for ever here
        BluetoothDevice host(m_ether, "host", patience);
        host.air().seek("lobby");
        SOON(host.radio->scans >= 8); // 2, 3, 4, 6, 9 ... ms
        const int before = host.radio->scans;
        QElapsedTimer clock;
        clock.start();
        SOON(host.radio->scans >= before + 2);
        QVERIFY(clock.elapsed() >= 30);
    }

    void scans_are_quick_again_when_somebody_is_lost() {
        BluetoothPatience patience = hurry();
        patience.longestPause = 1h;
        patience.betweenScans = 20ms;
        BluetoothDevice host(m_ether, "host", patience);
        BluetoothDevice guest(m_ether, "guest");
        meet(host, {&guest});
        guest.air().rest(); // it will not be back
        SOON(host.radio->scans >= 8);
        const qint64 slow = timeOf(host, 1);
        bool atOnce = false;
        connect(host.last().link, &Link::closed, this, [&] { atOnce = host.radio->isScanning(); });
        SOON(!host.radio->isScanning());
        guest.radio->cut();
        SOON(host.last().end);
        QVERIFY(atOnce);
        const qint64 quick = timeOf(host, 1);
        QVERIFY2(quick < slow, (std::to_string(quick) + " " + std::to_string(slow)).data());
    }

    void a_scan_that_the_platform_forgets_is_begun_again() {
        BluetoothPatience patience = hurry();
        patience.scan = 10ms;
        BluetoothDevice host(m_ether, "host", patience);
        host.radio->scansEnd = false;
        host.air().seek("lobby");
        SOON(host.radio->scans >= 3);
    }

    void a_call_that_does_nothing_is_given_up_and_made_again_with_growing_pauses() {
        m_ether->ghosts = {"ghost"};
        BluetoothPatience patience = hurry();
        patience.call = 1ms;
        patience.longestRest = 1h;
        BluetoothDevice host(m_ether, "host", patience);
        host.air().seek("lobby");
        SOON(host.radio->calls.size() == 6);
        const auto& times = host.radio->callTimes;
        for (std::size_t i = 0; i + 1 < times.size(); ++i)
            QVERIFY(times[i + 1] - times[i] >= patience.rest.count() << i);
    }

    void those_who_are_there_have_their_turn_before_those_who_are_gone() {
        m_ether->ghosts = {"ghost 1", "ghost 2", "ghost 3"};
        BluetoothPatience patience = hurry();
        patience.call = 2ms;
        patience.longestRest = 2ms; // they would always be ready to be called again
        BluetoothDevice host(m_ether, "host", patience);
        host.air().seek("lobby");
        SOON(host.radio->calls.size() >= 9);
        BluetoothDevice guest(m_ether, "guest");
        guest.air().show("lobby");
        const std::size_t before = host.radio->calls.size();
        SOON(host.open() == 1);
        const auto called =
            std::ranges::count_if(host.radio->calls.begin() + static_cast<std::ptrdiff_t>(before),
                                  host.radio->calls.end(), [](const auto& to) { return to != "guest"; });
        QVERIFY2(called <= 1, std::to_string(called).data()); // the call that was just being made
    }

    void a_call_that_breaks_before_it_opens_is_made_again() {
        BluetoothDevice host(m_ether, "host");
        BluetoothDevice guest(m_ether, "guest");
        host.radio->callsWork = false;
        guest.air().show("lobby");
        host.air().seek("lobby");
        SOON(host.radio->calls.size() >= 3);
        QVERIFY(host.device.met().empty());
        host.radio->callsWork = true;
        SOON(host.open() == 1 && guest.open() == 1);
    }

    void a_connection_that_breaks_after_it_opened_is_made_again() {
        BluetoothDevice host(m_ether, "host");
        BluetoothDevice guest(m_ether, "guest");
        meet(host, {&guest});
        for (std::size_t times = 2; times < 5; ++times) {
            guest.radio->cut();
            SOON(host.device.met().size() == times && host.open() == 1);
            QCOMPARE(*host.device.met()[times - 2].end, LinkEnd::Lost);
            SOON(guest.open() == 1);
        }
    }

    void a_link_that_ended_at_once_lets_others_have_their_turn() {
        BluetoothPatience patience = hurry();
        patience.shortLink = 1h;
        patience.rest = 20ms;
        patience.longestRest = 1h;
        BluetoothDevice host(m_ether, "host", patience);
        BluetoothDevice nuisance(m_ether, "nuisance");
        connect(&host.air(), &Air::found, this, [](Link* link) { link->close(); });
        nuisance.air().show("lobby");
        host.air().seek("lobby");
        SOON(host.radio->calls.size() == 4);
        const auto& times = host.radio->callTimes;
        for (std::size_t i = 0; i + 1 < times.size(); ++i)
            QVERIFY(times[i + 1] - times[i] >= patience.rest.count() << i);
    }

    void three_are_linked_at_most() {
        BluetoothDevice host(m_ether, "host");
        std::deque<BluetoothDevice> guests;
        for (int i = 0; i < 5; ++i)
            guests.emplace_back(m_ether, "guest " + std::to_string(i)).air().show("lobby");
        host.air().seek("lobby");
        SOON(host.open() == 3);
        const int scans = host.radio->scans;
        QTest::qWait(50);
        QCOMPARE(host.open(), std::size_t{3});
        QCOMPARE(host.radio->scans, scans); // there is nobody to look for
        host.device.met().front().link->close();
        SOON(host.device.met().size() == 4 && host.open() == 3);
    }

    void who_calls_and_says_nothing_does_not_keep_others_away() {
        BluetoothDevice guest(m_ether, "guest");
        guest.air().show("lobby");
        QVERIFY(guest.radio->approach());
        SOON(guest.radio->listens == 2);
        QVERIFY(guest.device.met().empty());
    }

    void who_calls_and_goes_again_does_not_keep_others_away() {
        BluetoothDevice guest(m_ether, "guest");
        guest.air().show("lobby");
        guest.radio->cut();
        SOON(guest.radio->listens == 2 && guest.radio->isShowing());
    }

    void stopping_in_the_middle_of_anything_is_fine() {
        for (const bool whenFound : {false, true}) {
            BluetoothDevice host(m_ether, "host");
            BluetoothDevice guest(m_ether, "guest");
            guest.air().show("lobby");
            const auto stop = [&] { host.air().rest(), guest.air().rest(); };
            if (whenFound)
                connect(&host.air(), &Air::found, this, stop);
            else
                connect(host.radio, &Radio::seen, this, stop);
            host.air().seek("lobby");
            SOON(host.device.met().size() == 1 || (!whenFound && host.radio->scans == 1));
            QCoreApplication::processEvents();
            QVERIFY(!host.radio->isScanning() && !guest.radio->isShowing());
            QCOMPARE(host.radio->calls.size(), std::size_t{whenFound ? 1u : 0u});
        }
    }

    void it_may_be_done_away_with_while_a_call_is_made() {
        m_ether->ghosts = {"ghost"};
        auto host = std::make_unique<BluetoothDevice>(m_ether, "host");
        host->air().seek("lobby");
        SOON(host->radio->calls.size() == 1);
        host.reset();
        QCoreApplication::processEvents();
        QVERIFY(m_ether->radios.empty());
    }

    void an_address_that_was_not_used_for_long_is_like_a_new_one() {
        for (const bool forgets : {false, true}) {
            BluetoothPatience patience = hurry();
            patience.call = 1ms;
            patience.longestRest = 1ms;
            patience.memory = forgets ? 1ms : 1h;
            BluetoothDevice host(m_ether, "host", patience);
            m_ether->ghosts = {"ghost"};
            host.air().seek("lobby");
            SOON(host.radio->calls.size() >= 3);
            m_ether->ghosts.clear();
            const int scans = host.radio->scans;
            SOON(host.radio->scans > scans + 5);
            host.radio->scansEnd = false; // so that those who have their turn later have none
            const int last = host.radio->scans;
            SOON(host.radio->scans > last);
            const std::size_t before = host.radio->calls.size();
            m_ether->ghosts = {"ghost"};
            BluetoothDevice other(m_ether, "other"); // makes it look around
            other.air().show("lobby");
            SOON(host.radio->calls.size() > before);
            QCOMPARE(host.radio->calls[before], RadioAddress(forgets ? "ghost" : "other"));
        }
    }

    void whoever_wakes_shows_itself_anew_and_looks_at_once() {
        BluetoothPatience patience = hurry();
        patience.longestPause = 1h;
        patience.betweenScans = 20ms;
        BluetoothDevice host(m_ether, "host", patience);
        BluetoothDevice guest(m_ether, "guest");
        guest.air().show("lobby");
        guest.radio->deaf = true;
        host.air().seek("lobby");
        SOON(host.radio->scans >= 6);
        SOON(!host.radio->isScanning());
        guest.radio->deaf = false;
        guest.air().wake();
        QCOMPARE(guest.radio->listens, 2);
        host.air().wake();
        QVERIFY(host.radio->isScanning());
        SOON(host.open() == 1);
    }

private:
    // Until so many more scans have begun.
    static qint64 timeOf(const BluetoothDevice& device, int scans) {
        QElapsedTimer clock;
        clock.start();
        const int before = device.radio->scans;
        [&] { SOON(device.radio->scans >= before + scans); }();
        return clock.elapsed();
    }

    static void meet(BluetoothDevice& host, const std::vector<BluetoothDevice*>& guests) {
        for (BluetoothDevice* guest : guests)
            guest->air().show("lobby");
        host.air().seek("lobby");
        SOON(host.open() == guests.size() &&
             std::ranges::all_of(guests, [](BluetoothDevice* guest) { return guest->open() == 1; }));
    }

    std::shared_ptr<FakeEther> m_ether;
};

QTEST_GUILESS_MAIN(BluetoothAirTest)
#include "bluetooth_air_test.moc"
