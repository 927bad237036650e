#include <QSignalSpy>
#include <QtTest>

#include "planetx/play/audit.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

using namespace planetx;
using aphelion::Meeting;
using aphelion::Milliseconds;
using Stage = aphelion::Meeting::Stage;

namespace {

std::string nameOf(const std::optional<Trouble>& trouble) {
    return trouble ? std::string(name(*trouble)) : std::string();
}

#define FINE(call) QCOMPARE(nameOf(call), std::string())
#define TROUBLE(call, expected) QCOMPARE(nameOf(call), std::string(expected))

const GameCode code(Mode::Standard, 4711);

// A person of a device, with the wish that goes with the number.
NewSeat somebody(Session& session, int number) {
    const std::string name = "Player " + std::to_string(number);
    const auto id = session.vault().addPlayer(name, {}, {});
    return {name, *id, {static_cast<Season>(number), Level::Beginner, number}, {}};
}

// Devices in one room. The first is the host; each has one person.
struct Room {
    std::shared_ptr<aphelion::LoopbackEther> ether = std::make_shared<aphelion::LoopbackEther>(20);
    std::vector<std::unique_ptr<OwnDevice>> devices;

    explicit Room(int count) {
        for (int i = 0; i < count; ++i) {
            devices.push_back(std::make_unique<OwnDevice>(static_cast<std::uint64_t>(i) + 1, ether));
            switchOn(static_cast<std::size_t>(i));
        }
    }

    // With less patience than people have.
    void switchOn(std::size_t i) {
        if (devices[i]->switchOn())
            qFatal("a vault does not open");
        meeting(i).setPatience({Milliseconds(200), Milliseconds(100)});
    }

    Session& operator[](std::size_t i) { return devices[i]->session(); }
    Meeting& meeting(std::size_t i) { return (*this)[i].meeting(); }

    bool isOn(std::size_t i) const { return devices[i]->isOn(); }
    const aphelion::Log& log(std::size_t i) { return tableOf((*this)[i]).log(); }
    const Board& board(std::size_t i) { return tableOf((*this)[i]).board(); }

    // Everybody comes, is let in, and the table opens.
    void gather() {
        (*this)[0].invite(code);
        NewTable wanted{code};
        wanted.seats.push_back(somebody((*this)[0], 0));
        for (std::size_t i = 1; i < devices.size(); ++i) {
            (*this)[i].join(code, {somebody((*this)[i], static_cast<int>(i))});
            QTRY_COMPARE(meeting(0).guests().size(), i);
            FINE((*this)[0].admit(meeting(0).guests().back().number));
            QTRY_COMPARE(meeting(i).stage(), Stage::Inside);
        }
        for (const Meeting::Guest& guest : meeting(0).guests())
            for (const aphelion::SeatTaken& seat : guest.seats)
                wanted.seats.push_back({seat.name, {}, *decodeWish(seat.wish), seat.key});
        for (PlayerId who = 0; who < static_cast<PlayerId>(wanted.seats.size()); ++who)
            wanted.order.push_back(who);
        FINE((*this)[0].begin(wanted));
        for (std::size_t i = 1; i < devices.size(); ++i)
            QTRY_VERIFY((*this)[i].table() != nullptr);
        QTRY_VERIFY(inStep());
        QTRY_COMPARE(meeting(0).company().present.size(), devices.size());
    }

    bool inStep() {
        std::optional<aphelion::Seen> head;
        for (std::size_t i = 0; i < devices.size(); ++i)
            if (isOn(i) && (*this)[i].table() != nullptr) {
                if (head && *head != log(i).head())
                    return false;
                head = log(i).head();
            }
        return true;
    }

    bool agree(const Board& board) {
        for (std::size_t i = 0; i < devices.size(); ++i)
            if (isOn(i) && this->board(i) != board)
                return false;
        return true;
    }

    // The player of this device acts, and everybody has heard of it.
    void act(std::size_t i, const Action& action) {
        Session& session = (*this)[i];
        const auto who = session.table()->players().begin()->first;
        if (session.viewpoint() != who)
            FINE(session.sitDown(who, {}));
        QSignalSpy answered(&session, &Session::answered);
        const auto before = log(i).nextNumber();
        const auto asked = planetx::ask(session, action);
        QVERIFY2(asked.ok(), asked.ok() ? "" : name(asked.fault()).data());
        if (session.isAsking())
            QVERIFY(answered.wait());
        QVERIFY(session.outcome().ok());
        QVERIFY(log(i).nextNumber() > before);
        QTRY_VERIFY(inStep());
    }

    // Whoever may act does, until the game is over or so many have acted.
    void play(std::uint64_t seed, int most = 1000) {
        const std::size_t any = isOn(0) ? 0 : 1;
        const Deal deal = Dealer(code.mode()).deal(code);
        RandomPlay game(deal, newBoard(code.mode(), Play::OnScreen, tableOf((*this)[any]).game().setup.order),
                        seed);
        for (int acted = 0; acted < most && !game.over(); ++acted) {
            const auto [who, action] = game.move();
            act(static_cast<std::size_t>(who), action);
            QTRY_VERIFY(agree(game.board())); // with everything that follows from it
            if (QTest::currentTestFailed())
                return;
        }
    }
};

// Somebody of this device does something legal, whatever it is.
std::optional<Action> anything(const Board& board) {
    return Survey{Object::Asteroid, {visibleSky(board).from, visibleSky(board).from}};
}

} // namespace

class MeetingTest : public QObject {
    Q_OBJECT

private slots:
    void a_device_joins_with_the_code_and_is_let_in_by_name() {
        Room room(2);
        room[0].invite(code);
        room[1].join(code, {somebody(room[1], 1)});
        QTRY_COMPARE(room.meeting(0).guests().size(), std::size_t{1});
        QCOMPARE(room.meeting(0).guests()[0].seats[0].name, std::string("Player 1"));
        QCOMPARE(room.meeting(1).stage(), Stage::AtDoor);
        QVERIFY(!room.meeting(0).guests()[0].admitted);
        FINE(room[0].admit(room.meeting(0).guests()[0].number));
        QTRY_COMPARE(room.meeting(1).stage(), Stage::Inside);
    }

    void a_wrong_code_says_so() {
        Room room(2);
        room[0].invite(code);
        const GameCode other(Mode::Standard, 4711 ^ 1);
        QCOMPARE(other.lobby(), code.lobby());
        room[1].join(other, {somebody(room[1], 1)});
        QTRY_VERIFY(room.meeting(1).obstacle());
        QCOMPARE(room.meeting(1).obstacle()->why, aphelion::Parting::WrongCode);
        QVERIFY(room.meeting(0).guests().empty());
    }

    void who_is_not_wanted_is_told() {
        Room room(2);
        room[0].invite(code);
        room[1].join(code, {somebody(room[1], 1)});
        QTRY_COMPARE(room.meeting(0).guests().size(), std::size_t{1});
        room.meeting(0).decline(room.meeting(0).guests()[0].number, aphelion::Decline::NotWanted);
        QTRY_VERIFY(room.meeting(1).obstacle());
        QCOMPARE(room.meeting(1).obstacle()->declined, aphelion::Decline::NotWanted);
    }

    void three_devices_play_a_whole_game() {
        Room room(3);
        room.gather();
        room.play(1);
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(room.board(i).phase, Phase::Over);
            QTRY_COMPARE(tableOf(room[i]).log().vouching().size(), std::size_t{3});
            QVERIFY(!audit(tableOf(*room[i].table())));
        }
    }

    void a_guest_that_died_comes_back_and_misses_nothing() {
        Room room(3);
        room.gather();
        room.play(2, 3);
        const auto id = room[1].table()->id();
        room.devices[2]->die();
        QTRY_COMPARE(room.meeting(0).company().present.size(), std::size_t{2});
        room.switchOn(2);
        FINE(room[2].resume(id));
        QTRY_COMPARE(room.meeting(0).company().present.size(), std::size_t{3});
        QTRY_VERIFY(room.inStep());
    }

    void what_was_asked_when_the_host_died_is_written_when_it_is_back() {
        Room room(2);
        room.gather();
        const auto id = room[0].table()->id();
        while (toAct(room.board(0)) != 1)
            room.act(0, *anything(room.board(0)));
        FINE(room[1].sitDown(1, {}));
        const auto before = room.log(1).nextNumber();
        QVERIFY(planetx::ask(room[1], *anything(room.board(1))).ok());
        QVERIFY(room[1].isAsking());
        room.devices[0]->die();
        QTRY_VERIFY(!room.meeting(1).company().hostHere);
        const auto refused = planetx::ask(room[1], *anything(room.board(1)));
        QVERIFY(!refused.ok());
        room.switchOn(0);
        FINE(room[0].resume(id));
        QTRY_COMPARE(room.log(0).nextNumber(), before + 1);
        QTRY_VERIFY(!room[1].isAsking());
        QVERIFY(room[1].outcome().ok() && *room[1].outcome());
    }

    void the_host_is_gone_and_another_device_carries_on() {
        Room room(3);
        room.gather();
        room.play(3, 2);
        const auto id = room[0].table()->id();
        room.devices[0]->die();
        QTRY_VERIFY(!room.meeting(1).company().hostHere && !room.meeting(2).company().hostHere);
        QTRY_COMPARE_WITH_TIMEOUT(room.meeting(1).company().present.size(), std::size_t{2}, 15000);
        room.meeting(1).decide(aphelion::CarryOn{});
        QTRY_VERIFY(room.meeting(2).company().offered);
        QVERIFY(!room.meeting(1).company().host);
        room.meeting(2).decide(aphelion::Reply{true});
        QTRY_VERIFY(room.meeting(1).company().host);
        QTRY_VERIFY(room.meeting(2).company().hostHere);
        QCOMPARE(room.log(2).epoch(), 1u);

        room.switchOn(0);
        FINE(room[0].resume(id));
        QTRY_VERIFY_WITH_TIMEOUT(room.meeting(0).company().overtaken, 15000); // its own people have not agreed yet
        room.meeting(0).decide(aphelion::Follow{});
        QTRY_VERIFY_WITH_TIMEOUT(room.inStep() && room.log(0).epoch() == 1, 15000);
        QVERIFY(!room.meeting(0).company().host);
        QTRY_COMPARE(room.meeting(1).company().present.size(), std::size_t{3});
    }

    void a_player_goes_on_with_another_phone() {
        Room room(3);
        room.gather();
        room.devices[2]->die();
        QTRY_COMPARE(room.meeting(0).company().present.size(), std::size_t{2});
        OwnDevice phone(9, room.ether);
        QVERIFY(!phone.switchOn());
        phone.session().join(code, {somebody(phone.session(), 2)});
        QTRY_COMPARE(room.meeting(0).guests().size(), std::size_t{1});
        FINE(room[0].admitAs(room.meeting(0).guests()[0].number, 2));
        QTRY_VERIFY(room.meeting(1).company().asked); // the others are to agree
        QVERIFY(phone.session().table() == nullptr);
        room.meeting(1).decide(aphelion::Answer{true, *room.meeting(1).company().asked});
        QTRY_VERIFY(phone.session().table() != nullptr);
        QTRY_COMPARE(tableOf(*phone.session().table()).log().head(), room.log(0).head());
        QVERIFY(phone.session().table()->players().contains(2));
        QTRY_COMPARE(room.meeting(0).company().present.size(), std::size_t{3});
    }

    void somebody_comes_late() {
        Room room(2);
        room.gather();
        OwnDevice phone(9, room.ether);
        QVERIFY(!phone.switchOn());
        phone.session().join(code, {somebody(phone.session(), 3)});
        QTRY_COMPARE(room.meeting(0).guests().size(), std::size_t{1});
        FINE(room[0].admit(room.meeting(0).guests()[0].number));
        QTRY_VERIFY(phone.session().table() != nullptr && !phone.session().table()->players().empty());
        QCOMPARE(phone.session().table()->players().begin()->first, 2);
        QTRY_VERIFY(room.inStep());
        QCOMPARE(room.board(1).players.size(), std::size_t{3});
    }

    void who_comes_with_somebody_gets_seats_for_both_or_for_nobody() {
        Room room(1);
        FINE(beginTable(room[0], Mode::Standard, 3));
        room[0].openDoor();
        OwnDevice phone(9, room.ether);
        QVERIFY(!phone.switchOn());
        phone.session().join(code, {somebody(phone.session(), 3), somebody(phone.session(), 2)});
        QTRY_COMPARE(room.meeting(0).guests().size(), std::size_t{1});
        const auto before = room.log(0).head();
        TROUBLE(room[0].admit(room.meeting(0).guests()[0].number), "BadSetup"); // no season is left
        QCOMPARE(room.log(0).head(), before);
        QCOMPARE(room.meeting(0).guests().size(), std::size_t{1}); // still at the door
        phone.session().chooseSeats({somebody(phone.session(), 1)});
        QTRY_COMPARE(room.meeting(0).guests()[0].seats.size(), std::size_t{1});
        FINE(room[0].admit(room.meeting(0).guests()[0].number));
        QTRY_VERIFY(phone.session().table() != nullptr);
        QCOMPARE(room.board(0).players.size(), std::size_t{4});
    }
};

QTEST_GUILESS_MAIN(MeetingTest)
#include "meeting_test.moc"
