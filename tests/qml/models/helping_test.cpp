#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

#include "games/planetx/deduction/reasons.h"
#include "qml/help/help_shown.h"
#include "qml/models/all_models.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/positions.h"
#include "support/thread_time.h"

using namespace planetx;

namespace {

const QString fine;

// A table of two with this much help, and everything that is shown of it.
struct Evening {
    OwnDevice device;
    std::unique_ptr<AllModels> models;

    std::optional<Trouble> begin(Help help, Mode mode = Mode::Standard) {
        if (device.switchOn())
            return NotNow::NoTable;
        NewTable wanted{GameCode(mode, 4711), Play::OnScreen, help};
        for (int i = 0; i < 2; ++i) {
            const auto id = session().vault().addPlayer("Player " + std::to_string(i), {}, {});
            wanted.seats.push_back({"Player " + std::to_string(i), *id, {static_cast<Season>(i), Level::Beginner, i}});
            wanted.order.push_back(i);
        }
        if (const auto trouble = session().begin(wanted))
            return trouble;
        models = std::make_unique<AllModels>(session());
        return std::nullopt;
    }

    Session& session() { return device.session(); }
    Helping& helping() { return models->helping; }
    const Table& table() { return tableOf(*session().table()); }
    const NoteSheet& sheet() { return seatOf(session())->notes; }
    Sky sky() { return hiddenDeal(table()).sky; }
    std::vector<Told> told() { return toldTo(table(), seatOf(session())->who, guessesOf(*session().table(), 0)); }

    // Each surveys what is visible for something else, for so many turns; then the first one looks.
    QString look(int turns) {
        for (int i = 0; i < turns; ++i) {
            const Board& board = table().board();
            const PlayerId who = waitingFor(board).front();
            const Arc arc = visibleSky(board);
            const Object object = std::array{Object::Asteroid, Object::Empty, Object::GasCloud}[std::size_t(i) % 3];
            const QString trouble =
                board.phase == Phase::Theories
                    ? models->act(who, SubmitTheories{})
                    : models->act(who, Survey{object, {arc.from, edition(board).ring.step(arc.from, 3)}});
            if (!trouble.isEmpty())
                return trouble;
        }
        return sitDown(0);
    }
    QString sitDown(PlayerId who) {
        models->table.lock();
        models->curtain.setWho(who);
        return models->curtain.sitDown();
    }
};

bool isDone(Helping& helping) {
    return QTest::qWaitFor([&] { return !helping.busy(); }, 20'000);
}

// All that is being thought about is finished, and told if it is told at all.
bool isThoughtOut() {
    const bool done = QThreadPool::globalInstance()->waitForDone(20'000);
    QCoreApplication::processEvents();
    return done;
}

} // namespace

class HelpingTest : public QObject {
    Q_OBJECT

private slots:
    void the_table_says_which_help_there_is() {
        const QStringList all{"FillIn", "Check", "Hint"};
        for (const Help help : {Help::None, Help::Bookkeeping, Help::Checker, Help::Hints}) {
            Evening evening;
            QVERIFY(!evening.begin(help));
            QVERIFY(evening.helping().allowed().isEmpty()); // nobody looks
            QCOMPARE(evening.sitDown(0), fine);
            QCOMPARE(evening.helping().allowed(), all.mid(0, static_cast<int>(help)));
        }
    }

    void what_is_not_allowed_is_not_done() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Bookkeeping));
        QCOMPARE(evening.sitDown(0), fine);
        evening.helping().askHint();
        QVERIFY(!evening.helping().busy());
        evening.helping().check();
        QVERIFY(!evening.helping().busy());
        QCOMPARE(evening.helping().uses(), ShownUses());
    }

    // One after the other, each marked: what is claimed is so, for a reason of which nothing can be left out.
    void hints_are_true_and_have_a_smallest_reason_data() {
        QTest::addColumn<bool>("expert");
        QTest::newRow("Standard") << false;
        QTest::newRow("Expert") << true;
    }
    void hints_are_true_and_have_a_smallest_reason() {
        QFETCH(const bool, expert);
        const Mode mode = expert ? Mode::Expert : Mode::Standard;
        const Catalogue catalogue(mode);
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints, mode));
        QCOMPARE(evening.look(expert ? 8 : 10), fine);
        int hints = 0;
        for (;; ++hints) {
            evening.helping().askHint();
            QVERIFY(isDone(evening.helping()));
            const ShownHelp found = evening.helping().result();
            if (found.kind == u"NothingNew")
                break;
            QCOMPARE(found.kind, QStringLiteral("Hint"));
            const auto told = evening.told();
            const auto expected = hint(catalogue, told, evening.sheet());
            QVERIFY(expected && agrees(evening.sky(), expected->claim));
            QVERIFY(isSufficientAndMinimal(catalogue, evidenceIn(told), expected->because, expected->claim));
            QCOMPARE(found, shown(evening.table(), told, *expected, groundFor(mode, told, *expected)));
            QCOMPARE(
                evening.models->notes.set(found.claim.sector, found.claim.object, found.claim.isNot ? "No" : "Certain"),
                fine);
            QVERIFY(hints < 100);
        }
        QVERIFY2(hints > 2, qPrintable(QString::number(hints)));
        QCOMPARE(evening.helping().uses().hint, hints + 1);
    }

    void a_use_is_stored_before_it_is_shown() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints));
        QCOMPARE(evening.look(8), fine);
        int usesThen = -1;
        connect(&evening.helping(), &Helping::resultChanged, this, [&] {
            if (!evening.helping().result().kind.isEmpty())
                usesThen = evening.sheet().helped[static_cast<std::size_t>(Aid::Hint)];
        });
        evening.helping().askHint();
        QVERIFY(isDone(evening.helping()));
        QCOMPARE(usesThen, 1);
        const auto id = evening.session().table()->id();
        evening.models.reset();
        QVERIFY(!evening.device.switchOn());
        QVERIFY(!evening.session().resume(id));
        QVERIFY(!evening.session().sitDown(0, {}));
        QCOMPARE(evening.sheet().helped[static_cast<std::size_t>(Aid::Hint)], 1);
    }

    void what_was_found_for_another_sheet_is_dropped() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints));
        QCOMPARE(evening.look(8), fine);
        evening.helping().askHint();
        QVERIFY(evening.helping().busy());
        QCOMPARE(evening.models->notes.set(9, "X", "Suspected"), fine);
        QVERIFY(!evening.helping().busy());
        QVERIFY(isThoughtOut());
        QVERIFY(evening.helping().result().kind.isEmpty());
        QCOMPARE(evening.helping().uses(), ShownUses());
    }

    void what_was_found_for_another_log_is_dropped() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints));
        QCOMPARE(evening.look(8), fine);
        while (waitingFor(evening.table().board()).front() != 0)
            QCOMPARE(evening.look(1), fine);
        evening.helping().askHint();
        QCOMPARE(evening.models->act(
                     0, Survey{Object::Asteroid,
                               {visibleSky(evening.table().board()).from, visibleSky(evening.table().board()).from}}),
                 fine);
        QVERIFY(!evening.helping().busy());
    }

    void nothing_of_it_is_left_behind_the_curtain() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints));
        QCOMPARE(evening.look(8), fine);
        evening.helping().askHint();
        QVERIFY(isDone(evening.helping()));
        QVERIFY(!evening.helping().result().kind.isEmpty());
        evening.models->table.lock();
        QVERIFY(evening.helping().result().kind.isEmpty());
        QCOMPARE(evening.helping().uses(), ShownUses());
        QCOMPARE(evening.sitDown(0), fine);
        evening.helping().check();
        QCOMPARE(evening.sitDown(1), fine); // in the middle of a thought
        QVERIFY(isThoughtOut());
        QVERIFY(evening.helping().result().kind.isEmpty());
        QCOMPARE(evening.helping().uses(), ShownUses());
        QCOMPARE(evening.sitDown(0), fine);
        QCOMPARE(evening.helping().uses(), (ShownUses{0, 0, 1}));
    }

    // Whoever asked may be gone while it is thought about.
    void a_thought_may_outlive_who_asked() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints, Mode::Expert));
        QCOMPARE(evening.look(4), fine);
        for (int i = 0; i < 10; ++i) {
            Helping gone;
            gone.setSession(&evening.session());
            gone.askHint();
            QVERIFY(gone.busy());
        }
        QVERIFY(isThoughtOut());
        QCOMPARE(evening.helping().uses(), ShownUses());
    }

    void on_a_wrong_sheet_a_hint_says_what_is_wrong() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints));
        QCOMPARE(evening.look(0), fine);
        const Fact fact = evening.table().startingFacts(0).front();
        QCOMPARE(evening.models->notes.set(fact.sector, letterOf(fact.isNot), "Certain"), fine);
        evening.helping().askHint();
        QVERIFY(isDone(evening.helping()));
        const ShownHelp found = evening.helping().result();
        QCOMPARE(found.kind, QStringLiteral("Slips"));
        QCOMPARE(found.slips.size(), 1);
        const auto slip = found.slips.front().value<ShownSlip>();
        QCOMPARE(slip.claim, (ShownClaim{fact.sector, letterOf(fact.isNot), false}));
        QVERIFY(!slip.supposed);
        QCOMPARE(slip.why.reasons.size(), 1);
        QCOMPARE(slip.why.reasons.front().value<ShownReason>().kind, QStringLiteral("Start"));
        QVERIFY(slip.why.laws.isEmpty());
        QCOMPARE(evening.helping().uses(), (ShownUses{0, 1, 0}));
        QCOMPARE(evening.models->notes.undo(), fine); // mended
        QVERIFY(evening.helping().result().kind.isEmpty());
    }

    void a_what_if_that_cannot_be_is_told() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Checker));
        QCOMPARE(evening.look(0), fine);
        const Fact fact = evening.table().startingFacts(0).front();
        QCOMPARE(evening.models->notes.whatIf(), fine);
        QCOMPARE(evening.models->notes.set(fact.sector, letterOf(fact.isNot), "Certain"), fine);
        evening.helping().check();
        QVERIFY(isDone(evening.helping()));
        QCOMPARE(evening.helping().result().kind, QStringLiteral("Slips"));
        QVERIFY(evening.helping().result().slips.front().value<ShownSlip>().supposed);
        QCOMPARE(evening.models->notes.drop(), fine);
        QVERIFY(evening.helping().result().kind.isEmpty());
        evening.helping().check();
        QVERIFY(isDone(evening.helping()));
        QCOMPARE(evening.helping().result().kind, QStringLiteral("Clean"));
        QCOMPARE(evening.models->notes.set(9, "X", "Suspected"), fine); // not what was looked at
        QVERIFY(evening.helping().result().kind.isEmpty());
    }

    void marks_that_clash_are_told_with_the_law_they_break() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Checker));
        QCOMPARE(evening.look(0), fine);
        std::vector<Sector> free;
        for (Sector sector = 1; sector <= 12; ++sector)
            if (cell(evening.sheet(), sector, Object::DwarfPlanet).mark == Mark::Possible)
                free.push_back(sector);
        for (const Sector sector : {free.front(), free.back()})
            QCOMPARE(evening.models->notes.set(sector, "D", "Certain"), fine);
        evening.helping().check();
        QVERIFY(isDone(evening.helping()));
        const ShownHelp found = evening.helping().result();
        QCOMPARE(found.kind, QStringLiteral("Clash"));
        QCOMPARE(found.slips.size(), 2);
        QVERIFY(found.why.reasons.isEmpty());
        QCOMPARE(found.why.laws.size(), 1);
        QCOMPARE(found.why.laws.front().value<ShownLaw>(), (ShownLaw{"Counts", "D", 1}));
    }

    void filling_in_is_one_step() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Bookkeeping));
        QCOMPARE(evening.look(0), fine);
        const Sector x = first(evening.sky().of(Object::PlanetX));
        QCOMPARE(evening.models->notes.set(x, "X", "Certain"), fine);
        const auto before = evening.sheet().layers;
        evening.helping().fillIn();
        QVERIFY(isDone(evening.helping()));
        QCOMPARE(evening.helping().result().kind, QStringLiteral("FilledIn"));
        QVERIFY(evening.helping().result().count > 10); // Planet X is nowhere else, and nothing else is there
        QCOMPARE(evening.helping().uses(), (ShownUses{1, 0, 0}));
        evening.helping().fillIn();
        QVERIFY(isDone(evening.helping()));
        QCOMPARE(evening.helping().result().kind, QStringLiteral("NothingAtOnce"));
        QCOMPARE(evening.helping().uses(), (ShownUses{1, 0, 0})); // it told nothing
        QCOMPARE(evening.models->notes.undo(), fine);
        QVERIFY(evening.sheet().layers == before);
        QCOMPARE(evening.helping().uses(), (ShownUses{1, 0, 0}));
    }

    void from_what_cannot_be_nothing_is_filled_in() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Bookkeeping));
        QCOMPARE(evening.look(0), fine);
        for (const int sector : {1, 5})
            QCOMPARE(evening.models->notes.set(sector, "X", "Certain"), fine);
        evening.helping().fillIn();
        QVERIFY(isDone(evening.helping()));
        QCOMPARE(evening.helping().result().kind, QStringLiteral("Impossible"));
    }

    void a_guess_that_cannot_be_right_is_doubted() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Checker));
        QCOMPARE(evening.look(0), fine);
        LocateGuard& guard = evening.models->guard;
        const auto guess = [&](const Locate& wanted) {
            guard.setProperty("sector", wanted.sector);
            guard.setProperty("before", letterOf(wanted.before));
            guard.setProperty("after", letterOf(wanted.after));
            return QTest::qWaitFor([&] { return !guard.busy(); }, 20'000);
        };
        const Locate right = rightGuess(evening.table());
        QVERIFY(guess(right));
        QVERIFY(!guard.doubted());
        QVERIFY(guess({right.sector, Object::DwarfPlanet, right.after}));
        QVERIFY(guard.doubted());
        QVERIFY(guard.why().reasons.isEmpty());
        QCOMPARE(guard.why().laws.front().value<ShownLaw>().kind, QStringLiteral("DwarfAwayFromX"));
        guard.setProperty("before", QString()); // not whole any more
        QVERIFY(!guard.doubted());
        QVERIFY(guess({right.sector, Object::DwarfPlanet, right.after}));
        evening.models->table.lock();
        QVERIFY(!guard.doubted());
    }

    void without_a_checker_no_guess_is_doubted() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Bookkeeping));
        QCOMPARE(evening.look(0), fine);
        evening.models->guard.setProperty("sector", 3);
        evening.models->guard.setProperty("before", "D");
        evening.models->guard.setProperty("after", "D");
        QVERIFY(!evening.models->guard.busy());
        QVERIFY(!evening.models->guard.doubted());
    }

    // This thread is never busy for long while a hint in Expert is thought about: far less than the thought itself is.
    void thinking_does_not_hold_up_the_screen() {
        Evening evening;
        QVERIFY(!evening.begin(Help::Hints, Mode::Expert));
        QCOMPARE(evening.look(10), fine);
        const double begun = spent();
        const Catalogue catalogue(Mode::Expert);
        (void)hint(catalogue, evening.told(), evening.sheet());
        const double alone = spent() - begun;
        evening.helping().askHint();
        const double longest = longestBusy([&] { return evening.helping().busy(); });
        qInfo("%.1f ms of %.1f ms", longest, alone);
        QVERIFY2(longest < alone / 4, qPrintable(QStringLiteral("%1 ms of %2 ms").arg(longest).arg(alone)));
    }
};

QTEST_GUILESS_MAIN(HelpingTest)
#include "helping_test.moc"
