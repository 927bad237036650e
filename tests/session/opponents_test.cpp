#include <QtTest>

#include "support/bot_evening.h"
#include "planetx/rules/encoding.h"
#include "planetx/play/audit.h"
#include "planetx/front/at_session.h"
#include "session/solo_table.h"
#include "support/thread_time.h"

using namespace planetx;

namespace {

bool waitsForAna(const Session& session) {
    const auto waited = waitingFor(tableOf(*session.table()).board());
    return std::ranges::find(waited, 0) != waited.end();
}

// Ana does what a bot would do in her place.
std::optional<Trouble> playAna(Session& session) {
    const KeptTable& kept = *session.table();
    const Mode mode = tableOf(kept).board().mode;
    const Prospect seen = prospectOf(tableOf(kept), 0, handOf(kept, 0), guessesOf(kept, 0));
    const auto answer = planetx::ask(session, chosenBy(Shelf::of(mode).bot(Skill::Observer, 1), seen));
    return answer ? std::nullopt : std::optional(answer.fault());
}

} // namespace

class OpponentsTest : public QObject {
    Q_OBJECT

private slots:
    void people_see_where_a_bot_looks_before_it_does() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        QVERIFY(!beginSolo(session, Mode::Standard, 1));
        QVERIFY(!session.sitDown(0, {}));
        Opponents opponents(session);
        opponents.setPace(0);
        opponents.setStage(1);
        bool seen = false;
        std::optional<Action> shown;
        EntryNumber before = 0;
        connect(&opponents, &Opponents::changed, &session, [&] {
            if (const aphelion::Deed* staged = opponents.staged()) {
                shown = *actionIn(*staged);
                before = tableOf(*session.table()).log().nextNumber();
            }
        });
        connect(&session, &Session::heard, &session, [&] {
            const auto& log = tableOf(*session.table()).log();
            if (!shown || log.nextNumber() != before + 1)
                return;
            seen = true; // what was shown is what comes next
            QCOMPARE(*eventOf(log.entries().back().ask.body), tableOf(*session.table()).oracle().heard(1, *shown));
            shown.reset();
        });
        while (!seen && !isOver(session)) {
            QTRY_VERIFY(waitsForAna(session) || isOver(session));
            if (!isOver(session))
                QVERIFY(!playAna(session));
        }
        QVERIFY(seen);
    }
    void who_skips_need_not_see_it() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        QVERIFY(!beginSolo(session, Mode::Standard, 1));
        QVERIFY(!session.sitDown(0, {}));
        Opponents opponents(session);
        opponents.setPace(0);
        opponents.setStage(24 * 3600 * 1000);
        while (!opponents.staged()) {
            QTRY_VERIFY(waitsForAna(session) || opponents.staged());
            if (!opponents.staged())
                QVERIFY(!playAna(session));
        }
        const auto before = tableOf(*session.table()).log().nextNumber();
        opponents.setPaused(true); // somebody looks at something else
        QVERIFY(!opponents.staged());
        opponents.setPaused(false);
        QTRY_VERIFY(opponents.staged());
        QCOMPARE(tableOf(*session.table()).log().nextNumber(), before);
        opponents.hurry();
        QTRY_VERIFY(tableOf(*session.table()).log().nextNumber() > before);
    }
    void who_skips_early_does_not_wait_for_it_either() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        QVERIFY(!beginSolo(session, Mode::Standard, 1));
        QVERIFY(!session.sitDown(0, {}));
        Opponents opponents(session);
        opponents.setPace(24 * 3600 * 1000);
        opponents.setStage(24 * 3600 * 1000);
        for (int looks = 0; looks < 3 && !isOver(session);) {
            while (waitsForAna(session))
                QVERIFY(!playAna(session));
            const auto before = tableOf(*session.table()).log().nextNumber();
            QTRY_VERIFY(opponents.busy());
            opponents.hurry(); // perhaps while it still thinks
            QTRY_VERIFY(tableOf(*session.table()).log().nextNumber() > before);
            ++looks;
        }
    }
    void a_whole_game_of_one_person_and_bots_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("bots");
        QTest::newRow("Standard, one") << 0 << 1;
        QTest::newRow("Standard, three") << 0 << 3;
        QTest::newRow("Expert, two") << 1 << 2;
    }
    void a_whole_game_of_one_person_and_bots() {
        QFETCH(int, mode);
        QFETCH(int, bots);
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        QVERIFY(!beginSolo(session, bothModes[static_cast<std::size_t>(mode)], bots));
        QVERIFY(!session.isShared()); // bots need no curtain
        QVERIFY(!session.sitDown(0, {}));
        Opponents opponents(session);
        opponents.setPace(0);
        while (!isOver(session)) {
            QTRY_VERIFY(waitsForAna(session) || isOver(session));
            if (!isOver(session))
                QVERIFY(!playAna(session));
        }
        QVERIFY(!audit(tableOf(*session.table())));
        for (const SealedGuess& guess : tableOf(*session.table()).game().guesses)
            QVERIFY(guess.shown); // bots open what they have sealed, too
    }

    void a_bot_waits_until_people_have_seen_what_happened_before() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        QVERIFY(!beginSolo(session, Mode::Standard, 3));
        Opponents opponents(session);
        opponents.setPace(3'600'000);
        while (waitsForAna(session)) { // she may begin
            QVERIFY(!session.sitDown(0, {}));
            QVERIFY(!playAna(session));
        }
        const auto before = tableOf(*session.table()).log().nextNumber();
        QVERIFY(opponents.busy());
        QTest::qWait(300); // long enough to think; not what makes the test pass
        QCOMPARE(tableOf(*session.table()).log().nextNumber(), before);
        opponents.setPaused(true);
        opponents.hurry();
        QTest::qWait(50);
        QCOMPARE(tableOf(*session.table()).log().nextNumber(), before);
        opponents.setPaused(false);
        QTRY_VERIFY(waitsForAna(session) || isOver(session)); // and now all of them hurry
        QVERIFY(!opponents.busy());
    }

    // This thread is never busy for long while bots think in Expert: far less than one of them is.
    void thinking_does_not_hold_up_the_screen() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        QVERIFY(!beginSolo(session, Mode::Expert, 3));
        const KeptTable& kept = *session.table();
        const double begun = spent();
        const Catalogue catalogue(Mode::Expert);
        const ClueBook book(catalogue);
        (void)chosenBy(Bot(catalogue, book, characterOf(Mode::Expert, Skill::Laureate), 1),
                       prospectOf(tableOf(kept), 3, handOf(kept, 3), guessesOf(kept, 3)));
        const double alone = spent() - begun;
        while (waitsForAna(session)) { // she may begin
            QVERIFY(!session.sitDown(0, {}));
            QVERIFY(!playAna(session));
        }
        Opponents opponents(session);
        opponents.setPace(0);
        const double longest = longestBusy([&] { return opponents.busy().has_value(); });
        qInfo("%.1f ms of %.1f ms", longest, alone);
        QVERIFY2(longest < alone / 4, qPrintable(QStringLiteral("%1 ms of %2 ms").arg(longest).arg(alone)));
    }

    // The program ends in the middle of a thought, again and again: the game is the same as without that.
    void a_bot_that_was_interrupted_decides_the_same_again() {
        const auto whole = eventsOfAGame(false);
        QVERIFY(whole.size() > 10);
        QVERIFY(whole == eventsOfAGame(true));
    }

    void a_table_with_bots_is_taken_up_where_it_was_left() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginSolo(device.session(), Mode::Standard, 3));
        const aphelion::TableId id = device.session().table()->id();
        const std::uint64_t seed = device.session().table()->seedOf(2);
        QVERIFY(seed != device.session().table()->seedOf(1));
        device.die();
        QVERIFY(!device.switchOn());
        QVERIFY(!device.session().resume(id));
        const KeptTable& kept = *device.session().table();
        QVERIFY(kept.isBot(1) && kept.isBot(2) && kept.isBot(3) && !kept.isBot(0));
        QCOMPARE(kept.seedOf(2), seed);
        QCOMPARE(kept.players().size(), std::size_t{1});
        Opponents opponents(device.session());
        opponents.setPace(0);
        QTRY_VERIFY(waitsForAna(device.session()));
    }

    // Two vaults, other keys, other people's names: whoever does the same gets the same answers and the same rivals.
    void the_contest_of_a_day_is_the_same_for_everybody() {
        const GameCode sky = skyOfTheDay(Day(std::chrono::year(2026) / 3 / 4));
        const auto mine = eventsOfAContest(1, sky, true);
        QVERIFY(mine.size() > 10);
        QVERIFY(mine == eventsOfAContest(2, sky, false));
    }

    void other_games_are_played_by_bots_that_nobody_can_foretell() {
        const GameCode day = skyOfTheDay(Day(std::chrono::year(2026) / 3 / 4));
        const auto seeds = [&](std::uint64_t dice, const NewTable& wanted) {
            OwnDevice device(dice);
            (void)device.switchOn();
            (void)beginContest(device.session(), wanted);
            return Opponents::seedAt(*device.session().table(), 1);
        };
        QCOMPARE(seeds(1, contestTable(day)), seeds(2, contestTable(day)));
        QVERIFY(seeds(1, contestTable(GameCode(Mode::Standard, 4711))) !=
                seeds(2, contestTable(GameCode(Mode::Standard, 4711))));
        NewTable easier = contestTable(day);
        easier.seats[0].wish.level = Level::Junior;
        QVERIFY(seeds(1, easier) != seeds(2, easier));
        NewTable fewer = contestTable(day);
        fewer.seats.pop_back();
        fewer.order = {0, 1};
        QVERIFY(seeds(1, fewer) != seeds(2, fewer));
    }

    void nobody_acts_for_a_person() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginSolo(device.session(), Mode::Standard, 1));
        QVERIFY(device.session().actFor(0, deed(Research{'A'})) == Trouble(NotNow::NotYourSeat));
        QVERIFY(device.session().sitDown(1, {}) == Trouble(NotNow::NotYourSeat)); // and nobody sees what a bot knows
    }

private:
    static std::vector<aphelion::Bytes> eventsOf(const Session& session) {
        std::vector<aphelion::Bytes> said;
        for (const aphelion::Entry& entry : tableOf(*session.table()).log().entries())
            if (const auto event = eventOf(entry.ask.body))
                if (!std::holds_alternative<TheoriesSealed>(*event)) // who is quicker says it first
                    said.push_back(encode(*event));
        return said;
    }

    static std::vector<aphelion::Bytes> eventsOfAContest(std::uint64_t dice, const GameCode& sky, bool quick) {
        OwnDevice device(dice);
        (void)device.switchOn();
        Session& session = device.session();
        (void)beginContest(session, contestTable(sky));
        (void)session.sitDown(0, {});
        Opponents opponents(session);
        opponents.setPace(0);
        while (!isOver(session)) {
            const auto mayAct = [&] { return waitsForAna(session) && (quick || !opponents.busy()); };
            if (!QTest::qWaitFor([&] { return mayAct() || isOver(session); }))
                return {};
            if (!isOver(session) && playAna(session))
                return {};
        }
        return eventsOf(session);
    }

    static std::vector<aphelion::Bytes> eventsOfAGame(bool interrupted) {
        OwnDevice device;
        (void)device.switchOn();
        (void)beginSolo(device.session(), Mode::Standard, 3);
        const aphelion::TableId id = device.session().table()->id();
        while (!isOver(device.session())) {
            if (interrupted) {
                {
                    Opponents opponents(device.session());
                    opponents.setPace(0);
                    QCoreApplication::processEvents();
                }
                device.die();
                (void)device.switchOn();
                (void)device.session().resume(id);
            }
            Session& session = device.session();
            Opponents opponents(session);
            opponents.setPace(0);
            if (!QTest::qWaitFor([&] { return waitsForAna(session) || isOver(session); }))
                return {};
            if (!isOver(session) && (session.sitDown(0, {}) || playAna(session)))
                return {};
        }
        std::vector<aphelion::Bytes> said;
        for (const aphelion::Entry& entry : tableOf(*device.session().table()).log().entries())
            if (const auto event = eventOf(entry.ask.body))
                said.push_back(encode(*event));
        return said;
    }
};

QTEST_GUILESS_MAIN(OpponentsTest)
#include "opponents_test.moc"
