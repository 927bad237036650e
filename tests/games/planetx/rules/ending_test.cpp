#include <QtTest>

#include "support/table.h"

using namespace planetx;
using enum planetx::Object;

namespace {

const Locate wrongGuess{1, Empty, Empty};

LastChance last(std::vector<Theory> theories) { return {std::move(theories)}; }

// Player 0 has found Planet X from the first of these times.
Table foundFrom(const std::vector<int>& times, Mode mode = Mode::Standard) {
    Table table(boardAt(mode, times));
    table.play(0, mode == Mode::Standard ? standardFind : Locate{7, Empty, Empty});
    return table;
}

} // namespace

class EndingTest : public QObject {
    Q_OBJECT

private slots:
    void a_right_locate_moves_the_pawn_but_not_the_earth() {
        const Table table = foundFrom({1, 2});
        QCOMPARE(times(table.board()), (std::vector{6, 2}));
        QCOMPARE(earthSector(table.board()), 2);
        QCOMPARE(table.board().phase, Phase::LastChance);
        QCOMPARE(table.board().finder, 0);
    }

    void no_further_turns_follow() {
        const Table table = foundFrom({1, 2});
        for (const Action& action : {Action(Survey{Asteroid, {2, 6}}), Action(Target{2}), Action(Research{'A'}),
                                     Action(wrongGuess), Action(SubmitTheories{})})
            QCOMPARE(table.refusal(1, action), Refusal::WrongPhase);
    }

    void a_wrong_locate_costs_the_same_and_the_game_goes_on() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        QCOMPARE(table.play(0, wrongGuess).answer, Answer(Found{false}));
        QCOMPARE(times(table.board()), (std::vector{5, 0}));
        QCOMPARE(table.board().finder, std::nullopt);
        QCOMPARE(toAct(table.board()), 1);
    }

    void planet_x_is_located_only_with_both_its_neighbours() {
        const Oracle oracle(dealOf(standardSky));
        QVERIFY(oracle.found({10, Asteroid, Empty}));
        QVERIFY(!oracle.found({10, Empty, Asteroid}));
        QVERIFY(!oracle.found({10, Asteroid, GasCloud}));
        QVERIFY(!oracle.found({10, Comet, Empty}));
        QVERIFY(!oracle.found({6, GasCloud, Comet}));
        QVERIFY(Oracle(dealOf("XCAAGECAAEDG")).found({1, GasCloud, Comet}));
        QVERIFY(Oracle(dealOf("ECAAGECADAGX")).found({12, GasCloud, Empty}));
    }

    void everybody_behind_the_finder_has_a_last_chance_rearmost_first() {
        const Table table = foundFrom({1, 5, 2, 3});
        QCOMPARE(waitingFor(table.board()), (std::vector<PlayerId>{2, 3, 1}));
        QCOMPARE(toAct(table.board()), 2);
        QCOMPARE(table.refusal(3, last({})), Refusal::NotYourTurn);
    }

    void whoever_is_level_with_or_ahead_of_the_finder_has_none() {
        QCOMPARE(waitingFor(foundFrom({1, 6, 5, 7}).board()), (std::vector<PlayerId>{2}));
    }

    void one_theory_when_1_to_3_behind_and_two_when_4_or_5_behind() {
        for (const Mode mode : bothModes)
            for (int behind = 1; behind <= 5; ++behind) {
                const Table table = foundFrom({6, 11 - behind}, mode);
                const std::vector<Theory> three{{1, Asteroid}, {2, Comet}, {3, Asteroid}};
                const auto some = [&](int n) { return last({three.begin(), three.begin() + n}); };
                const int limit = behind <= 3 ? 1 : 2;
                QCOMPARE(sectorsBehind(table.board(), 1), behind);
                QCOMPARE(table.refusal(1, some(limit)), allowed);
                QCOMPARE(table.refusal(1, some(limit + 1)), Refusal::TooManyTheories);
            }
    }

    void the_placement_rules_hold_in_the_last_chance() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}, {1, {{5, GasCloud}}}});
        table.theoryPhase({{1, {{1, DwarfPlanet}}}});
        table.theoryPhase();
        table.theoryPhase({{1, {{7, Comet}}}});
        table.play(0, standardFind);
        QCOMPARE(table.refusal(1, last({{3, Asteroid}})), Refusal::SectorConfirmed);
        QCOMPARE(table.refusal(1, last({{7, Comet}})), Refusal::DuplicateTheory);
        QCOMPARE(table.refusal(1, last({{12, DwarfPlanet}})), Refusal::NoToken);
        QCOMPARE(table.refusal(1, last({{12, Empty}})), Refusal::BadObject);
        QCOMPARE(table.refusal(1, last({{12, GasCloud}, {12, Comet}})), Refusal::TwoInOneSector);
        QCOMPARE(table.refusal(1, last({{12, GasCloud}, {2, Comet}})), allowed);
    }

    void a_last_chance_is_theories_or_one_locate() {
        Table theories = foundFrom({1, 2, 3});
        theories.play(1, last({{2, Comet}}));
        QCOMPARE(theories.refusal(1, LastChance{standardFind}), Refusal::NotYourTurn);
        Table locate = foundFrom({1, 2, 3});
        locate.play(1, LastChance{wrongGuess});
        QCOMPARE(locate.refusal(1, last({{2, Comet}})), Refusal::NotYourTurn);
        QCOMPARE(toAct(locate.board()), 2);
    }

    void nobodys_pawn_moves_in_the_last_chance() {
        Table table = foundFrom({1, 2, 3, 4});
        const auto before = times(table.board());
        table.play(1, LastChance{standardFind});
        table.play(2, LastChance{wrongGuess});
        table.play(3, last({{1, Comet}}));
        QCOMPARE(times(table.board()), before);
        QCOMPARE(table.board().phase, Phase::Over);
    }

    void last_chance_theories_lie_face_down_on_the_outer_space() {
        Table table = foundFrom({1, 2, 3});
        const auto events = table.play(1, last({{2, Comet}})).events;
        QCOMPARE(events, (std::vector<Event>{TheoriesPlaced{1, {2}}}));
        QCOMPARE(table.board().tokens, (std::vector<Token>{{{1, 2, 1}, 0, std::nullopt}}));
    }

    void a_later_finder_does_not_replace_the_first() {
        Table table = foundFrom({1, 2, 6});
        QCOMPARE(table.play(1, LastChance{standardFind}).events.front(), Event(Located{1, true}));
        QCOMPARE(table.board().finder, 0);
        QVERIFY(player(table.board(), 1).foundX);
    }

    void the_game_is_over_at_once_when_nobody_is_behind() {
        QCOMPARE(foundFrom({0, 5}).board().phase, Phase::Over);
        QCOMPARE(foundFrom({0}).board().phase, Phase::Over);
    }

    void the_reveal_turns_up_all_theories_and_wrong_ones_leave_without_penalty() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}, {1, {{3, Comet}}}});
        const auto before = table.time(1);
        const auto turnedUp = eventsOf<TheoryTurnedUp>([&] {
            table.play(0, standardFind);
            return table.play(1, last({{1, DwarfPlanet}})).events;
        }());
        QCOMPARE(turnedUp.size(), std::size_t{3});
        QCOMPARE(table.board().tokens, (std::vector<Token>{{{0, 3, 1}, 1, TurnedUp{Asteroid, true}},
                                                           {{1, 1, 2}, 0, TurnedUp{DwarfPlanet, true}}}));
        QCOMPARE(table.time(1), before);
        QCOMPARE(table.board().phase, Phase::Over);
    }

    void the_reveal_adds_nothing_to_what_peer_review_found() {
        Table table(boardAt(Mode::Standard, {0}));
        table.theoryPhase({{0, {{3, Asteroid}}}});
        table.theoryPhase({{0, {{3, Comet}}}});
        table.play(0, standardFind);
        QVERIFY(table.board().confirmed.empty());
        QVERIFY(table.board().ruledOut.empty());
    }

    void nothing_is_done_after_the_end() {
        const Table table = foundFrom({0});
        QVERIFY(waitingFor(table.board()).empty() && due(table.board()).empty());
        for (const Action& action :
             {Action(Survey{}), Action(Target{}), Action(Research{}), Action(Locate{}), Action(SubmitTheories{}),
              Action(LastChance{}), Action(Review{}), Action(HoldConference{}), Action(Reveal{}), Action(TakeBack{})})
            QCOMPARE(table.refusal(0, action), Refusal::WrongPhase);
    }
};

QTEST_APPLESS_MAIN(EndingTest)
#include "ending_test.moc"
