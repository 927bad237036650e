#include "device/airs.h"

using namespace aphelion;

// What every air promises, whichever it is.
class LinkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<AirKind>("kind");
        QTest::addColumn<std::size_t>("capacity");
        QTest::newRow("loopback") << AirKind::Loopback << std::size_t{4096};
        QTest::newRow("tcp") << AirKind::Tcp << std::size_t{4096};
        QTest::newRow("bluetooth") << AirKind::Bluetooth << std::size_t{509};
        QTest::newRow("bluetooth, small values") << AirKind::Bluetooth << std::size_t{20};
    }

    void init() {
        QFETCH_GLOBAL(AirKind, kind);
        QFETCH_GLOBAL(std::size_t, capacity);
        m_around = std::make_unique<Surroundings>(kind, capacity);
        m_closedThere =
            kind == AirKind::Bluetooth ? LinkEnd::Lost : LinkEnd::There; // a radio cannot tell the difference
    }

    void whoever_seeks_finds_whoever_shows_itself() {
        const auto host = m_around->device();
        const auto guest = m_around->device();
        host->air().seek("lobby");
        guest->air().show("lobby");
        QVERIFY(host->met().empty() && guest->met().empty()); // signals come from the event loop
        SOON(host->open() == 1 && guest->open() == 1);
        QCOMPARE(host->last().side, LinkSide::Central);
        QCOMPARE(guest->last().side, LinkSide::Peripheral);
        QVERIFY(host->last().link->capacity() >= 20);
        QCOMPARE(host->air().state(), AirState::Ready);
    }

    void datagrams_arrive_whole_and_in_order_both_ways() {
        const auto [host, guest] = linked();
        const std::size_t most = host->last().link->capacity();
        std::vector<Bytes> sent;
        for (std::size_t number = 0; number < 1000; ++number)
            sent.push_back(datagramOf(number, number % 3 == 0 ? 1 + number * 4 % most : most));
        for (const Bytes& datagram : sent) {
            host->last().link->send(datagram);
            guest->last().link->send(datagram);
        }
        QVERIFY(host->last().heard.empty() && guest->last().heard.empty());
        SOON(host->last().heard.size() == sent.size() && guest->last().heard.size() == sent.size());
        QVERIFY(host->last().heard == sent && guest->last().heard == sent);
        QVERIFY(!host->last().end && !guest->last().end);
    }

    void closing_is_heard_there_after_everything_that_was_sent() {
        const auto [host, guest] = linked();
        QPointer<Link> link = host->last().link;
        for (std::size_t number = 0; number < 100; ++number)
            link->send(datagramOf(number, link->capacity()));
        link->close();
        QVERIFY(!host->last().end);
        link->send(datagramOf(7, 7)); // too late
        link->close();
        SOON(guest->met().front().end && host->met().front().end);
        QCOMPARE(*guest->met().front().end, m_closedThere);
        QCOMPARE(*host->met().front().end, LinkEnd::Here);
        QCOMPARE(guest->met().front().heard.size(), std::size_t{100});
        SOON(link.isNull());
    }

    void whoever_has_closed_hears_nothing_more() {
        const auto [host, guest] = linked();
        guest->last().link->send(datagramOf(1, 20));
        host->last().link->close();
        guest->last().link->send(datagramOf(2, 20));
        SOON(guest->met().front().end && host->met().front().end);
        QVERIFY(host->met().front().heard.empty());
    }

    void both_may_close_at_once() {
        const auto [host, guest] = linked();
        host->last().link->close();
        guest->last().link->close();
        SOON(guest->met().front().end && host->met().front().end);
    }

    void a_link_may_be_closed_while_it_is_heard() {
        const auto [host, guest] = linked();
        Link* link = guest->last().link;
        connect(link, &Link::received, link, [link] { link->close(); });
        for (std::size_t number = 0; number < 3; ++number)
            host->last().link->send(datagramOf(number, 10));
        SOON(guest->met().front().end && host->met().front().end);
        QCOMPARE(guest->met().front().heard.size(), std::size_t{1});
        QCOMPARE(*host->met().front().end, m_closedThere);
    }

    void a_device_may_go_while_it_is_heard() {
        auto [host, guest] = linked();
        connect(guest->last().link, &Link::received, host.get(), [&guest = guest] { guest.reset(); });
        for (std::size_t number = 0; number < 3; ++number)
            host->last().link->send(datagramOf(number, 10));
        SOON(host->last().end);
        QVERIFY(!guest);
        QCOMPARE(*host->last().end, LinkEnd::Lost);
    }

    void a_device_may_go_when_it_finds_another() {
        auto host = m_around->device();
        auto guest = m_around->device();
        const auto late = m_around->device();
        connect(&guest->air(), &Air::found, late.get(), [&] { guest.reset(); });
        host->air().seek("lobby");
        guest->air().show("lobby");
        SOON(!guest && host->open() == 0);
        connect(&host->air(), &Air::found, late.get(), [&] { host.reset(); });
        late->air().show("lobby");
        SOON(!host && late->open() == 0 && (late->met().size() == 1 || m_closedThere == LinkEnd::Lost));
    }

    void a_device_may_go_when_a_link_closes() {
        auto [host, guest] = linked();
        const QObject context;
        connect(host->last().link, &Link::closed, &context, [&host = host] { host.reset(); });
        guest->last().link->close();
        SOON(!host && guest->last().end);
    }

    void a_device_that_goes_is_lost() {
        auto [host, guest] = linked();
        guest->last().link->send(datagramOf(1, 20));
        SOON(host->last().heard.size() == 1);
        guest.reset();
        SOON(host->last().end);
        QCOMPARE(*host->last().end, LinkEnd::Lost);
    }

    void two_lobbies_do_not_see_each_other() {
        const auto host = m_around->device();
        const auto stranger = m_around->device();
        const auto guest = m_around->device();
        host->air().seek("lobby");
        stranger->air().show("lobb");
        guest->air().show("lobby");
        SOON(host->open() == 1 && guest->open() == 1);
        QVERIFY(stranger->met().empty());
        stranger->air().show("lobby");
        SOON(host->open() == 2 && stranger->open() == 1);
    }

    void four_devices_at_once() {
        const auto host = m_around->device();
        std::vector<std::unique_ptr<Device>> guests;
        for (int i = 0; i < 3; ++i) {
            guests.push_back(m_around->device());
            guests.back()->air().show("lobby");
        }
        host->air().seek("lobby");
        SOON(host->open() == 3);
        for (std::size_t i = 0; i < 3; ++i)
            host->met()[i].link->send(datagramOf(i, 20));
        SOON(std::ranges::all_of(
            guests, [](const auto& guest) { return guest->open() == 1 && guest->last().heard.size() == 1; }));
        for (const auto& guest : guests)
            guest->last().link->send(guest->last().heard.front());
        SOON(std::ranges::all_of(host->met(), [](const Met& met) { return met.heard.size() == 1; }));
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(host->met()[i].heard.front(), datagramOf(i, 20)); // each from the one it went to
        QCOMPARE(host->met().size(), std::size_t{3});
    }

    void a_device_is_found_again_when_its_link_has_closed() {
        const auto [host, guest] = linked();
        for (std::size_t times = 2; times < 5; ++times) {
            (times % 2 == 0 ? host : guest)->last().link->close();
            SOON(host->met().size() == times && guest->met().size() == times);
            QCOMPARE(host->open(), std::size_t{1});
            QCOMPARE(guest->open(), std::size_t{1});
        }
    }

    void a_device_has_one_central_at_a_time() {
        auto [host, guest] = linked();
        const auto late = m_around->device();
        const auto other = m_around->device();
        late->air().seek("lobby");
        other->air().show("lobby");
        SOON(other->open() == 1 && late->open() + host->open() == 2);
        QCOMPARE(guest->met().size(), std::size_t{1});
        other->air().rest();
        const std::size_t before = late->met().size();
        host.reset();
        SOON(late->met().size() == before + 1 && guest->met().size() == 2);
    }

    void links_stay_when_showing_and_seeking_stop() {
        const auto [host, guest] = linked();
        host->air().rest();
        guest->air().rest();
        const auto late = m_around->device();
        late->air().show("lobby");
        host->last().link->send(datagramOf(1, 10));
        SOON(guest->last().heard.size() == 1);
        host->last().link->close();
        SOON(guest->met().front().end);
        const auto other = m_around->device();
        other->air().seek("lobby");
        SOON(other->open() == 1 && late->open() == 1);
        QCOMPARE(host->met().size(), std::size_t{1});
        QCOMPARE(guest->met().size(), std::size_t{1});
    }

    void showing_and_seeking_may_be_on_at_once_but_nobody_finds_itself() {
        const auto middle = m_around->device();
        middle->air().show("lobby");
        middle->air().seek("lobby");
        const auto host = m_around->device();
        host->air().seek("lobby");
        SOON(host->open() == 1);
        const auto guest = m_around->device();
        host->air().stopSeeking();
        guest->air().show("lobby");
        SOON(guest->open() == 1 && middle->open() == 2);
        QCOMPARE(middle->met()[0].side, LinkSide::Peripheral);
        QCOMPARE(middle->met()[1].side, LinkSide::Central);
    }

    void another_lobby_takes_the_place_of_the_one_before() {
        const auto host = m_around->device();
        const auto guest = m_around->device();
        const auto late = m_around->device();
        guest->air().show("first");
        guest->air().show("second");
        late->air().show("first");
        host->air().seek("second");
        host->air().seek("first");
        SOON(host->open() == 1 && late->open() == 1);
        QVERIFY(guest->met().empty());
        host->air().seek("second");
        SOON(host->open() == 2 && guest->open() == 1);
    }

    void whoever_looks_around_notices_what_is_announced() {
        const auto [one, other, guest] = three();
        guest->air().lookAround();
        one->air().announce("S7");
        other->air().announce("E2");
        QVERIFY(guest->noticed().empty()); // signals come from the event loop
        SOON(guest->noticed() == (std::set<std::string>{"E2", "S7"}));
        guest->noticed().clear();
        SOON(guest->noticed().size() == 2); // again and again
        QVERIFY(one->noticed().empty() && guest->met().empty() && one->met().empty());
    }

    void what_is_not_announced_any_more_is_not_noticed() {
        auto [one, other, guest] = three();
        guest->air().lookAround();
        one->air().announce("S7");
        other->air().announce("E2");
        SOON(guest->noticed().size() == 2);
        one->air().announce("S8");
        SOON(guest->noticed().contains("S8"));
        other.reset();
        guest->noticed().clear();
        SOON(!guest->noticed().empty());
        QCOMPARE(guest->noticed(), std::set<std::string>{"S8"});
        one->air().rest();
        guest->noticed().clear();
        QTest::qWait(100);
        QVERIFY(guest->noticed().empty());
    }

    void whoever_gathers_others_can_be_noticed_by_those_who_do_not_come() {
        const auto [host, guest] = linked();
        const auto late = m_around->device();
        host->air().announce("lobby");
        late->air().lookAround();
        guest->air().lookAround(); // shows itself, and looks at nothing else
        host->air().lookAround();
        SOON(late->noticed().contains("lobby"));
        QVERIFY(guest->noticed().empty() && host->noticed().empty());
        QCOMPARE(host->open(), std::size_t{1});
        late->air().stopLookingAround();
        late->noticed().clear();
        QTest::qWait(100);
        QVERIFY(late->noticed().empty());
    }

    void nothing_is_announced_by_a_device_that_shows_itself() {
        const auto [one, other, guest] = three();
        guest->air().lookAround();
        one->air().announce("S7");
        SOON(guest->noticed().contains("S7"));
        one->air().show("S7");
        other->air().announce("E2");
        guest->noticed().clear();
        SOON(guest->noticed().contains("E2"));
        QVERIFY(!guest->noticed().contains("S7"));
        one->air().stopShowing();
        SOON(guest->noticed().contains("S7"));
    }

    void a_device_may_go_when_it_notices_something() {
        auto [one, other, guest] = three();
        connect(&guest->air(), &Air::noticed, one.get(), [&guest = guest] { guest.reset(); });
        one->air().announce("S7");
        other->air().announce("E2");
        guest->air().lookAround();
        SOON(!guest);
    }

private:
    std::array<std::unique_ptr<Device>, 3> three() const {
        return {m_around->device(), m_around->device(), m_around->device()};
    }

    using Pair = std::pair<std::unique_ptr<Device>, std::unique_ptr<Device>>;
    Pair linked() const {
        Pair pair{m_around->device(), m_around->device()};
        pair.first->air().seek("lobby");
        pair.second->air().show("lobby");
        [&] { SOON(pair.first->open() == 1 && pair.second->open() == 1); }();
        return pair;
    }

    std::unique_ptr<Surroundings> m_around;
    LinkEnd m_closedThere{};
};

QTEST_GUILESS_MAIN(LinkTest)
#include "link_test.moc"
