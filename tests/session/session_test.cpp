#include <QSignalSpy>
#include <QtTest>

#include "planetx/play/audit.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

#include <filesystem>
#include <fstream>

using namespace planetx;
using aphelion::viewOf;

namespace {

const std::optional<Trouble> fine;

std::string nameOf(const std::optional<Trouble>& trouble) {
    return trouble ? std::string(name(*trouble)) : std::string();
}

#define FINE(call) QCOMPARE(nameOf(call), std::string())
#define TROUBLE(call, expected) QCOMPARE(nameOf(call), std::string(expected))

std::string troubleOf(const aphelion::Result<std::optional<Answer>, Trouble>& asked) {
    return asked ? std::string() : std::string(name(asked.fault()));
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void an_answer_is_there_after_the_device_was_switched_off_and_on() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto id = device.session().table()->id();
        FINE(device.session().sitDown(0, {}));
        const auto answer = planetx::ask(device.session(), Survey{Object::Asteroid, {1, 6}});
        QVERIFY(answer.ok() && answer->has_value());
        FINE(planetx::note(device.session(), SetMark{3, Object::Comet, Mark::Suspected}));
        FINE(planetx::note(device.session(), Undo{}));
        const Seat before = *seatOf(device.session());

        QVERIFY(!device.switchOn());
        QVERIFY(!device.session().table());
        FINE(device.session().resume(id));
        QVERIFY(!device.session().viewpoint());
        FINE(device.session().sitDown(0, {}));
        QVERIFY(*seatOf(device.session()) == before);
        QCOMPARE(seatOf(device.session())->learned.back().answer, **answer);
        FINE(planetx::note(device.session(), Redo{}));
        QCOMPARE(cell(seatOf(device.session())->notes, 3, Object::Comet).mark, Mark::Suspected);
    }

    void what_follows_at_once_is_stored_with_its_answer_where_bookkeeping_is_allowed() {
        for (const Help help : {Help::None, Help::Bookkeeping}) {
            OwnDevice device;
            QVERIFY(!device.switchOn());
            NewTable wanted{GameCode(Mode::Standard, 4711), Play::WithBoard, help};
            const auto ana = device.session().vault().addPlayer("Ana", {}, {});
            wanted.seats.push_back({"Ana", *ana, {Season::Winter, Level::Beginner, 0}});
            wanted.order.push_back(0);
            FINE(device.session().begin(wanted));
            const auto id = device.session().table()->id();
            FINE(device.session().sitDown(0, {}));
            const Sector dwarf = first(hiddenDeal(tableOf(*device.session().table())).sky.of(Object::DwarfPlanet));
            QVERIFY(planetx::ask(device.session(), Target{dwarf}).ok());
            const Seat before = *seatOf(device.session());
            int ruledOut = 0;
            for (Sector sector = 1; sector <= 12; ++sector)
                ruledOut += cell(before.notes, sector, Object::DwarfPlanet).mark == Mark::No;
            QCOMPARE(ruledOut == 11, help == Help::Bookkeeping);
            QVERIFY(!device.switchOn());
            FINE(device.session().resume(id));
            FINE(device.session().sitDown(0, {}));
            QVERIFY(*seatOf(device.session()) == before);
        }
    }

    void a_whole_game_is_played_by_people_who_take_turns_at_one_device() {
        for (const Mode mode : bothModes) {
            OwnDevice device;
            QVERIFY(!device.switchOn());
            FINE(beginTable(device.session(), mode, 3));
            Session& session = device.session();
            RandomPlay play(hiddenDeal(tableOf(*session.table())), tableOf(*session.table()).board(), 11);
            while (!play.over()) {
                const auto [who, action] = play.move();
                FINE(session.sitDown(who, {}));
                QCOMPARE(troubleOf(planetx::ask(session, action)), std::string());
                QVERIFY(tableOf(*session.table()).board() == play.board());
            }
            QVERIFY(!audit(tableOf(*session.table())));
            QVERIFY(session.tables()->front().finished);
            QCOMPARE(decodeSummary(session.tables()->front().summary)->phase, Phase::Over);
        }
    }

    void behind_the_curtain_nobody_can_ask_or_note() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        TROUBLE(device.session().sitDown(0, {}), "NoTable");
        FINE(beginTable(device.session(), Mode::Standard, 2));
        QCOMPARE(troubleOf(planetx::ask(device.session(), Research{'A'})), std::string("NobodyHere"));
        TROUBLE(planetx::note(device.session(), BeginWhatIf{}), "NobodyHere");
        TROUBLE(device.session().sitDown(5, {}), "NotYourSeat");
        QVERIFY(!device.session().seat());
    }

    void a_pin_keeps_the_curtain_down() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2, true));
        TROUBLE(device.session().sitDown(0, viewOf("canary-pin-1")), "WrongPin");
        QVERIFY(!device.session().viewpoint());
        FINE(device.session().sitDown(0, viewOf("canary-pin-0")));
        // Somebody else's wrong PIN takes the view away from the first, and gives it to nobody.
        TROUBLE(device.session().sitDown(1, viewOf("canary-pin-0")), "WrongPin");
        QVERIFY(!device.session().viewpoint());
    }

    void a_refused_action_changes_nothing() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        FINE(device.session().sitDown(1, {}));
        const auto head = tableOf(*device.session().table()).log().head();
        const Seat before = *seatOf(device.session());
        QCOMPARE(troubleOf(planetx::ask(device.session(), Research{'A'})), std::string("NotYourTurn"));
        QVERIFY(tableOf(*device.session().table()).log().head() == head);
        QVERIFY(*seatOf(device.session()) == before);
        TROUBLE(planetx::note(device.session(), Undo{}), "NothingToUndo");
    }

    void on_a_shared_device_idling_and_leaving_lock() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        Session& session = device.session();
        QVERIFY(session.isShared());
        FINE(session.sitDown(0, {}));
        QSignalSpy changed(&session, &Session::viewpointChanged);
        session.leftForeground();
        QVERIFY(!session.viewpoint());
        QCOMPARE(changed.count(), 1);
        session.setIdleTime(1);
        FINE(session.sitDown(0, {}));
        QTRY_VERIFY(!session.viewpoint());
    }

    void what_is_noted_while_the_curtain_falls_is_kept() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto id = device.session().table()->id();
        std::string words;
        const auto writeAtTheEnd = [&] {
            Session* session = &device.session();
            connect(session, &Session::closing, session, [&words, session] { FINE(planetx::note(*session, Write{0, words})); });
        };
        const auto text = [&] { return planetx::text(seatOf(device.session())->notes, 0); };
        writeAtTheEnd();
        FINE(device.session().sitDown(0, {}));
        words = "handed over";
        device.session().lock();
        QVERIFY(!device.session().viewpoint());
        FINE(device.session().sitDown(0, {}));
        QCOMPARE(text(), words);
        words = "switched off";
        QVERIFY(!device.switchOn());
        FINE(device.session().resume(id));
        FINE(device.session().sitDown(0, {}));
        QCOMPARE(text(), words);
    }

    void on_an_own_phone_only_by_choice() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 1));
        Session& session = device.session();
        QVERIFY(!session.isShared());
        FINE(session.sitDown(0, {}));
        session.leftForeground();
        QCOMPARE(session.viewpoint(), std::optional(0));
        session.setLocksOwnPhone(true);
        session.leftForeground();
        QVERIFY(!session.viewpoint());
    }

    void several_unfinished_tables_are_kept_apart() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto first = device.session().table()->id();
        FINE(device.session().sitDown(0, {}));
        QVERIFY(planetx::ask(device.session(), Research{'A'}).ok());
        FINE(beginTable(device.session(), Mode::Expert, 3));
        QVERIFY(!device.session().viewpoint()); // another table, another curtain
        QCOMPARE(device.session().tables()->size(), std::size_t{2});
        QCOMPARE(decodeSummary(device.session().tables()->front().summary)->names.size(), std::size_t{3});
        FINE(device.session().resume(first));
        QCOMPARE(tableOf(*device.session().table()).log().entries().size(), std::size_t{2});
        TROUBLE(device.session().resume({}), "NotOpened");
        QVERIFY(device.session().table()->id() == first); // still there
    }

    // The entry is in the log, the answer not yet in the file: it is derived again.
    void an_answer_that_was_not_stored_is_derived_again() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto id = device.session().table()->id();
        auto table = KeptTable::resume(device.session().vault().device(), device.world(), planetXAlone(), id);
        QVERIFY(table.ok());
        KeptTable kept = table.take();
        QVERIFY(!kept.ask(0, deed(Target{2}))); // as if the app had died before it could tell her
        FINE(device.session().resume(id));
        FINE(device.session().sitDown(0, {}));
        QCOMPARE(seatOf(device.session())->learned.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<Appears>(seatOf(device.session())->learned[0].answer));
        QVERIFY(cell(seatOf(device.session())->notes, 2, Object::PlanetX).fact ||
                cell(seatOf(device.session())->notes, 2, Object::Asteroid).fact);
    }

    void starting_facts_are_on_the_sheet_from_the_start() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        FINE(device.session().sitDown(1, {}));
        const auto facts = tableOf(*device.session().table()).startingFacts(1);
        QCOMPARE(facts.size(), std::size_t{8});
        for (const Fact& fact : facts) {
            const Cell marked = cell(seatOf(device.session())->notes, fact.sector, fact.isNot);
            QCOMPARE(marked.mark, Mark::No);
            QVERIFY(marked.origin == Origin::Start || marked.origin == Origin::Printed);
        }
    }

    void without_help_only_the_starting_facts_are_entered() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto ana = device.session().vault().addPlayer("Ana", {}, {});
        NewTable wanted{GameCode(Mode::Standard, 5), Play::OnScreen, Help::None, {{"Ana", *ana, {}}}, {0}};
        FINE(device.session().begin(wanted));
        FINE(device.session().sitDown(0, {}));
        const NoteSheet before = seatOf(device.session())->notes;
        QVERIFY(planetx::ask(device.session(), Target{2}).ok());
        QVERIFY(seatOf(device.session())->notes == before);
    }

    void people_may_come_late_leave_and_change_phones() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        Session& session = device.session();
        const auto cleo = session.vault().addPlayer("Cleo", {}, {});
        FINE(session.takeSeat(NewSeat{"Cleo", *cleo, {Season::Winter, Level::Junior, 3}}));
        FINE(session.sitDown(2, {}));
        QCOMPARE(tableOf(*session.table()).startingFacts(2).size(), std::size_t{12});
        FINE(session.releaseSeat(0));
        TROUBLE(session.releaseSeat(0), "NotSeated");
        FINE(session.rekeySeat(2));
        const auto id = session.table()->id();
        FINE(session.resume(id));
        FINE(session.sitDown(2, {}));
        QVERIFY(planetx::ask(session, Research{'A'}).ok());
    }

    void who_looks_and_is_released_leaves_no_notes_open() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        Session& session = device.session();
        FINE(session.sitDown(0, {}));
        QSignalSpy closing(&session, &Session::closing);
        FINE(session.releaseSeat(0));
        QVERIFY(!session.isShared());
        QVERIFY(!session.viewpoint() && !session.desk());
        QCOMPARE(closing.count(), 1);
    }

    void a_released_player_does_not_disturb_who_looks() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        FINE(device.session().sitDown(0, {}));
        FINE(device.session().releaseSeat(1));
        QCOMPARE(device.session().viewpoint(), std::optional<PlayerId>(0));
    }

    void a_table_needs_players_with_seasons_of_their_own() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto ana = device.session().vault().addPlayer("Ana", {}, {});
        const auto bob = device.session().vault().addPlayer("Bob", {}, {});
        NewTable wanted{GameCode(Mode::Standard, 5)};
        TROUBLE(device.session().begin(wanted), "BadSetup");
        wanted.seats = {{"Ana", *ana, {}}, {"Bob", *bob, {}}};
        TROUBLE(device.session().begin(wanted), "BadSetup"); // both spring
        wanted.seats = {{"Ana", *ana, {}}, {"Ana", *ana, {Season::Summer}}};
        TROUBLE(device.session().begin(wanted), "BadSetup"); // twice the same player
        wanted.seats = {{"Ana", *ana, {}}, {"Bob", *bob, {Season::Summer}}};
        wanted.order = {0, 0};
        TROUBLE(device.session().begin(wanted), "BadSetup");
        wanted.order.clear();
        FINE(device.session().begin(wanted));
        QCOMPARE(device.session().tables()->size(), std::size_t{1});
    }

    void drafts_survive() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto id = device.session().table()->id();
        FINE(device.session().sitDown(0, {}));
        FINE(device.session().desk()->setDraft("survey", aphelion::bytesOf("1-6 A")));
        QVERIFY(!device.switchOn());
        FINE(device.session().resume(id));
        FINE(device.session().sitDown(0, {}));
        QCOMPARE(device.session().desk()->drafts()->at("survey"), aphelion::bytesOf("1-6 A"));
    }

    void names_that_no_log_can_hold_are_refused_before_anything_is_written() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(device.session().vault().addPlayer(std::string(65, 'x'), {}, {}).fault() ==
                aphelion::StoreFault::BadName);
        const auto ana = device.session().vault().addPlayer("Ana", {}, {});
        TROUBLE(device.session().begin(
                    NewTable{GameCode(Mode::Standard, 5), Play::OnScreen, Help::None, {{"\xff", *ana, {}}}, {0}}),
                "BadSetup");
        TROUBLE(
            device.session().begin(NewTable{GameCode(Mode::Standard, 5), Play::OnScreen, Help::None, {{"Bob", {}, {}}}, {0}}),
            "BadSetup"); // nobody this device knows
    }

    // More guesses than fit into one entry.
    void a_game_with_very_many_guesses_ends_well() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 1, false, Play::WithBoard));
        const auto id = device.session().table()->id();
        FINE(device.session().sitDown(0, {}));
        for (int i = 0; i < 40; ++i)
            QVERIFY(planetx::ask(device.session(), Locate{1 + i % 12, Object::Empty, Object::Empty}).ok());
        QVERIFY(planetx::ask(device.session(), Reveal{}).ok());
        QVERIFY(!device.session().behind());
        FINE(device.session().resume(id));
        QVERIFY(!audit(tableOf(*device.session().table())));
    }

    void a_player_has_one_seat_at_a_table() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        Session& session = device.session();
        const auto ana = session.table()->players().at(0);
        TROUBLE(session.takeSeat(NewSeat{"Ana again", ana, {Season::Winter}}), "BadSetup");
        const auto cleo = session.vault().addPlayer("Cleo", {}, {});
        TROUBLE(session.takeSeat(NewSeat{"Cleo", *cleo, {Season::Spring}}), "BadSetup"); // taken
        TROUBLE(session.takeSeat(NewSeat{"Nobody", {}, {Season::Winter}}), "BadSetup");
        FINE(session.takeSeat(NewSeat{"Cleo", *cleo, {Season::Winter}}));
    }

    void notes_are_not_put_aside_without_need_or_pin() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2, true));
        Session& session = device.session();
        FINE(session.sitDown(0, viewOf("canary-pin-0")));
        FINE(planetx::note(session, Write{0, "mine"}));
        session.lock();
        TROUBLE(session.startNotesAnew(0, viewOf("wrong")), "WrongPin");
        FINE(session.startNotesAnew(0, viewOf("canary-pin-0"))); // it opens, so it stays
        QCOMPARE(text(seatOf(session)->notes, 0), std::string("mine"));
    }

    void a_damaged_file_is_put_aside_and_the_others_go_on() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto id = device.session().table()->id();
        FINE(device.session().sitDown(0, {}));
        QVERIFY(planetx::ask(device.session(), Target{2}).ok());
        const auto learned = seatOf(device.session())->learned;
        const auto player = device.session().table()->players().at(0);
        device.switchOff();
        const std::string path = device.folder() + "/player-" + aphelion::hex(player) + ".db";
        std::fstream(path, std::ios::in | std::ios::out | std::ios::binary).seekp(5'000) << "damage";

        QVERIFY(!device.switchOn());
        FINE(device.session().resume(id));
        TROUBLE(device.session().sitDown(0, {}), "Damaged");
        FINE(device.session().sitDown(1, {}));
        QVERIFY(planetx::ask(device.session(), Research{'A'}).ok());
        FINE(device.session().startNotesAnew(0, {}));
        QVERIFY(seatOf(device.session())->learned == learned);
        QVERIFY(std::filesystem::exists(path + ".damaged-1"));
    }

    void a_damaged_log_is_named_and_other_tables_go_on() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto good = device.session().table()->id();
        FINE(beginTable(device.session(), Mode::Standard, 2));
        const auto bad = device.session().table()->id();
        aphelion::Step step;
        step.entries.push_back({1, aphelion::bytesOf("no entry")});
        QVERIFY(!device.session().vault().device().append(bad, step));
        TROUBLE(device.session().resume(bad), "Broken");
        FINE(device.session().resume(good));
    }

    // The device keeps what a review needs, so tokens are turned up while their owner's file is locked.
    void a_review_turns_up_tokens_of_people_who_are_not_looking() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        FINE(beginTable(device.session(), Mode::Standard, 2, true));
        Session& session = device.session();
        const Sky sky = hiddenDeal(tableOf(*session.table())).sky;
        const Sector asteroid = first(sky.of(Object::Asteroid));
        bool placed = false;
        while (!tableOf(*session.table()).board().confirmed.contains(asteroid)) {
            const Board& board = tableOf(*session.table()).board();
            const PlayerId who = waitingFor(board).front();
            FINE(session.sitDown(who, viewOf("canary-pin-" + std::to_string(who))));
            Action action = Survey{Object::Asteroid, visibleSky(board)};
            if (board.phase == Phase::Theories) {
                action = SubmitTheories{};
                if (who == 0 && !placed)
                    action = SubmitTheories{{{asteroid, Object::Asteroid}}};
                placed = placed || who == 0;
            }
            QCOMPARE(troubleOf(planetx::ask(session, action)), std::string());
        }
        QCOMPARE(tableOf(*session.table()).board().confirmed.at(asteroid), Object::Asteroid);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
