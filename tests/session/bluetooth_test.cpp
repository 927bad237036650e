#include <QtTest>

#include "device/airs.h"
#include "session/own_device.h"

using namespace planetx;
using namespace std::chrono_literals;
using aphelion::BluetoothAir;
using aphelion::BluetoothPatience;
using aphelion::FakeEther;
using aphelion::FakeRadio;
using aphelion::Meeting;
using aphelion::Milliseconds;
using aphelion::Parting;
using Stage = aphelion::Meeting::Stage;

namespace {

const GameCode code(Mode::Standard, 4711);
const GameCode otherCode(Mode::Standard, 4711 ^ 1); // of another table, which is looked for in the same way

// Nearly as a person's phone has it, so that contacts rest for longer than a handshake takes.
BluetoothPatience patience() {
    BluetoothPatience some = aphelion::hurry();
    some.rest = 20ms;
    some.longestRest = 200ms;
    some.shortLink = 1h; // no link lasts that long here
    some.link.delivery = 300ms;
    return some;
}

// A phone with one person, and its radio.
struct Phone {
    FakeRadio* radio = nullptr;
    OwnDevice device;
    int number;

    Phone(const std::shared_ptr<FakeEther>& ether, int n)
        : device(static_cast<std::uint64_t>(n) + 1,
                 [this, ether, n]() -> std::unique_ptr<aphelion::Air> {
                     auto made = std::make_unique<FakeRadio>(ether, "phone " + std::to_string(n));
                     radio = made.get();
                     return std::make_unique<BluetoothAir>(std::move(made), patience());
                 }),
          number(n) {
        if (device.switchOn())
            qFatal("a vault does not open");
        meeting().setPatience({Milliseconds(100'000), Milliseconds(100)});
    }

    Session& session() { return device.session(); }
    Meeting& meeting() { return session().meeting(); }
    const aphelion::Log& log() { return tableOf(*session().table()).log(); }

    NewSeat person() {
        const std::string name = "Player " + std::to_string(number);
        const auto id = session().vault().addPlayer(name, {}, {});
        return {name, *id, {static_cast<Season>(number % 4), Level::Beginner, number % 4}, {}};
    }
    void join(const GameCode& with) { session().join(with, {person()}); }
};

} // namespace

// Whole devices over radios that do what a room full of phones does.
class BluetoothTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_ether = std::make_shared<FakeEther>(20); }
    void cleanup() { m_phones.clear(); }

    void a_table_is_gathered_and_a_phone_that_slept_catches_up() {
        gather(3);
        Phone& host = m_phones[0];
        Phone& sleeper = m_phones[2];
        sleeper.radio->deaf = true;
        act(host); // and the host notices that nobody takes it in
        SOON(host.meeting().company().present.size() == 2);
        QVERIFY(sleeper.log().head() != host.log().head());
        sleeper.radio->deaf = false;
        sleeper.meeting().wakeAir();
        host.meeting().wakeAir();
        SOON(host.meeting().company().present.size() == 3);
        SOON(inStep());
        QVERIFY(sleeper.meeting().company().hostHere);
    }

    void a_host_that_was_switched_off_and_on_again_has_its_guests_back() {
        gather(3);
        for (const bool tells : {true, false}) {
            m_phones[0].radio->tellsOfTheEnd = tells;
            m_phones[0].radio->become(aphelion::AirState::Off);
            SOON(m_phones[0].meeting().company().present.size() == 1);
            QCOMPARE(m_phones[0].meeting().hindrance(), aphelion::AirState::Off);
            m_phones[0].radio->become(aphelion::AirState::Ready);
            SOON(m_phones[0].meeting().company().present.size() == 3);
        }
        act(m_phones[0]);
        SOON(inStep());
    }

    void a_goodbye_goes_out_whole_although_the_link_is_busy() {
        Phone& host = m_phones.emplace_back(m_ether, 0);
        Phone& guest = m_phones.emplace_back(m_ether, 1);
        host.session().invite(code);
        guest.join(code);
        SOON(host.meeting().guests().size() == 1);
        QVERIFY(!host.session().admit(host.meeting().guests().front().number));
        SOON(guest.meeting().stage() == Stage::Inside);
        host.meeting().tell(aphelion::Bytes(2000)); // more than a radio takes at once
        host.session().leave();
        SOON(guest.meeting().stage() == Stage::Searching);
        QCOMPARE(guest.meeting().obstacle()->why, Parting::Left); // and not silence
    }

    void two_tables_with_the_same_lobby_gather_beside_each_other() {
        QCOMPARE(otherCode.lobby(), code.lobby());
        for (int i = 0; i < 8; ++i)
            m_phones.emplace_back(m_ether, i);
        m_phones[0].session().invite(code);
        m_phones[1].session().invite(otherCode);
        for (std::size_t i = 2; i < 8; ++i)
            m_phones[i].join(i % 2 == 0 ? code : otherCode);
        for (const std::size_t host : {0u, 1u})
            for (std::size_t come = 0; come < 3; ++come) {
                Meeting& meeting = m_phones[host].meeting();
                SOON(std::ranges::count(meeting.guests(), false, &Meeting::Guest::admitted) > 0);
                const auto guest = std::ranges::find(meeting.guests(), false, &Meeting::Guest::admitted);
                QVERIFY(!m_phones[host].session().admit(guest->number));
            }
        for (std::size_t i = 2; i < 8; ++i)
            SOON(m_phones[i].meeting().stage() == Stage::Inside);
        for (const std::size_t host : {0u, 1u})
            for (const Meeting::Guest& guest : m_phones[host].meeting().guests()) {
                const int number = guest.seats.front().name.back() - '0';
                QCOMPARE(static_cast<std::size_t>(number) % 2, host);
            }
    }

    void a_guest_whom_the_other_table_has_called_first_still_comes_to_its_own() {
        Phone& other = m_phones.emplace_back(m_ether, 0);
        Phone& guest = m_phones.emplace_back(m_ether, 1);
        other.session().invite(otherCode);
        guest.join(code);
        SOON(guest.meeting().obstacle() && guest.meeting().obstacle()->why == Parting::WrongCode);
        const auto first = guest.meeting().obstacle();
        SOON(other.radio->calls.size() >= 3);         // and is sent away each time
        QVERIFY(guest.meeting().obstacle() == first); // without another guess
        Phone& host = m_phones.emplace_back(m_ether, 2);
        host.session().invite(code);
        SOON(host.meeting().guests().size() == 1);
        SOON(guest.meeting().stage() == Stage::AtDoor);
        QVERIFY(!guest.meeting().obstacle());
        QVERIFY(other.meeting().guests().empty());
    }

    void a_door_that_is_shut_at_the_other_table_keeps_nobody_from_their_own() {
        Phone& other = m_phones.emplace_back(m_ether, 0);
        other.session().invite(otherCode);
        for (int i = 1; i <= 2; ++i)
            m_phones.emplace_back(m_ether, i).join(code);
        SOON(std::ranges::any_of(m_phones, [](Phone& phone) {
            return phone.meeting().obstacle() && phone.meeting().obstacle()->why == Parting::Wait;
        }));
        Phone& host = m_phones.emplace_back(m_ether, 3);
        host.session().invite(code);
        SOON(host.meeting().guests().size() == 2);
    }

    void a_guest_that_is_lost_finds_its_own_table_beside_another_one() {
        gather(2);
        Phone& other = m_phones.emplace_back(m_ether, 7);
        other.session().invite(otherCode);
        SOON(other.radio->scans > 2);
        m_phones[0].radio->deaf = true; // so that the other one is first
        m_phones[0].radio->cut();
        SOON(!other.radio->calls.empty());
        m_phones[0].radio->deaf = false;
        SOON(m_phones[0].meeting().company().present.size() == 2);
        QVERIFY(other.meeting().guests().empty());
        QVERIFY(!other.meeting().isBesieged());
    }

    void it_is_told_when_somebody_is_found_and_has_not_proved_the_code_yet() {
        Phone& host = m_phones.emplace_back(m_ether, 0);
        Phone& guest = m_phones.emplace_back(m_ether, 1);
        bool hostSaw = false;
        bool guestSaw = false;
        connect(&host.meeting(), &Meeting::provingChanged, this, [&] { hostSaw |= host.meeting().proving() == 1; });
        connect(&guest.meeting(), &Meeting::provingChanged, this,
                [&] { guestSaw |= guest.meeting().proving() == 1 && guest.meeting().stage() == Stage::Searching; });
        host.session().invite(code);
        guest.join(code);
        SOON(host.meeting().guests().size() == 1);
        QVERIFY(hostSaw && guestSaw);
        QCOMPARE(host.meeting().proving(), 0);
    }

    void who_cannot_be_found_can_lead_a_table() {
        m_phones.emplace_back(m_ether, 0);
        m_phones.emplace_back(m_ether, 1);
        m_phones[0].radio->become(aphelion::AirState::NoRights);
        open();
        QCOMPARE(m_phones[0].meeting().airState(), aphelion::AirState::NoRights);
        QCOMPARE(m_phones[0].meeting().hindrance(), aphelion::AirState::Ready);
        act(m_phones[0]);
        SOON(inStep());
    }

private:
    void gather(int phones) {
        for (int i = 0; i < phones; ++i)
            m_phones.emplace_back(m_ether, i);
        open();
    }

    // The first phone's table, with everybody.
    void open() {
        Phone& host = m_phones[0];
        host.session().invite(code);
        NewTable wanted{code};
        wanted.seats.push_back(host.person());
        for (std::size_t i = 1; i < m_phones.size(); ++i) {
            m_phones[i].join(code);
            SOON(host.meeting().guests().size() == i);
            QVERIFY(!host.session().admit(host.meeting().guests().back().number));
            SOON(m_phones[i].meeting().stage() == Stage::Inside);
        }
        for (const Meeting::Guest& guest : host.meeting().guests())
            for (const aphelion::SeatTaken& seat : guest.seats)
                wanted.seats.push_back({seat.name, {}, *decodeWish(seat.wish), seat.key});
        for (PlayerId who = 0; who < static_cast<PlayerId>(wanted.seats.size()); ++who)
            wanted.order.push_back(who);
        QVERIFY(!host.session().begin(wanted));
        SOON(std::ranges::all_of(m_phones, [](Phone& phone) { return phone.session().table() != nullptr; }));
        SOON(inStep() && host.meeting().company().present.size() == m_phones.size());
    }
    bool inStep() {
        return std::ranges::all_of(m_phones,
                                   [&](Phone& phone) { return phone.log().head() == m_phones[0].log().head(); });
    }
    static void act(Phone& phone) {
        QVERIFY(!phone.session().sitDown(0, {}));
        const Board& board = tableOf(*phone.session().table()).board();
        const auto sector = visibleSky(board).from;
        QVERIFY(planetx::ask(phone.session(), Survey{Object::Asteroid, {sector, sector}}).ok());
    }

    std::shared_ptr<FakeEther> m_ether;
    std::deque<Phone> m_phones;
};

QTEST_GUILESS_MAIN(BluetoothTest)
#include "bluetooth_test.moc"
