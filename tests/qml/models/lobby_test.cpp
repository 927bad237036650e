#include <QtTest>

#include "qml/code/invitation.h"
#include "qml/join/joining.h"
#include "planetx/front/at_session.h"
#include "session/own_device.h"

using namespace planetx;

namespace {

const QString fine;
const QString code = QStringLiteral("S7KM-4QXE");
const QString otherCode = QStringLiteral("S7KM-4QZ3"); // looked for in the same way

// A device on the way to a table, its own or another's.
struct Lobby {
    OwnDevice device;
    LobbyForm form;
    Invitation door;
    Joining way;

    Lobby(std::uint64_t seed, std::shared_ptr<aphelion::LoopbackEther> ether) : device(seed, std::move(ether)) {
        if (device.switchOn())
            qFatal("a vault does not open");
        form.setSession(&device.session());
        form.setCode(code);
        door.setLobby(&form);
        way.setLobby(&form);
    }

    LobbySeat seat(int i) const { return form.seats()[i].value<LobbySeat>(); }
    LobbyGuest guest(int i) const { return door.guests()[i].value<LobbyGuest>(); }
    LobbyPerson person(int i) const { return way.people()[i].value<LobbyPerson>(); }
    std::size_t known() { return device.session().vault().players()->size(); }
    const KeptTable* table() { return device.session().table(); }
};

// A host called Ana and devices that come to her table.
struct Room {
    std::shared_ptr<aphelion::LoopbackEther> ether = std::make_shared<aphelion::LoopbackEther>(20);
    Lobby host{1, ether};
    Lobby luca{2, ether};
    Lobby mira{3, ether};

    Room() {
        host.form.add(QStringLiteral("Ana"));
        luca.form.add(QStringLiteral("Luca"));
        mira.form.add(QStringLiteral("Mira"));
    }

    // A device comes, and the host lets it in.
    bool letIn(Lobby& guest) {
        const auto before = host.door.inside();
        return guest.form.join().isEmpty() && QTest::qWaitFor([&] { return !host.door.waiting().isEmpty(); }) &&
               host.door.admit(host.guest(0).number).isEmpty() &&
               QTest::qWaitFor([&] { return guest.way.people().size() > before + 1; });
    }
};

} // namespace

class LobbyTest : public QObject {
    Q_OBJECT

private slots:
    // Whatever somebody tries to change, and whoever sat here before.
    void a_contest_of_a_day_is_as_the_day_gives_it() {
        Lobby alone(1, nullptr);
        alone.form.add(QStringLiteral("Ana"));
        alone.form.add(QStringLiteral("Luca"));
        alone.form.begin();
        alone.form.enterContest(QStringLiteral("SMCQ-H884"));
        QVERIFY(alone.form.contest() && !alone.form.canAdd());
        alone.form.addBot(QStringLiteral("Laureate"));
        alone.form.removeBot(0);
        alone.form.setSkill(0, QStringLiteral("Laureate"));
        alone.form.setUp(false);
        alone.form.setSeason(0, QStringLiteral("Spring"));
        alone.form.setLevel(0, QStringLiteral("Junior"));
        alone.form.setColour(0, 2);
        QCOMPARE(alone.form.seats().size(), 1);
        QCOMPARE(alone.seat(0).colour, 2);
        QCOMPARE(alone.form.start(), fine);
        const PublicGame& game = tableOf(*alone.table()).game();
        const Contest contest = contestUnder(game.setup.code);
        QCOMPARE(game.setup.order, contest.order);
        QCOMPARE(game.wishes.size(), std::size_t{3});
        QCOMPARE(game.wishes[0].season, contest.season);
        QCOMPARE(game.wishes[0].level, contest.level);
        for (std::size_t i = 0; i < contest.rivals.size(); ++i) {
            QCOMPARE(game.wishes[i + 1].season, contest.rivals[i].season);
            QVERIFY(game.wishes[i + 1].bot == contest.rivals[i].skill);
        }
        QCOMPARE(Opponents::seedAt(*alone.table(), 1), contestSeed(game.setup.code, 1));
    }

    void another_code_leaves_the_contest() {
        Lobby alone(1, nullptr);
        alone.form.enterContest(QStringLiteral("SMCQ-H884"));
        alone.form.setCode(QStringLiteral("SMCQ-H884"));
        QVERIFY(alone.form.contest());
        alone.form.setCode(code);
        QVERIFY(!alone.form.contest());
    }

    void without_a_way_to_others_nobody_is_invited() {
        Lobby alone(1, nullptr);
        QCOMPARE(alone.form.air(), QStringLiteral("Unsupported"));
        alone.form.add(QStringLiteral("Ana"));
        alone.form.invite();
        QCOMPARE(alone.way.stage(), QStringLiteral("Apart"));
        QCOMPARE(alone.form.start(), fine);
        QVERIFY(alone.table());
    }

    void who_comes_is_seen_at_the_door_and_then_at_the_table() {
        Room room;
        QCOMPARE(room.host.form.air(), QStringLiteral("Ready"));
        room.host.form.invite();
        QCOMPARE(room.luca.form.join(), fine);
        QCOMPARE(room.luca.way.stage(), QStringLiteral("Searching"));
        QTRY_COMPARE(room.host.door.waiting(), QStringList{QStringLiteral("Luca")});
        QTRY_COMPARE(room.luca.way.stage(), QStringLiteral("AtDoor"));
        QCOMPARE(room.host.form.fault(), QStringLiteral("AtDoor"));
        QVERIFY(!room.host.guest(0).admitted);
        QCOMPARE(room.host.door.inside(), 0);

        QCOMPARE(room.host.door.admit(room.host.guest(0).number), fine);
        QVERIFY(room.host.guest(0).admitted);
        QCOMPARE(room.host.door.inside(), 1);
        QCOMPARE(room.host.form.fault(), fine);
        QTRY_COMPARE(room.luca.way.people().size(), 2);
        QCOMPARE(room.luca.way.stage(), QStringLiteral("Inside"));
        QCOMPARE(room.luca.way.host(), QStringLiteral("Ana"));
        QCOMPARE(room.luca.person(0).seat, -1);
        QCOMPARE(room.luca.person(1).seat, 0);
        QCOMPARE(room.luca.person(1).name, QStringLiteral("Luca"));
    }

    void a_host_without_a_name_is_nobody_yet() {
        Room room;
        room.host.form.setName(0, {});
        room.host.form.invite();
        QVERIFY(room.luca.form.join().isEmpty());
        QTRY_COMPARE(room.host.door.waiting().size(), 1);
        QCOMPARE(room.host.door.admit(room.host.guest(0).number), fine);
        QTRY_COMPARE(room.luca.way.people().size(), 1);
        QCOMPARE(room.luca.way.host(), fine);
        room.host.form.setName(0, QStringLiteral("Ana"));
        QTRY_COMPARE(room.luca.way.host(), QStringLiteral("Ana"));
    }

    void the_table_opens_everywhere_when_the_host_starts() {
        Room room;
        room.host.form.setWithBoard(true);
        room.host.form.setHelp(QStringLiteral("None"));
        room.host.form.invite();
        QVERIFY(room.letIn(room.luca));
        QVERIFY(room.letIn(room.mira));
        QVERIFY(room.luca.way.withBoard());
        QCOMPARE(room.luca.way.help(), QStringLiteral("None"));
        QCOMPARE(room.host.form.start(), fine);
        QTRY_VERIFY(room.luca.way.arrived());
        QTRY_VERIFY(room.mira.way.arrived());
        for (Lobby* one : {&room.host, &room.luca, &room.mira}) {
            const auto& seats = tableOf(*one->table()).log().seats();
            QCOMPARE(seats.size(), std::size_t{3});
            QCOMPARE(seats[2].name, std::string("Mira"));
            QCOMPARE(one->table()->players().size(), std::size_t{1});
            QVERIFY(tableOf(*one->table()).board().play == Play::WithBoard);
        }
        room.luca.form.giveUp(); // too late: nothing is given up, nobody goes
        QVERIFY(room.luca.table());
        QCOMPARE(room.luca.known(), std::size_t{1});
    }

    void a_wish_that_somebody_has_is_replaced_and_the_guest_sees_it() {
        Room room;
        room.host.form.invite();
        QCOMPARE(room.luca.seat(0).colour, 0); // as the host's own
        QVERIFY(room.letIn(room.luca));
        QCOMPARE(room.luca.seat(0).colour, 1);
        QCOMPARE(room.luca.seat(0).season, QStringLiteral("Summer"));
        QCOMPARE(room.luca.form.takenColours(), QVariantList{0});
        QCOMPARE(room.luca.form.takenSeasons(), QStringList{QStringLiteral("Spring")});

        room.luca.form.setColour(0, 0);
        QCOMPARE(room.luca.seat(0).colour, 1);
        room.luca.form.setColour(0, 3);
        room.luca.form.setLevel(0, QStringLiteral("Junior"));
        QTRY_COMPARE(room.host.guest(0).people[0].value<LobbyPerson>().colour, 3);
        QCOMPARE(room.host.guest(0).people[0].value<LobbyPerson>().facts, 12);

        room.host.form.setColour(0, 3); // the host's choice changes hands
        QTRY_COMPARE(room.luca.seat(0).colour, 0);
        QCOMPARE(room.luca.form.takenColours(), QVariantList{3});
    }

    // Both chose the same at the same moment, or one with an app that does not know better.
    void a_wish_that_was_just_taken_leaves_what_was_granted_before() {
        LobbySeats seats;
        sit(seats, {std::nullopt, QStringLiteral("Ana"), {}, {}, false});
        aphelion::Meeting::Guest guest{7, {{{}, "Luca", encode(Wish{Season::Winter, Level::Genius, 2})}}, true};
        takeIn(seats, {guest});
        QCOMPARE(seats.elsewhere[0].wish.colour, 2);
        guest.seats[0].wish = encode(Wish{Season::Spring, Level::Junior, 0});
        takeIn(seats, {guest});
        QCOMPARE(seats.elsewhere[0].wish.colour, 2);
        QVERIFY(seats.elsewhere[0].wish.season == Season::Winter);
        QVERIFY(seats.elsewhere[0].wish.level == Level::Junior);
        guest.seats[0].wish = aphelion::bytesOf("no wish");
        takeIn(seats, {guest});
        QCOMPARE(seats.elsewhere.size(), std::size_t{1});
        takeIn(seats, Guests{});
        QVERIFY(seats.elsewhere.empty());
    }

    void a_name_that_somebody_has_gets_a_number() {
        Room room;
        room.luca.form.setName(0, QStringLiteral("ana"));
        room.mira.form.setName(0, QStringLiteral("ANA"));
        room.host.form.invite();
        QVERIFY(room.letIn(room.luca));
        QVERIFY(room.letIn(room.mira));
        QCOMPARE(room.host.form.fault(), fine);
        QCOMPARE(room.mira.person(1).name, QStringLiteral("ana 2"));
        QCOMPARE(room.mira.person(2).name, QStringLiteral("ANA 3"));
        QCOMPARE(room.host.form.start(), fine);
        QTRY_VERIFY(room.mira.way.arrived());
        QCOMPARE(tableOf(*room.mira.table()).log().seats()[2].name, std::string("ANA 3"));
    }

    void a_strange_name_is_cut_and_never_empty() {
        LobbySeats seats;
        aphelion::Meeting::Guest guest{7, {}, true};
        for (const char* name : {"Bartholomew the Great", "   ", "Bartholomew t"})
            guest.seats.push_back({{static_cast<std::uint8_t>(guest.seats.size())}, name, {}});
        takeIn(seats, {guest});
        QCOMPARE(givenNames(seats).elsewhere,
                 (QStringList{QStringLiteral("Bartholomew "), QStringLiteral("2"), QStringLiteral("Bartholome 2")}));
    }

    void opponents_of_the_app_have_what_nobody_else_has() {
        LobbySeats seats;
        sit(seats, {std::nullopt, QStringLiteral("vera"), {}, {}, false});
        for (const Skill skill : {Skill::Assistant, Skill::Laureate, Skill::Laureate})
            sit(seats, skill);
        QVERIFY(!hasRoom(seats));
        const auto table = newSeats(seats);
        QVERIFY(isSound({GameCode(Mode::Standard, 1), Play::OnScreen, Help::None, table, {}, {}}));
        QCOMPARE(table[1].name, std::string("Vera 2")); // the name is taken
        QVERIFY(table[1].wish.bot == Skill::Assistant && table[3].wish.bot == Skill::Laureate);
        std::set<int> colours;
        for (const NewSeat& seat : table)
            colours.insert(seat.wish.colour);
        QCOMPARE(colours.size(), table.size());
        chooseSeason(seats, seats.here[0], seats.bots[1].wish.season); // changes hands
        QVERIFY(isSound({GameCode(Mode::Standard, 1), Play::OnScreen, Help::None, newSeats(seats), {}, {}}));
    }

    void opponents_of_the_app_make_room_for_people() {
        Room room;
        for (int i = 0; i < 4; ++i)
            room.host.form.addBot(QStringLiteral("Professor"));
        QCOMPARE(room.host.form.bots().size(), 3);
        room.host.form.invite();
        QVERIFY(room.letIn(room.luca));
        QCOMPARE(room.host.form.bots().size(), 2);
        QCOMPARE(room.host.form.start(), fine);
        QTRY_VERIFY(room.luca.way.arrived());
        QVERIFY(room.host.table()->isBot(3) && !room.luca.table()->isBot(3));         // the host's device plays for it
        QVERIFY(tableOf(*room.luca.table()).game().wishes[3].bot == Skill::Professor); // and everybody knows
    }

    void beside_a_board_that_it_cannot_see_the_app_plays_for_nobody() {
        Room room;
        room.host.form.addBot(QStringLiteral("Observer"));
        room.host.form.setWithBoard(true);
        QVERIFY(room.host.form.bots().isEmpty());
        room.host.form.addBot(QStringLiteral("Observer"));
        QVERIFY(room.host.form.bots().isEmpty());
    }

    void seats_without_a_name_make_room_for_guests() {
        Room room;
        room.host.form.add();
        room.host.form.add();
        room.luca.form.add(QStringLiteral("Lea"));
        room.host.form.invite();
        QVERIFY(room.letIn(room.luca));
        QCOMPARE(room.host.form.seats().size(), 2);
        QVERIFY(!room.host.form.canAdd());
        QVERIFY(room.letIn(room.mira));
        QCOMPARE(room.host.form.seats().size(), 1);
        QCOMPARE(room.host.form.fault(), fine);
    }

    void who_does_not_fit_is_not_let_in_and_told_why() {
        Room room;
        room.host.form.add(QStringLiteral("Abel"));
        room.host.form.add(QStringLiteral("Ada"));
        room.luca.form.add(QStringLiteral("Lea"));
        room.host.form.invite();
        QCOMPARE(room.luca.form.join(), fine);
        QTRY_COMPARE(room.host.door.guests().size(), 1);
        QVERIFY(!room.host.guest(0).fits);
        QCOMPARE(room.host.door.admit(room.host.guest(0).number), QStringLiteral("TableFull"));
        room.host.door.decline(room.host.guest(0).number);
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("Full"));
        QVERIFY(room.host.door.guests().isEmpty());
    }

    void who_is_turned_away_can_ask_again() {
        Room room;
        room.host.form.invite();
        QCOMPARE(room.luca.form.join(), fine);
        QTRY_COMPARE(room.host.door.guests().size(), 1);
        room.host.door.decline(room.host.guest(0).number);
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("NotWanted"));
        QVERIFY(!room.luca.way.passing());
        QVERIFY(!room.luca.way.hopeless());
        room.luca.way.tryAgain();
        QTRY_COMPARE(room.host.door.waiting().size(), 1);
        QCOMPARE(room.luca.way.obstacle(), fine);
    }

    void who_was_let_in_can_be_sent_away() {
        Room room;
        room.host.form.invite();
        QVERIFY(room.letIn(room.luca));
        room.host.door.decline(room.host.guest(0).number);
        QCOMPARE(room.host.door.inside(), 0);
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("NotWanted"));
        QVERIFY(room.luca.form.takenColours().isEmpty());
    }

    void a_wrong_code_is_told_and_slows_the_next_try_down() {
        Room room;
        room.host.form.invite();
        room.luca.form.setCode(otherCode);
        QCOMPARE(room.luca.form.join(), fine);
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("WrongCode"));
        QVERIFY(room.host.door.guests().isEmpty());
        room.luca.way.tryAgain();
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("Wait"));
        QVERIFY(room.luca.way.passing());
        QVERIFY(room.luca.way.seconds() > 0);
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("WrongCode")); // it has tried again by itself
    }

    void after_many_wrong_codes_the_host_is_asked() {
        Room room;
        room.host.form.invite();
        std::vector<std::unique_ptr<Lobby>> guessers;
        for (std::uint64_t i = 0; i < 5; ++i) {
            guessers.push_back(std::make_unique<Lobby>(10 + i, room.ether));
            guessers.back()->form.setCode(otherCode);
            guessers.back()->form.add(QStringLiteral("Eve"));
            QCOMPARE(guessers.back()->form.join(), fine);
        }
        QTRY_VERIFY(room.host.door.besieged());
        QCOMPARE(room.luca.form.join(), fine);
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("Wait"));
        room.host.door.letOthersTry();
        QVERIFY(!room.host.door.besieged());
        room.luca.way.tryAgain();
        QTRY_COMPARE(room.host.door.waiting().size(), 1);
    }

    void who_gives_up_leaves_nobody_behind() {
        Room room;
        room.host.form.invite();
        room.luca.form.setPin(0, QStringLiteral("4711"));
        QCOMPARE(room.luca.form.join(), fine);
        QTRY_COMPARE(room.host.door.guests().size(), 1);
        QCOMPARE(room.luca.known(), std::size_t{1});
        room.luca.form.giveUp();
        QCOMPARE(room.luca.known(), std::size_t{0});
        QCOMPARE(room.luca.way.stage(), QStringLiteral("Apart"));
        QVERIFY(room.luca.seat(0).player.isEmpty());
        QCOMPARE(room.luca.seat(0).name, QStringLiteral("Luca"));
        QVERIFY(room.luca.seat(0).hasPin);
        QTRY_VERIFY(room.host.door.guests().isEmpty());
        QVERIFY(room.letIn(room.luca)); // and can come again
    }

    void looking_in_vain_becomes_slow_and_the_code_alone_is_a_way_on() {
        Room room;
        room.luca.way.setSlowAfter(1);
        QCOMPARE(room.luca.form.join(), fine);
        QTRY_VERIFY(room.luca.way.slow());
        room.luca.form.setWithBoard(true);
        QCOMPARE(room.luca.form.start(), fine);
        QVERIFY(room.luca.way.arrived());
        QVERIFY(room.luca.table()->isHost());
        QCOMPARE(room.luca.known(), std::size_t{1});
        QVERIFY(!room.luca.way.slow());
    }

    void a_host_who_closes_the_table_is_told_of() {
        Room room;
        room.host.form.invite();
        QVERIFY(room.letIn(room.luca));
        room.host.device.session().leave();
        QTRY_COMPARE(room.luca.way.obstacle(), QStringLiteral("Left"));
        QVERIFY(room.luca.way.hopeless());
    }
};

QTEST_GUILESS_MAIN(LobbyTest)
#include "lobby_test.moc"
