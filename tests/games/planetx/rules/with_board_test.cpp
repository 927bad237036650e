#include <QtTest>

#include "support/random_play.h"
#include "support/soundness.h"
#include "support/table.h"

#include "planetx/rules/score.h"

using namespace planetx;
using enum planetx::Object;

namespace {

Table onTheTable(const std::vector<int>& times = {0, 0}, Mode mode = Mode::Standard) {
    return Table(boardAt(mode, times, Play::WithBoard));
}

} // namespace

// The cardboard board lies on the table: the app answers, notes and does not argue.
class WithBoardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { askManyTimes(); }

    void nothing_about_turns_and_visibility_is_enforced() {
        Table table = onTheTable();
        table.play(1, Survey{Asteroid, {7, 12}});
        table.play(1, Research{'A'});
        table.play(1, Research{'B'});
        table.play(1, Target{12});
        QCOMPARE(table.time(1), 3 + 1 + 1 + 4);
    }

    void the_impossible_is_still_refused() {
        Table table = onTheTable();
        table.play(0, Target{1});
        table.play(0, Target{12});
        QCOMPARE(table.refusal(0, Target{2}), Refusal::NoTargetLeft);
        QCOMPARE(table.refusal(1, Target{13}), Refusal::BadSector);
        QCOMPARE(table.refusal(0, Survey{Asteroid, {1, 7}}), Refusal::RangeTooWide);
        QCOMPARE(table.refusal(0, Survey{Comet, {8, 11}}), Refusal::CometEnds);
        QCOMPARE(table.refusal(0, Survey{PlanetX, {1, 2}}), Refusal::BadObject);
        QCOMPARE(table.refusal(0, Research{'G'}), Refusal::UnknownTopic);
        QCOMPARE(table.refusal(0, Locate{1, PlanetX, Empty}), Refusal::BadObject);
    }

    void phases_are_played_on_the_cardboard() {
        Table table = onTheTable({0});
        for (int turn = 0; turn < 5; ++turn)
            QCOMPARE(table.play(0, Survey{Asteroid, {1, 6}}).events.size(), std::size_t{1});
        QCOMPARE(table.board().phase, Phase::Turn);
        QCOMPARE(earthSector(table.board()), 4);
        QCOMPARE(table.refusal(0, SubmitTheories{}), Refusal::WrongPhase);
        QCOMPARE(table.refusal(0, LastChance{}), Refusal::WrongPhase);
    }

    void a_review_is_asked_for_by_hand() {
        Table table = onTheTable();
        QCOMPARE(table.play(1, Review{{9, Asteroid}}).answer, Answer(Verdict{true}));
        const auto wrong = table.play(0, Review{{10, DwarfPlanet}});
        QCOMPARE(wrong.answer, Answer(Verdict{false}));
        QCOMPARE(wrong.events, (std::vector<Event>{Reviewed{{10, DwarfPlanet}, false}}));
        QCOMPARE(table.board().confirmed, (std::map<Sector, Object>{{9, Asteroid}}));
        QCOMPARE(table.board().ruledOut, (std::vector<Theory>{{10, DwarfPlanet}}));
        QCOMPARE(times(table.board()), (std::vector{0, 0}));
        QCOMPARE(table.refusal(0, Review{{13, Asteroid}}), Refusal::BadSector);
        QCOMPARE(table.refusal(0, Review{{9, Empty}}), Refusal::BadObject);
        QCOMPARE(table.refusal(0, Review{{9, PlanetX}}), Refusal::BadObject);
    }

    void a_conference_is_asked_for_by_hand() {
        Table table = onTheTable({0}, Mode::Expert);
        QCOMPARE(table.play(0, HoldConference{1}).answer, Answer(ClueRead{dealOf(expertSky).clues->conferences[1]}));
        QCOMPARE(table.board().conferencesHeld, (std::vector{false, true}));
        QCOMPARE(table.refusal(0, HoldConference{2}), Refusal::UnknownTopic);
        QCOMPARE(table.refusal(0, HoldConference{-1}), Refusal::UnknownTopic);
        QCOMPARE(onTheTable().refusal(0, HoldConference{1}), Refusal::UnknownTopic);
    }

    void the_game_ends_when_the_objects_are_revealed() {
        Table table = onTheTable();
        table.play(0, standardFind);
        QCOMPARE(table.board().phase, Phase::Turn);
        QCOMPARE(table.board().finder, 0);
        QCOMPARE(table.play(1, Reveal{}).answer, Answer(*skyOf(standardSky)));
        QCOMPARE(table.board().phase, Phase::Over);
        for (const Action& action : {Action(Target{1}), Action(Review{{9, Asteroid}}), Action(HoldConference{}),
                                     Action(Reveal{}), Action(TakeBack{})})
            QCOMPARE(table.refusal(1, action), Refusal::WrongPhase);
    }

    void the_first_finder_stays_the_finder() {
        Table table = onTheTable();
        table.play(1, standardFind);
        table.play(0, standardFind);
        QCOMPARE(table.board().finder, 1);
    }

    void nobodys_pawn_moves_in_a_locate_after_the_first_find() {
        Table table = onTheTable({0, 1, 2});
        table.play(0, standardFind);
        table.play(1, standardFind);
        table.play(2, Locate{1, Empty, Empty});
        QCOMPARE(times(table.board()), (std::vector{5, 1, 2}));
        QCOMPARE(score(table.board())[1].planetX, 8);
        table.play(1, TakeBack{});
        QCOMPARE(times(table.board()), (std::vector{5, 1, 2}));
    }

    void a_later_finder_who_is_not_behind_scores_nothing_for_planet_x() {
        Table table = onTheTable({0, 7});
        table.play(0, standardFind);
        table.play(1, standardFind);
        QCOMPARE(score(table.board())[1].planetX, 0);
    }

    void the_last_own_entry_may_be_taken_back() {
        Table table = onTheTable({0, 2});
        table.play(0, Target{5});
        table.play(1, Research{'A'});
        QCOMPARE(table.play(0, TakeBack{}).events, (std::vector<Event>{TakenBack{0}}));
        QCOMPARE(times(table.board()), (std::vector{0, 3}));
        QCOMPARE(player(table.board(), 0).targetsLeft, 2);
        QCOMPARE(earthSector(table.board()), 1);
        QCOMPARE(toAct(table.board()), 0);
    }

    void an_entry_is_taken_back_once() {
        Table table = onTheTable();
        QCOMPARE(table.refusal(0, TakeBack{}), Refusal::NothingToTakeBack);
        table.play(0, Research{'A'});
        table.play(0, Survey{Asteroid, {1, 6}});
        QCOMPARE(table.refusal(1, TakeBack{}), Refusal::NothingToTakeBack);
        table.play(0, TakeBack{});
        QCOMPARE(table.time(0), 1);
        QCOMPARE(table.refusal(0, TakeBack{}), Refusal::NothingToTakeBack);
    }

    void only_a_taken_back_target_returns_its_token() {
        Table table = onTheTable();
        table.play(0, Target{5});
        table.play(0, Survey{Asteroid, {1, 6}});
        table.play(0, TakeBack{});
        QCOMPARE(player(table.board(), 0).targetsLeft, 1);
    }

    void a_pawn_taken_back_stands_where_it_stood_among_the_others() {
        Table table = onTheTable({0, 0, 0});
        table.play(0, Target{5});
        table.play(0, TakeBack{});
        QCOMPARE(turnOrder(table.board()), (std::vector<PlayerId>{0, 1, 2}));
    }

    void a_pawn_taken_back_and_a_late_joiner_do_not_share_a_place() {
        Table table = onTheTable({0, 0});
        table.play(0, Research{'A'});
        table.umpire.hear(SeatTaken{});
        table.play(0, TakeBack{});
        QVERIFY(player(table.board(), 0).pawn != player(table.board(), 2).pawn);
    }

    void a_research_taken_back_was_not_the_last_action() {
        Table table = onTheTable();
        table.play(0, Research{'A'});
        table.play(0, TakeBack{});
        QVERIFY(!player(table.board(), 0).researchedLast);
    }

    void a_find_taken_back_was_none() {
        Table table = onTheTable();
        table.play(0, standardFind);
        table.play(0, TakeBack{});
        QCOMPARE(table.board().finder, std::nullopt);
        QVERIFY(!player(table.board(), 0).foundX);
    }

    void a_find_entered_twice_still_stands_when_one_is_taken_back() {
        Table table = onTheTable();
        table.play(0, standardFind);
        table.play(0, standardFind);
        table.play(0, TakeBack{});
        QCOMPARE(table.board().finder, 0);
    }

    void a_find_taken_back_makes_the_other_finder_the_first() {
        Table table = onTheTable();
        table.play(0, standardFind);
        table.play(1, standardFind);
        table.play(0, TakeBack{});
        QCOMPARE(table.board().finder, 1);
        table.play(1, TakeBack{});
        QCOMPARE(table.board().finder, std::nullopt);
    }

    void what_a_later_finder_takes_back_leaves_the_first_alone() {
        Table table = onTheTable({0, 0, 0});
        for (const PlayerId who : {2, 0, 1})
            table.play(who, standardFind);
        table.play(1, TakeBack{});
        QCOMPARE(table.board().finder, 2);
        QVERIFY(!player(table.board(), 1).foundX);
    }

    void whatever_is_entered_leaves_a_sound_board() {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Mode mode = *rc::gen::element(Mode::Standard, Mode::Expert);
            RandomPlay game(mode, *rc::gen::inRange(1, 5), seed, Play::WithBoard);
            while (!game.over()) {
                game.moveOn(6);
                checkSound(game.board(), game.sky());
                for (const Player& p : game.board().players)
                    RC_ASSERT(p.pawn.time >= 0 && p.targetsLeft >= 0 && p.targetsLeft <= targetTokens);
            }
        }));
    }

    void a_seat_may_be_taken_or_left_at_any_time() {
        Table table = onTheTable({20, 22});
        QCOMPARE(refusal(table.board(), SeatTaken{}), allowed);
        table.umpire.hear(SeatReleased{0});
        QCOMPARE(earthSector(table.board()), 11);
        QCOMPARE(table.refusal(0, Target{1}), Refusal::BadInput);
    }
};

QTEST_APPLESS_MAIN(WithBoardTest)
#include "with_board_test.moc"
