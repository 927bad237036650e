#include <QtTest>

#include "planetx/play/audit.h"
#include "planetx/play/outcome.h"
#include "planetx/play/sealed.h"
#include "planetx/front/at_session.h"
#include "support/one_game.h"
#include "support/hidden_deal.h"
#include "support/memory_journal.h"
#include "support/people.h"

using namespace planetx;
using aphelion::SeatNumber;
using aphelion::SigningKey;

namespace {

const SigningKey bens(aphelion::Bytes(32, 2));

// Ana and Cleo are at the host's device, which is honest; Ben is elsewhere, and says what the test says.
struct Evening {
    aphelion::MemoryJournal journal;
    std::uint64_t now = 1'000'000;
    KeptTable kept = begun();
    aphelion::Opening secret; // what Ben has sealed

    KeptTable begun() {
        NewTable wanted{GameCode(Mode::Standard, 99)};
        wanted.seats.push_back({"Ana", {1}, Wish{Season::Spring}});
        wanted.seats.push_back({"Ben", {}, Wish{Season::Summer, Level::Experienced, 1}, bens.publicKey()});
        wanted.seats.push_back({"Cleo", {3}, Wish{Season::Autumn, Level::Experienced, 2}});
        wanted.order = {1, 0, 2};
        const aphelion::World world{[this] { return now; },
                                    [dice = aphelion::Rng(1)](std::span<std::uint8_t> bytes) mutable {
                                        for (auto& byte : bytes)
                                            byte = static_cast<std::uint8_t>(dice.below(256));
                                    }};
        auto made = KeptTable::begin(journal, world, planetXAlone(), wanted);
        if (!made)
            qFatal("the table does not open");
        return made.take();
    }
    const Table& table() const { return tableOf(kept); }
    const Board& board() const { return table().board(); }

    bool bensSay(const aphelion::Body& body) {
        const aphelion::Log& log = *kept.log();
        const aphelion::Ask ask{0, SeatNumber{1}, log.counter(SeatNumber{1}) + 1, log.head(), body, {}};
        return kept.write(signedBy(bens, log.table(), ask)).ok();
    }
    // Ben says that he has found Planet X, and the others have their last chance.
    bool playWith(const Locate& guess) {
        secret = {guessContent(guess), {5}};
        const aphelion::Seal seal = sealOf({table().log().table(), SeatNumber{1}}, secret);
        if (!bensSay(aphelion::Moved{encode(Event(Located{1, true})), {seal}, {}}))
            return false;
        while (board().phase == Phase::LastChance)
            if (kept.ask(*toAct(board()), deed(LastChance{})))
                return false;
        return board().phase == Phase::Over && !kept.settle();
    }
    std::vector<PlayerId> witnesses() const { return table().log().vouching(); }
};

} // namespace

// A guess that nobody opens after the end.
class UnopenedTest : public QObject {
    Q_OBJECT

private slots:
    void who_never_opens_a_guess_keeps_nobody_from_vouching() {
        Evening evening;
        QVERIFY(evening.playWith(wrongGuess(evening.table())));
        QVERIFY(evening.kept.isWaiting() && evening.witnesses().empty());
        evening.now += 9'000;
        QVERIFY(!evening.kept.settle());
        QVERIFY(evening.kept.isWaiting() && evening.witnesses().empty());
        evening.now += 1'000;
        QVERIFY(!evening.kept.settle());
        QVERIFY(!evening.kept.isWaiting());
        QCOMPARE(evening.witnesses(), (std::vector<PlayerId>{0, 2}));
        QCOMPARE(audit(evening.table())->why, Objection(MoveFault::NeverOpened));
    }

    void who_opens_a_guess_late_is_vouched_for_again() {
        Evening evening;
        QVERIFY(evening.playWith(rightGuess(evening.table())));
        evening.now += 60'000;
        QVERIFY(!evening.kept.settle());
        QCOMPARE(evening.witnesses().size(), std::size_t{2});
        QVERIFY(evening.bensSay(aphelion::Unsealed{{evening.secret}}));
        QVERIFY(!evening.kept.settle());
        QVERIFY(!evening.kept.isWaiting() && !audit(evening.table()));
        QCOMPARE(evening.witnesses(), (std::vector<PlayerId>{0, 2}));
    }

    void a_find_that_is_never_shown_brings_nothing_in_the_results_that_are_kept() {
        Evening evening;
        QVERIFY(evening.playWith(wrongGuess(evening.table())));
        const auto& entries = evening.table().log().entries();
        const auto outcomes = outcomesOf(entries);
        QCOMPARE(outcomes[1].points, std::optional(0));
        for (const Outcome& one : outcomes)
            QCOMPARE(one.rank, 1); // nobody was better
        QCOMPARE(resultAt(evening.table(), 0, 1, NoteSheet(Mode::Standard))->outcome.rank, 1);
        // In the own records the own find counts; who lies there lies to nobody else.
        QCOMPARE(resultAt(evening.table(), 1, 1, NoteSheet(Mode::Standard))->outcome.points,
                 std::optional(finderPoints));
    }

    void a_find_that_is_shown_counts() {
        Evening evening;
        QVERIFY(evening.playWith(rightGuess(evening.table())));
        QVERIFY(evening.bensSay(aphelion::Unsealed{{evening.secret}}));
        const auto outcomes = outcomesOf(evening.table().log().entries());
        QCOMPARE(outcomes[1].points, std::optional(finderPoints));
        QCOMPARE(outcomes[0].rank, 2);
    }
};

QTEST_APPLESS_MAIN(UnopenedTest)
#include "unopened_test.moc"
