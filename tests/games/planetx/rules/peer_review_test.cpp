#include <QtTest>

#include "support/table.h"

#include "planetx/rules/time_track.h"

using namespace planetx;
using enum planetx::Object;

namespace {

using Choices = std::map<PlayerId, std::vector<Theory>>;

// The third of three theory phases, in which the choices of the first are reviewed.
struct AfterReview {
    Table table;
    std::vector<int> steps; // that each pawn was moved by penalties
    std::vector<Event> events;
};

AfterReview review(Board board, const Choices& first, const Choices& second = {}, const Choices& third = {}) {
    AfterReview review{Table(std::move(board)), {}, {}};
    review.table.theoryPhase(first);
    review.table.theoryPhase(second);
    review.table.playToTheoryPhase();
    review.steps = times(review.table.board());
    review.events = review.table.theoryPhase(third);
    std::ranges::transform(times(review.table.board()), review.steps, review.steps.begin(), std::minus());
    return review;
}

Board two() { return boardAt(Mode::Standard, {0, 0}); }

// (player, sector, space) of the theories still on the board, and whether they lie face up.
std::vector<std::array<int, 4>> tokens(const AfterReview& review) {
    std::vector<std::array<int, 4>> list;
    for (const Token& t : review.table.board().tokens)
        list.push_back({t.id.who, t.id.sector, t.space, t.faceUp.has_value()});
    return list;
}

using Tokens = std::vector<std::array<int, 4>>;
using Confirmed = std::map<Sector, Object>;

} // namespace

class PeerReviewTest : public QObject {
    Q_OBJECT

private slots:
    void the_asteroid_in_9_is_confirmed_and_10_has_no_dwarf_planet() {
        const auto after = review(two(), {{0, {{10, DwarfPlanet}}}, {1, {{9, Asteroid}}}});
        QCOMPARE(eventsOf<TheoryTurnedUp>(after.events),
                 (std::vector<TheoryTurnedUp>{{{1, 9, 1}, Asteroid, true}, {{0, 10, 1}, DwarfPlanet, false}}));
        QCOMPARE(after.table.board().confirmed, (Confirmed{{9, Asteroid}}));
        QCOMPARE(after.table.board().ruledOut, (std::vector<Theory>{{10, DwarfPlanet}}));
        QCOMPARE(after.steps, (std::vector{1, 0}));
        QCOMPARE(tokens(after), (Tokens{{1, 9, 3, true}}));
    }

    void a_wrong_theory_moves_its_author_one_sector() {
        QCOMPARE(review(two(), {{1, {{1, Comet}}}}).steps, (std::vector{0, 1}));
    }

    void a_wrong_theory_leaves_the_game() { QCOMPARE(tokens(review(two(), {{1, {{1, Comet}}}})), Tokens{}); }

    void a_theory_about_planet_xs_sector_is_wrong_whatever_it_says() {
        for (const Object object : bodies)
            QCOMPARE(review(two(), {{0, {{10, object}}}}).steps, (std::vector{1, 0}));
    }

    void a_right_theory_costs_nothing_and_stays_to_score() {
        const auto after = review(two(), {{0, {{3, Asteroid}}}});
        QCOMPARE(after.steps, (std::vector{0, 0}));
        QCOMPARE(tokens(after), (Tokens{{0, 3, 3, true}}));
    }

    void theories_are_reviewed_by_ascending_sector() {
        const auto after =
            review(boardAt(Mode::Standard, {0, 0, 0}), {{0, {{12, GasCloud}}}, {1, {{2, Comet}}}, {2, {{7, Comet}}}});
        std::vector<Sector> sectors;
        for (const TheoryTurnedUp& e : eventsOf<TheoryTurnedUp>(after.events))
            sectors.push_back(e.token.sector);
        QCOMPARE(sectors, (std::vector<Sector>{2, 7, 12}));
    }

    void nothing_is_reviewed_before_the_inner_space() {
        Table table(two());
        table.theoryPhase({{0, {{1, Comet}}}});
        const auto events = table.theoryPhase();
        QCOMPARE(eventsOf<TheoryTurnedUp>(events), std::vector<TheoryTurnedUp>{});
        QVERIFY(!table.board().tokens.front().faceUp);
    }

    void a_right_theory_turns_up_the_outer_ones_and_the_wrong_among_them_cost_their_author() {
        const auto after = review(two(), {{0, {{3, Asteroid}}}}, {}, {{1, {{3, Comet}}}});
        QCOMPARE(after.steps, (std::vector{0, 1}));
        QCOMPARE(tokens(after), (Tokens{{0, 3, 3, true}}));
        QCOMPARE(after.table.board().ruledOut, (std::vector<Theory>{{3, Comet}}));
    }

    void right_outer_theories_stay_where_they_are_for_good() {
        auto after = review(boardAt(Mode::Standard, {0, 0, 0}), {{0, {{3, Asteroid}}}}, {{1, {{3, Asteroid}}}},
                            {{2, {{3, Asteroid}}}});
        QCOMPARE(tokens(after), (Tokens{{0, 3, 3, true}, {1, 3, 2, true}, {2, 3, 1, true}}));
        after.table.theoryPhase();
        QCOMPARE(tokens(after), (Tokens{{0, 3, 3, true}, {1, 3, 2, true}, {2, 3, 1, true}}));
    }

    void outer_theories_stay_face_down_when_only_wrong_ones_are_reviewed() {
        const auto after = review(two(), {{0, {{3, Comet}}}}, {{1, {{3, GasCloud}}}}, {{0, {{3, Asteroid}}}});
        QCOMPARE(tokens(after), (Tokens{{1, 3, 2, false}, {0, 3, 1, false}}));
        QCOMPARE(after.steps, (std::vector{1, 0}));
        QCOMPARE(after.table.board().ruledOut, (std::vector<Theory>{{3, Comet}}));
        QVERIFY(after.table.board().confirmed.empty());
    }

    void a_wrong_theory_beside_a_right_one_costs_only_its_author() {
        const auto after = review(two(), {{0, {{3, Comet}}}, {1, {{3, Asteroid}}}});
        QCOMPARE(after.steps, (std::vector{1, 0}));
        QCOMPARE(tokens(after), (Tokens{{1, 3, 3, true}}));
    }

    void one_sectors_review_costs_a_player_one_step_however_many_were_wrong() {
        const auto after =
            review(two(), {{0, {{3, Asteroid}}}, {1, {{3, Comet}}}}, {{1, {{3, GasCloud}}}}, {{1, {{3, DwarfPlanet}}}});
        QCOMPARE(after.steps, (std::vector{0, 1}));
        QCOMPARE(after.table.board().ruledOut, (std::vector<Theory>{{3, Comet}, {3, DwarfPlanet}, {3, GasCloud}}));
    }

    void wrong_theories_in_two_sectors_cost_two_steps() {
        const auto after = review(boardAt(Mode::Expert, {0, 0}), {{0, {{1, Comet}, {8, Comet}}}});
        QCOMPARE(after.steps, (std::vector{2, 0}));
    }

    void a_players_own_wrong_theory_costs_even_beside_the_own_right_one() {
        const auto after = review(two(), {{0, {{3, Asteroid}}}}, {{0, {{3, Comet}}}});
        QCOMPARE(after.steps, (std::vector{1, 0}));
        QCOMPARE(tokens(after), (Tokens{{0, 3, 3, true}}));
    }

    void penalised_players_keep_their_order_and_go_in_front_of_pawns_already_there() {
        Board board = boardAt(Mode::Standard, {5, 5, 6, 4});
        board.theoryPhases = 1;
        board.tokens = {{.id = {1, 10, 1}, .space = 2}, {.id = {0, 10, 1}, .space = 2}};
        std::vector<Event> events{Targeted{3, 5}};
        for (PlayerId who = 0; who < 4; ++who)
            events.emplace_back(TheoriesSealed{who});
        for (PlayerId who = 0; who < 4; ++who)
            events.emplace_back(TheoriesPlaced{who, {}});
        for (const PlayerId who : {1, 0})
            events.emplace_back(TheoryTurnedUp{{who, 10, 1}, Comet, false});
        const Board reviewed = afterAll(board, events);
        QCOMPARE(times(reviewed), (std::vector{6, 6, 6, 8}));
        QCOMPARE(turnOrder(reviewed), (std::vector<PlayerId>{2, 0, 1, 3}));
    }

    void two_wrong_theories_in_a_sector_are_both_ruled_out() {
        const auto after = review(two(), {{0, {{6, GasCloud}}}, {1, {{6, Asteroid}}}});
        QCOMPARE(after.table.board().ruledOut, (std::vector<Theory>{{6, Asteroid}, {6, GasCloud}}));
        QCOMPARE(after.steps, (std::vector{1, 1}));
    }

    void the_same_wrong_theory_of_two_players_is_ruled_out_once() {
        const auto after = review(two(), {{0, {{6, GasCloud}}}, {1, {{6, GasCloud}}}});
        QCOMPARE(after.table.board().ruledOut, (std::vector<Theory>{{6, GasCloud}}));
        QCOMPARE(after.steps, (std::vector{1, 1}));
    }
};

QTEST_APPLESS_MAIN(PeerReviewTest)
#include "peer_review_test.moc"
