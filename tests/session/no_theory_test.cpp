#include <QtTest>

#include "session/held_choices.h"
#include "session/own_device.h"

using namespace planetx;
using aphelion::viewOf;

namespace {

std::string nameOf(const std::optional<Trouble>& trouble) {
    return trouble ? std::string(name(*trouble)) : std::string();
}

#define FINE(call) QCOMPARE(nameOf(call), std::string())
#define TROUBLE(call, expected) QCOMPARE(nameOf(call), std::string(expected))

const Board& boardOf(Session& session) { return tableOf(*session.table()).board(); }
EntryNumber written(Session& session) { return tableOf(*session.table()).log().nextNumber(); }

std::string pinOf(bool pins, PlayerId who) { return pins ? "canary-pin-" + std::to_string(who) : std::string(); }

// Surveys of one sector, one after the other, until theories are chosen.
void playUntilTheories(Session& session, bool pins = false) {
    while (boardOf(session).phase != Phase::Theories) {
        const PlayerId who = *toAct(boardOf(session));
        FINE(session.sitDown(who, viewOf(pinOf(pins, who))));
        const Sector first = visibleSky(boardOf(session)).from;
        QVERIFY(planetx::ask(session, Survey{Object::Asteroid, {first, first}}).ok());
        session.lock();
    }
}

// So many people of a new device, when theories are chosen for the first time.
Session& atTheories(OwnDevice& device, int players, bool pins = false) {
    if (device.switchOn() || beginTable(device.session(), Mode::Standard, players, pins))
        qFatal("a table does not open");
    playUntilTheories(device.session(), pins);
    return device.session();
}

int sealed(Session& session) {
    return static_cast<int>(std::ranges::count(boardOf(session).players, true, &Player::sealed));
}

} // namespace

// A theory phase in which people publish nothing: one tap each, without the curtain.
class NoTheoryTest : public QObject {
    Q_OBJECT

private slots:
    void on_a_shared_device_one_tap_of_each_player_ends_the_phase() {
        OwnDevice device;
        Session& session = atTheories(device, 3);
        const auto before = written(session);
        FINE(session.chooseNone(0));
        FINE(session.chooseNone(2));
        QCOMPARE(written(session), before); // nobody else can know yet
        QVERIFY(session.choseNone(0) && !session.choseNone(1) && session.choseNone(2));
        FINE(session.chooseNone(1));
        QVERIFY(boardOf(session).phase != Phase::Theories);
        QVERIFY(boardOf(session).tokens.empty());
        QVERIFY(!session.choseNone(0));
        QVERIFY(!session.viewpoint()); // and nobody's file was opened
        playUntilTheories(session);
        QVERIFY(!session.choseNone(0) && !session.choseNone(1)); // another phase, another choice
        QCOMPARE(sealed(session), 0);
    }

    void what_was_held_for_another_phase_counts_for_nothing() {
        OwnDevice device;
        const Table& table = tableOf(atTheories(device, 2));
        const int now = table.board().theoryPhases;
        QVERIFY(heldAt(table, encode(aphelion::HeldChoices{now, {0}})).none.contains(0));
        QVERIFY(heldAt(table, encode(aphelion::HeldChoices{now + 1, {0}})).none.empty());
    }

    void it_is_taken_back_until_all_have_chosen() {
        OwnDevice device;
        Session& session = atTheories(device, 2);
        FINE(session.chooseNone(0));
        FINE(session.chooseNone(0, false));
        QVERIFY(!session.choseNone(0));
        FINE(session.chooseNone(1));
        QCOMPARE(sealed(session), 0);
        QVERIFY(boardOf(session).phase == Phase::Theories);
        FINE(session.sitDown(0, {}));
        QVERIFY(planetx::ask(session, SubmitTheories{{{3, Object::Asteroid}}}).ok()); // the last one to choose
        QVERIFY(boardOf(session).phase != Phase::Theories);
        QCOMPARE(boardOf(session).tokens.size(), std::size_t{1});
        TROUBLE(session.chooseNone(1, false), "WrongPhase");
    }

    void who_publishes_after_all_holds_nothing_any_more() {
        OwnDevice device;
        Session& session = atTheories(device, 3);
        FINE(session.chooseNone(0));
        FINE(session.sitDown(0, {}));
        QVERIFY(planetx::ask(session, SubmitTheories{{{3, Object::Asteroid}}}).ok());
        QVERIFY(!session.choseNone(0));
        TROUBLE(session.chooseNone(0), "AlreadyChosen");
        FINE(session.chooseNone(1));
        FINE(session.chooseNone(2));
        QCOMPARE(boardOf(session).tokens.size(), std::size_t{1});
    }

    void what_is_held_survives_a_kill() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto id = device.session().table()->id();
        playUntilTheories(device.session());
        FINE(device.session().chooseNone(1));
        device.die();
        QVERIFY(!device.switchOn());
        FINE(device.session().resume(id));
        QVERIFY(device.session().choseNone(1));
        QVERIFY(!device.session().choseNone(0));
        FINE(device.session().chooseNone(0));
        QVERIFY(boardOf(device.session()).phase != Phase::Theories);
    }

    void a_kill_between_two_of_the_entries_loses_none_of_them() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 3));
        const auto id = device.session().table()->id();
        playUntilTheories(device.session());
        {
            auto resumed = KeptTable::resume(device.session().vault().device(), device.world(), planetXAlone(), id);
            QVERIFY(resumed.ok());
            KeptTable table = resumed.take();
            for (const PlayerId who : {0, 1, 2})
                FINE(table.holdNone(who, true));
            FINE(table.ask(0, deed(SubmitTheories{}))); // and no further
        }
        device.die();
        QVERIFY(!device.switchOn());
        FINE(device.session().resume(id));
        QVERIFY(boardOf(device.session()).phase != Phase::Theories);
        QVERIFY(boardOf(device.session()).tokens.empty());
    }

    void of_the_phase_before_nothing_is_held() {
        OwnDevice device;
        Session& session = atTheories(device, 2);
        FINE(session.chooseNone(0));
        FINE(session.sitDown(1, {}));
        QVERIFY(planetx::ask(session, SubmitTheories{}).ok());
        session.lock();
        playUntilTheories(session);
        QVERIFY(!session.choseNone(0) && !session.choseNone(1));
        QCOMPARE(sealed(session), 0);
    }

    void somebody_with_a_pin_says_so_without_it() {
        OwnDevice device;
        Session& session = atTheories(device, 2, true);
        FINE(session.chooseNone(0));
        FINE(session.chooseNone(1));
        QVERIFY(!session.viewpoint());
        QVERIFY(boardOf(session).phase != Phase::Theories);
    }

    void on_an_own_phone_it_is_written_at_once_and_only_by_who_looks() {
        OwnDevice device;
        Session& session = atTheories(device, 1, true);
        TROUBLE(session.chooseNone(0), "NobodyHere");
        QCOMPARE(sealed(session), 0);
        FINE(session.sitDown(0, viewOf("canary-pin-0")));
        FINE(session.chooseNone(0));
        QVERIFY(boardOf(session).phase != Phase::Theories);
    }

    void it_is_refused_outside_a_theory_phase_and_for_seats_of_others() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        TROUBLE(device.session().chooseNone(0), "NoTable");
        FINE(beginTable(device.session(), Mode::Standard, 2));
        TROUBLE(device.session().chooseNone(0), "WrongPhase");
        TROUBLE(device.session().chooseNone(7), "NotYourSeat");
    }

    void a_bot_chooses_for_itself() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        NewTable wanted{GameCode(Mode::Standard, 4711)};
        for (const int i : {0, 1}) {
            const auto id = session.vault().addPlayer("Player " + std::to_string(i), {}, {});
            wanted.seats.push_back(
                {"Player " + std::to_string(i), *id, {static_cast<Season>(i), Level::Beginner, i}, {}});
        }
        wanted.seats.push_back({"Bot", {}, {Season::Autumn, Level::Beginner, 2, Skill::Observer}, {}});
        wanted.order = {0, 1, 2};
        FINE(session.begin(wanted));
        while (boardOf(session).phase != Phase::Theories) {
            const PlayerId who = *toAct(boardOf(session));
            const Sector first = visibleSky(boardOf(session)).from;
            const Action survey = Survey{Object::Asteroid, {first, first}};
            if (who == 2) {
                FINE(session.actFor(2, deed(survey)));
                continue;
            }
            FINE(session.sitDown(who, {}));
            QVERIFY(planetx::ask(session, survey).ok());
        }
        session.lock();
        TROUBLE(session.chooseNone(2), "NotYourSeat");
        FINE(session.chooseNone(0));
        FINE(session.chooseNone(1)); // whom this device waits for are people
        QCOMPARE(sealed(session), 2);
        FINE(session.actFor(2, deed(SubmitTheories{})));
        QVERIFY(boardOf(session).phase != Phase::Theories);
    }

    void among_several_devices_each_writes_its_own_when_its_people_have_chosen() {
        const auto ether = std::make_shared<aphelion::LoopbackEther>();
        std::array<OwnDevice, 2> devices{OwnDevice(1, ether), OwnDevice(2, ether)};
        for (OwnDevice& device : devices)
            QVERIFY(!device.switchOn());
        Session& host = devices[0].session();
        Session& guest = devices[1].session();
        const auto somebody = [](Session& session, int number) {
            const std::string name = "Player " + std::to_string(number);
            const auto id = session.vault().addPlayer(name, {}, {});
            return NewSeat{name, *id, {static_cast<Season>(number), Level::Beginner, number}, {}};
        };
        const GameCode code(Mode::Standard, 4711);
        NewTable wanted{code};
        wanted.seats = {somebody(host, 0), somebody(host, 1)};
        wanted.order = {0, 1, 2, 3};
        host.invite(code);
        guest.join(code, {somebody(guest, 2), somebody(guest, 3)});
        QTRY_COMPARE(host.meeting().guests().size(), std::size_t{1});
        FINE(host.admit(host.meeting().guests().front().number));
        QTRY_COMPARE(guest.meeting().stage(), aphelion::Meeting::Stage::Inside);
        for (const aphelion::SeatTaken& seat : host.meeting().guests().front().seats)
            wanted.seats.push_back({seat.name, {}, *decodeWish(seat.wish), seat.key});
        FINE(host.begin(wanted));
        QTRY_VERIFY(guest.table() != nullptr && guest.table()->players().size() == 2);
        const auto inStep = [&] { return written(host) == written(guest) && guest.table()->pending().empty(); };
        QTRY_VERIFY(inStep() && !guest.cannotAsk());
        while (boardOf(host).phase != Phase::Theories) {
            const PlayerId who = *toAct(boardOf(host));
            Session& theirs = who < 2 ? host : guest;
            FINE(theirs.sitDown(who, {}));
            const Sector first = visibleSky(boardOf(host)).from;
            QVERIFY(planetx::ask(theirs, Survey{Object::Asteroid, {first, first}}).ok());
            QTRY_VERIFY(inStep());
            theirs.lock();
        }
        const auto before = written(host);
        FINE(guest.chooseNone(2));
        FINE(host.chooseNone(0));
        QVERIFY(!host.choseNone(2)); // not told to the other device
        QCOMPARE(written(host), before);
        FINE(guest.chooseNone(3));
        QTRY_COMPARE(sealed(host), 2);
        QTRY_VERIFY(inStep());
        QVERIFY(boardOf(guest).phase == Phase::Theories);
        FINE(host.chooseNone(1));
        QTRY_VERIFY(inStep() && boardOf(guest).phase != Phase::Theories);
        QVERIFY(boardOf(guest).tokens.empty());
    }

    void when_the_last_one_who_was_choosing_leaves_the_others_have_chosen() {
        OwnDevice device;
        Session& session = atTheories(device, 2);
        FINE(session.chooseNone(0));
        FINE(session.releaseSeat(1));
        QVERIFY(boardOf(session).phase != Phase::Theories);
    }
};

QTEST_GUILESS_MAIN(NoTheoryTest)

#include "no_theory_test.moc"
