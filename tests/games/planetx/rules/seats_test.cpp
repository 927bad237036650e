#include <QtTest>

#include "support/table.h"

#include "planetx/rules/score.h"
#include "planetx/rules/time_track.h"

using namespace planetx;
using enum planetx::Object;

namespace {

// Two players in a theory phase in which both have chosen; player 0's older theory is about to be reviewed.
Board placing() {
    Board board = boardAt(Mode::Standard, {5, 6});
    board.phase = Phase::Theories;
    board.theoryPhases = 3;
    board.tokens = {{.id = {0, 10, 1}, .space = 2}};
    return afterAll(board, {TheoriesSealed{0}, TheoriesSealed{1}});
}

Board reviewing() { return afterAll(placing(), {TheoriesPlaced{0, {3}}, TheoriesPlaced{1, {4}}}); }

std::vector<TokenId> ids(const Board& board) {
    std::vector<TokenId> list;
    for (const Token& token : board.tokens)
        list.push_back(token.id);
    return list;
}

using Ids = std::vector<TokenId>;

Table lastChances() {
    Table table(boardAt(Mode::Standard, {1, 2, 3}));
    table.play(0, standardFind);
    return table;
}

} // namespace

class SeatsTest : public QObject {
    Q_OBJECT

private slots:
    void a_leaving_players_pawn_leaves_the_track() {
        const Board board = after(boardAt(Mode::Standard, {6, 7}), SeatReleased{0});
        QCOMPARE(turnOrder(board), (std::vector<PlayerId>{1}));
        QCOMPARE(toAct(board), 1);
        QCOMPARE(earthSector(board), 8);
        QCOMPARE(refusal(board, {}, 0, Target{8}), Refusal::BadInput);
    }

    void the_earth_may_enter_an_icon_when_the_rearmost_leaves() {
        const Board board = after(boardAt(Mode::Standard, {1, 3}), SeatReleased{0});
        QCOMPARE(board.phase, Phase::Theories);
        QCOMPARE(waitingFor(board), (std::vector<PlayerId>{1}));
    }

    void nobody_waits_for_a_choice_of_one_who_left() {
        Table table(boardAt(Mode::Standard, {0, 0, 0}));
        table.playToTheoryPhase();
        table.play(0, SubmitTheories{{{3, Asteroid}}});
        table.play(1, SubmitTheories{});
        table.umpire.hear(SeatReleased{2});
        QCOMPARE(ids(table.board()), (Ids{{0, 3, 1}}));
        QCOMPARE(table.board().phase, Phase::Turn);
    }

    void an_unopened_choice_of_one_who_left_counts_as_none() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.playToTheoryPhase();
        table.play(0, SubmitTheories{{{3, Asteroid}}});
        table.umpire.hear(SeatReleased{0});
        table.play(1, SubmitTheories{{{4, Asteroid}}});
        QCOMPARE(ids(table.board()), (Ids{{1, 4, 1}}));
    }

    void placing_goes_on_without_one_who_left() {
        const Board board = afterAll(placing(), {TheoriesPlaced{1, {4}}, SeatReleased{0}});
        QCOMPARE(ids(board), (Ids{{0, 10, 1}, {1, 4, 3}}));
        QCOMPARE(due(board), (std::vector<Due>{TurnUpDue{{0, 10, 1}}}));
    }

    void what_one_who_left_has_shown_already_is_placed() {
        const Board board = afterAll(placing(), {TheoriesPlaced{0, {3}}, SeatReleased{0}, TheoriesPlaced{1, {4}}});
        QCOMPARE(ids(board), (Ids{{0, 10, 1}, {1, 4, 3}, {0, 3, 3}}));
    }

    void a_conference_goes_on_without_one_who_left() {
        const Board board = afterAll(boardAt(Mode::Standard, {8, 9}), {Targeted{0, 9}, SeatReleased{1}});
        QCOMPARE(due(board), (std::vector<Due>{ConferDue{0}}));
        QCOMPARE(after(board, ConferenceHeld{0}).phase, Phase::Theories);
        QCOMPARE(earthSector(after(board, ConferenceHeld{0})), 12);
    }

    void a_review_goes_on_without_one_who_left_and_costs_nobody_a_step() {
        const Board board = after(reviewing(), SeatReleased{0});
        QCOMPARE(due(board), (std::vector<Due>{TurnUpDue{{0, 10, 1}}}));
        const Board reviewed = after(board, TheoryTurnedUp{{0, 10, 1}, Comet, false});
        QCOMPARE(reviewed.ruledOut, (std::vector<Theory>{{10, Comet}}));
        QCOMPARE(times(reviewed), (std::vector{5, 6}));
        QCOMPARE(toAct(reviewed), 1);
    }

    void theories_of_one_who_left_stay_and_are_turned_up_like_others() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}});
        table.umpire.hear(SeatReleased{0});
        table.theoryPhase();
        table.theoryPhase();
        QCOMPARE(table.board().confirmed, (std::map<Sector, Object>{{3, Asteroid}}));
        QCOMPARE(score(table.board())[0].theories, 2);
    }

    void a_theory_nobody_can_open_leaves_unscored() {
        const Board board = after(reviewing(), TheoryVoided{{0, 10, 1}});
        QCOMPARE(ids(board), (Ids{{0, 3, 3}, {1, 4, 3}}));
        QVERIFY(board.ruledOut.empty() && board.confirmed.empty());
        QCOMPARE(times(board), (std::vector{5, 6}));
        QCOMPARE(board.phase, Phase::Turn);
    }

    void the_last_chances_go_on_without_one_who_left() {
        Table table = lastChances();
        table.umpire.hear(SeatReleased{1});
        QCOMPARE(waitingFor(table.board()), (std::vector<PlayerId>{2}));
        QCOMPARE(theoryLimit(table.board(), 2), 1);
        table.umpire.hear(SeatReleased{2});
        QCOMPARE(table.board().phase, Phase::Over);
    }

    void the_last_chances_go_on_when_the_finder_leaves() {
        Table table = lastChances();
        table.umpire.hear(SeatReleased{0});
        QCOMPARE(sectorsBehind(table.board(), 1), 4);
        table.play(1, LastChance{});
        table.play(2, LastChance{});
        QCOMPARE(table.board().phase, Phase::Over);
    }

    void the_reveal_goes_on_without_one_who_left() {
        Board board = boardAt(Mode::Standard, {0, 5});
        board.tokens = {{.id = {1, 3, 1}, .space = 1}};
        board = afterAll(board, {Located{0, true}, SeatReleased{1}});
        QCOMPARE(due(board), (std::vector<Due>{TurnUpDue{{1, 3, 1}}}));
        QCOMPARE(after(board, TheoryVoided{{1, 3, 1}}).phase, Phase::Over);
    }

    void one_player_at_least_remains() {
        const Board board = after(boardAt(Mode::Standard, {0, 0}), SeatReleased{1});
        QCOMPARE(refusal(boardAt(Mode::Standard, {0, 0}), SeatReleased{1}), allowed);
        QCOMPARE(refusal(board, SeatReleased{0}), Refusal::LastPlayer);
    }

    void only_a_taken_seat_of_a_running_game_changes() {
        const Board board = after(boardAt(Mode::Standard, {0, 0}), SeatReleased{1});
        const Board over = after(boardAt(Mode::Standard, {0, 5}), Located{0, true});
        for (const PlayerId who : {-1, 1, 2}) {
            QCOMPARE(refusal(board, SeatReleased{who}), Refusal::NotSeated);
            QCOMPARE(refusal(board, SeatRekeyed{who}), Refusal::NotSeated);
        }
        QCOMPARE(refusal(board, SeatRekeyed{0}), allowed);
        QCOMPARE(refusal(over, SeatReleased{0}), Refusal::WrongPhase);
        QCOMPARE(refusal(over, SeatRekeyed{0}), Refusal::WrongPhase);
    }

    void a_new_phone_cannot_open_the_lost_ones_theories() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}, {1, {{8, Asteroid}}}});
        table.theoryPhase();
        table.theoryPhase({{0, {{4, Asteroid}}}, {1, {{4, Asteroid}}}});
        const auto before = times(table.board());
        table.umpire.hear(SeatRekeyed{0});
        QCOMPARE(ids(table.board()), (Ids{{0, 3, 1}, {1, 8, 1}, {1, 4, 3}}));
        QCOMPARE(times(table.board()), before);
        QCOMPARE(table.tokensLeft(0, Asteroid), 2);
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(0, SubmitTheories{{{4, Asteroid}}}), allowed);
    }

    void a_choice_sealed_on_the_lost_phone_is_made_again() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.playToTheoryPhase();
        table.play(0, SubmitTheories{{{3, Asteroid}}});
        table.umpire.hear(SeatRekeyed{0});
        QCOMPARE(waitingFor(table.board()), (std::vector<PlayerId>{0, 1}));
        table.theoryPhase({{0, {{4, Asteroid}}}});
        QCOMPARE(ids(table.board()), (Ids{{0, 4, 1}}));
        QCOMPARE(table.tokensLeft(0, Asteroid), 3);
    }

    void a_choice_lost_while_places_are_shown_counts_as_none() {
        QCOMPARE(ids(afterAll(placing(), {TheoriesPlaced{1, {4}}, SeatRekeyed{0}})), (Ids{{1, 4, 3}}));
        QCOMPARE(ids(afterAll(placing(), {TheoriesPlaced{0, {3}}, SeatRekeyed{0}, TheoriesPlaced{1, {4}}})),
                 (Ids{{1, 4, 3}}));
    }

    void a_review_goes_on_without_the_lost_phones_theories() {
        const Board board = after(reviewing(), SeatRekeyed{0});
        QCOMPARE(ids(board), (Ids{{1, 4, 3}}));
        QCOMPARE(board.phase, Phase::Turn);
    }

    void a_last_chance_taken_on_the_lost_phone_is_void() {
        Table table = lastChances();
        table.play(1, LastChance{std::vector<Theory>{{2, Comet}}});
        table.umpire.hear(SeatRekeyed{1});
        QCOMPARE(ids(table.board()), Ids{});
        QCOMPARE(waitingFor(table.board()), (std::vector<PlayerId>{2}));
    }

    void the_reveal_goes_on_without_the_lost_phones_theories() {
        Board board = boardAt(Mode::Standard, {0, 5});
        board.tokens = {{.id = {1, 3, 1}, .space = 1}};
        QCOMPARE(afterAll(board, {Located{0, true}, SeatRekeyed{1}}).phase, Phase::Over);
    }

    void a_late_joiner_starts_level_with_the_rearmost_and_behind() {
        Table table(boardAt(Mode::Standard, {1, 1}));
        table.umpire.hear(SeatTaken{});
        QCOMPARE(times(table.board()), (std::vector{1, 1, 1}));
        QCOMPARE(turnOrder(table.board()), (std::vector<PlayerId>{2, 0, 1}));
        QCOMPARE(table.tokensLeft(2, Asteroid), 4);
        table.play(2, Target{2});
        QCOMPARE(player(table.board(), 2).targetsLeft, 1);
        QCOMPARE(toAct(table.board()), 0);
    }

    void a_game_is_joined_until_its_first_theory_phase() {
        Table table(boardAt(Mode::Standard, {0}));
        QCOMPARE(refusal(table.board(), SeatTaken{}), allowed);
        table.theoryPhase();
        QCOMPARE(refusal(table.board(), SeatTaken{}), Refusal::TooLateToJoin);
    }

    void no_more_than_four_play() {
        QCOMPARE(refusal(boardAt(Mode::Standard, {0, 0, 0}), SeatTaken{}), allowed);
        QCOMPARE(refusal(boardAt(Mode::Standard, {0, 0, 0, 0}), SeatTaken{}), Refusal::TableFull);
    }
};

QTEST_APPLESS_MAIN(SeatsTest)
#include "seats_test.moc"
