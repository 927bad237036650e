#include <QtTest>

#include "planetx/rules/score.h"
#include "planetx/play/outcome.h"
#include "support/hidden_deal.h"
#include "support/people.h"
#include "support/random_play.h"

using namespace planetx;

namespace {

Setup setupFor(Mode mode, Play play, std::vector<PlayerId> order) {
    return {GameCode(mode, 4711), play, Help::None, std::move(order)};
}

// Where Planet X is, said by somebody who looks.
Locate truth(const Table& table) {
    const Sky sky = hiddenDeal(table).sky;
    const Ring ring = edition(sky.mode).ring;
    const Sector x = first(sky.of(Object::PlanetX));
    return {x, sky.at(ring.step(x, -1)), sky.at(ring.step(x, 1))};
}

Locate elsewhere(const Locate& found, Ring ring) { return {ring.step(found.sector, 3), found.before, found.after}; }

} // namespace

class OutcomeTest : public QObject {
    Q_OBJECT

private slots:
    void while_a_game_goes_on_it_has_no_outcome() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        QVERIFY(!people.play(0, Research{'A'}));
        QVERIFY(outcomesOf(people.table().log().entries()).empty());
        QVERIFY(outcomesOf({}).empty());
    }

    void what_somebody_did_is_told_in_its_order() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0}), 3);
        const Locate found = truth(people.table());
        const Ring ring = edition(Mode::Standard).ring;
        const auto skipTheories = [&] {
            while (people.board().phase == Phase::Theories)
                QVERIFY(!people.play(0, SubmitTheories{}));
        };
        for (const Action& action : std::initializer_list<Action>{Research{'A'}, Survey{Object::Empty, {2, 4}}}) {
            QVERIFY(!people.play(0, action));
            skipTheories();
        }
        QVERIFY(!people.play(0, Target{visibleSky(people.board()).from}));
        skipTheories();
        QVERIFY(!people.play(0, elsewhere(found, ring)));
        skipTheories();
        QVERIFY(!people.play(0, found));
        people.openEverything();
        const auto outcomes = outcomesOf(people.table().log().entries());
        QCOMPARE(outcomes.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(outcomes[0].moves), QString("RSTVX"));
        QVERIFY(outcomes[0].found);
        QCOMPARE(outcomes[0].locatedAt.value_or(0), 1 + 4 + 4 + 5 + 5); // what these cost
        QCOMPARE(outcomes[0].points.value_or(0), finderPoints);
        QCOMPARE(outcomes[0].rank, 1);
    }

    void whoever_finds_planet_x_in_the_last_chance_has_no_time() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        const Locate found = truth(people.table());
        QVERIFY(!people.play(0, found));
        QVERIFY(people.board().phase == Phase::LastChance);
        QVERIFY(!people.play(1, LastChance{found}));
        const auto outcomes = outcomesOf(people.table().log().entries());
        QCOMPARE(outcomes[0].locatedAt.value_or(0), 5);
        QVERIFY(outcomes[1].found && !outcomes[1].locatedAt);
        QCOMPARE(QString::fromStdString(outcomes[1].moves), QString("X"));
    }

    void with_the_board_on_the_table_people_count_the_points() {
        People people(setupFor(Mode::Standard, Play::WithBoard, {0, 1}), 3);
        QVERIFY(!people.play(0, Research{'A'}));
        QVERIFY(!people.play(0, Target{1}));
        QVERIFY(!people.play(0, TakeBack{}));
        QVERIFY(!people.play(0, Reveal{}));
        const auto outcomes = outcomesOf(people.table().log().entries());
        QVERIFY(!outcomes[0].points && outcomes[0].rank == 0 && !outcomes[0].found);
        QCOMPARE(QString::fromStdString(outcomes[0].moves), QString("R"));
    }

    // Whatever is played, points and ranks are those of the score sheet, once every guess has been shown.
    void an_outcome_agrees_with_the_score_sheet() {
        for (const Mode mode : bothModes)
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                People people(setupFor(mode, Play::OnScreen, {0, 1, 2}), seed);
                RandomPlay play(hiddenDeal(people.table()), people.board(), seed);
                while (!play.over()) {
                    const auto [who, action] = play.move();
                    QVERIFY(!people.play(who, action));
                }
                people.openEverything();
                const auto outcomes = outcomesOf(people.table().log().entries());
                const auto scores = score(people.board());
                for (std::size_t who = 0; who < scores.size(); ++who) {
                    QCOMPARE(outcomes[who].points.value_or(-1), scores[who].total());
                    QCOMPARE(outcomes[who].rank, scores[who].rank);
                    QCOMPARE(outcomes[who].found, people.board().players[who].foundX);
                    QCOMPARE(outcomes[who].locatedAt.has_value(), people.board().finder == static_cast<PlayerId>(who));
                }
            }
    }
};

QTEST_GUILESS_MAIN(OutcomeTest)
#include "outcome_test.moc"
