#include <QtTest>

#include "support/table.h"

#include "planetx/rules/score.h"

using namespace planetx;
using enum planetx::Object;

namespace {

std::vector<int> ranks(const std::vector<Score>& scores) {
    std::vector<int> list;
    for (const Score& score : scores)
        list.push_back(score.rank);
    return list;
}

std::vector<int> leaders(const std::vector<ScoredTheory>& correct) {
    std::vector<int> list;
    for (const Score& s : score(Mode::Standard, correct, {0, 0, 0}))
        list.push_back(s.leader);
    return list;
}

// Player 0 found Planet X, player 1 did too, this far behind.
Board bothFound(int behind) {
    Board board = boardAt(Mode::Standard, {5, 5 - behind});
    board.phase = Phase::Over;
    board.finder = 0;
    for (Player& p : board.players)
        p.foundX = true;
    return board;
}

} // namespace

class ScoreTest : public QObject {
    Q_OBJECT

private slots:
    void a_right_theory_scores_by_its_object() {
        const Edition& standard = edition(Mode::Standard);
        QCOMPARE(points(standard, Asteroid), 2);
        QCOMPARE(points(standard, Comet), 3);
        QCOMPARE(points(standard, GasCloud), 4);
        QCOMPARE(points(standard, DwarfPlanet), 4);
        QCOMPARE(points(standard, Empty), 0);
        QCOMPARE(points(standard, PlanetX), 0);
    }

    void a_dwarf_planet_scores_less_for_experts() {
        for (const Object object : {Asteroid, Comet, GasCloud})
            QCOMPARE(points(edition(Mode::Expert), object), points(edition(Mode::Standard), object));
        QCOMPARE(points(edition(Mode::Expert), DwarfPlanet), 2);
    }

    void the_first_to_be_right_about_a_sector_has_its_leader_bonus() {
        QCOMPARE(leaders({{1, {3, Asteroid}, 2}, {0, {3, Asteroid}, 1}, {2, {3, Asteroid}, 3}}),
                 (std::vector{1, 0, 0}));
    }

    void ties_share_the_leader_bonus() {
        QCOMPARE(leaders({{0, {3, Asteroid}, 2}, {1, {3, Asteroid}, 2}, {2, {3, Asteroid}, 3}}),
                 (std::vector{1, 1, 0}));
    }

    void every_sector_has_a_leader_bonus_of_its_own() {
        QCOMPARE(leaders({{0, {3, Asteroid}, 1}, {1, {4, Asteroid}, 2}, {0, {8, Asteroid}, 3}}),
                 (std::vector{2, 1, 0}));
    }

    void a_score_is_leader_bonus_theories_and_planet_x() {
        const auto scores =
            score(Mode::Standard, {{0, {3, Asteroid}, 1}, {0, {2, Comet}, 2}, {1, {2, Comet}, 1}}, {10, 6});
        QCOMPARE(scores[0], (Score{.leader = 1, .theories = 5, .planetX = 10, .rank = 1}));
        QCOMPARE(scores[0].total(), 16);
        QCOMPARE(scores[1], (Score{.leader = 1, .theories = 3, .planetX = 6, .rank = 2}));
    }

    void the_first_finder_scores_10_and_later_ones_2_for_every_sector_behind() {
        for (int behind = 1; behind <= 5; ++behind) {
            const auto scores = score(bothFound(behind));
            QCOMPARE(scores[0].planetX, 10);
            QCOMPARE(scores[1].planetX, 2 * behind);
        }
    }

    void who_did_not_find_planet_x_scores_nothing_for_it() {
        Board board = bothFound(3);
        player(board, 1).foundX = false;
        QCOMPARE(score(board)[1].planetX, 0);
    }

    void the_highest_total_wins_even_without_planet_x() {
        const auto scores =
            score(Mode::Standard, {{1, {5, GasCloud}, 1}, {1, {12, GasCloud}, 1}, {1, {1, DwarfPlanet}, 1}}, {10, 0});
        QCOMPARE(ranks(scores), (std::vector{2, 1}));
    }

    void a_tie_is_won_by_points_for_planet_x() {
        const auto scores = score(Mode::Standard, {{0, {5, GasCloud}, 1}, {0, {12, GasCloud}, 1}}, {0, 10});
        QCOMPARE(scores[0].total(), scores[1].total());
        QCOMPARE(ranks(scores), (std::vector{2, 1}));
    }

    void a_tie_in_planet_x_is_won_by_leader_bonus() {
        const std::vector<ScoredTheory> correct{{0, {2, Comet}, 1}, {1, {5, GasCloud}, 2}, {2, {5, GasCloud}, 1}};
        const auto scores = score(Mode::Standard, correct, {0, 0, 0});
        QCOMPARE(scores[0].total(), scores[1].total());
        QCOMPARE(ranks(scores), (std::vector{2, 3, 1}));
    }

    void otherwise_the_victory_is_shared() {
        const auto scores = score(Mode::Standard, {{0, {2, Comet}, 1}, {2, {2, Comet}, 1}}, {0, 2, 0});
        QCOMPARE(ranks(scores), (std::vector{1, 3, 1}));
    }

    void the_board_is_read_like_a_score_sheet() {
        Board board = bothFound(2);
        board.tokens = {{{0, 3, 2}, 3, TurnedUp{Asteroid, true}}, {{1, 3, 1}, 3, TurnedUp{Asteroid, true}}};
        QCOMPARE(score(board), score(Mode::Standard, {{0, {3, Asteroid}, 2}, {1, {3, Asteroid}, 1}}, {10, 4}));
    }

    void wrong_and_face_down_theories_score_nothing() {
        Board board = boardAt(Mode::Standard, {0, 0});
        board.tokens = {{{0, 3, 1}, 3, TurnedUp{Comet, false}}, {{1, 3, 1}, 3, std::nullopt}};
        QCOMPARE(score(board), score(Mode::Standard, {}, {0, 0}));
    }

    void a_wrong_theory_in_front_does_not_take_the_lead() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Comet}}}});
        table.theoryPhase({{1, {{3, Asteroid}}}});
        table.play(0, standardFind);
        table.play(1, LastChance{});
        QCOMPARE(score(table.board())[1], (Score{.leader = 1, .theories = 2, .rank = 2}));
    }

    void last_chance_theories_tie_with_each_other_and_come_after_all_earlier_ones() {
        Table table(boardAt(Mode::Standard, {6, 6, 6, 6}));
        table.theoryPhase({{3, {{3, Asteroid}}}});
        table.play(0, standardFind);
        table.play(1, LastChance{std::vector<Theory>{{4, Asteroid}}});
        table.play(2, LastChance{std::vector<Theory>{{4, Asteroid}, {3, Asteroid}}});
        table.play(3, LastChance{std::vector<Theory>{{8, Asteroid}}});
        const auto scores = score(table.board());
        QCOMPARE(scores[1], (Score{.leader = 1, .theories = 2, .rank = 4}));
        QCOMPARE(scores[2], (Score{.leader = 1, .theories = 4, .rank = 3}));
        QCOMPARE(scores[3], (Score{.leader = 2, .theories = 4, .rank = 2}));
    }
};

QTEST_APPLESS_MAIN(ScoreTest)
#include "score_test.moc"
