#include <QtTest>

#include "support/table.h"

using namespace planetx;
using enum planetx::Object;

namespace {

SubmitTheories choice(std::vector<Theory> theories) { return {std::move(theories)}; }

// The board's tokens as (player, sector, space).
std::vector<std::array<int, 3>> tokens(const Board& board) {
    std::vector<std::array<int, 3>> list;
    for (const Token& token : board.tokens)
        list.push_back({token.id.who, token.id.sector, token.space});
    return list;
}

using Tokens = std::vector<std::array<int, 3>>;

} // namespace

class TheoryPhaseTest : public QObject {
    Q_OBJECT

private slots:
    void a_player_submits_one_theory_or_in_expert_mode_two() {
        Table standard(boardAt(Mode::Standard, {0}));
        standard.playToTheoryPhase();
        QCOMPARE(theoryLimit(standard.board(), 0), 1);
        QCOMPARE(standard.refusal(0, choice({{3, Asteroid}})), allowed);
        QCOMPARE(standard.refusal(0, choice({{3, Asteroid}, {4, Asteroid}})), Refusal::TooManyTheories);
        Table expert(boardAt(Mode::Expert, {0}));
        expert.playToTheoryPhase();
        QCOMPARE(theoryLimit(expert.board(), 0), 2);
        QCOMPARE(expert.refusal(0, choice({{3, Asteroid}, {4, Asteroid}})), allowed);
        QCOMPARE(expert.refusal(0, choice({{3, Asteroid}, {4, Asteroid}, {9, Asteroid}})), Refusal::TooManyTheories);
    }

    void a_theory_is_about_any_sector_visible_or_not() {
        Table table(boardAt(Mode::Standard, {0}));
        table.playToTheoryPhase();
        for (Sector sector = 1; sector <= 12; ++sector)
            QCOMPARE(table.refusal(0, choice({{sector, Asteroid}})), allowed);
        QCOMPARE(table.refusal(0, choice({{13, Asteroid}})), Refusal::BadSector);
    }

    void there_is_no_theory_of_empty_or_of_planet_x() {
        Table table(boardAt(Mode::Standard, {0}));
        table.playToTheoryPhase();
        for (const Object object : bodies)
            QCOMPARE(table.refusal(0, choice({{4, object}})), allowed);
        for (const Object object : {Empty, PlanetX})
            QCOMPARE(table.refusal(0, choice({{4, object}})), Refusal::BadObject);
    }

    void all_players_are_waited_for() {
        Table table(boardAt(Mode::Standard, {0, 0, 0}));
        table.playToTheoryPhase();
        table.play(1, choice({}));
        QCOMPARE(waitingFor(table.board()), (std::vector<PlayerId>{0, 2}));
        QCOMPARE(table.board().phase, Phase::Theories);
    }

    void a_choice_made_stands() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.playToTheoryPhase();
        table.play(0, choice({}));
        QCOMPARE(table.refusal(0, choice({{3, Asteroid}})), Refusal::AlreadyChosen);
        QCOMPARE(table.refusal(0, choice({})), Refusal::AlreadyChosen);
    }

    void theories_are_placed_in_turn_order() {
        Board board = newBoard(Mode::Standard, Play::OnScreen, {2, 0, 1});
        Table table(std::move(board));
        table.theoryPhase({{0, {{3, Asteroid}}}, {1, {{8, Asteroid}}}, {2, {{1, DwarfPlanet}}}});
        QCOMPARE(tokens(table.board()), (Tokens{{2, 1, 1}, {0, 3, 1}, {1, 8, 1}}));
    }

    void several_players_may_claim_one_sector_in_the_same_phase() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}, {1, {{3, Asteroid}}}});
        QCOMPARE(tokens(table.board()), (Tokens{{0, 3, 1}, {1, 3, 1}}));
    }

    void every_face_down_theory_old_or_new_moves_one_space_inward() {
        Table table(boardAt(Mode::Standard, {0}));
        table.theoryPhase({{0, {{3, Asteroid}}}});
        QCOMPARE(tokens(table.board()), (Tokens{{0, 3, 1}}));
        table.theoryPhase({{0, {{8, Asteroid}}}});
        QCOMPARE(tokens(table.board()), (Tokens{{0, 3, 2}, {0, 8, 1}}));
        table.theoryPhase({{0, {{9, Asteroid}}}});
        QCOMPARE(tokens(table.board()), (Tokens{{0, 3, 3}, {0, 8, 2}, {0, 9, 1}}));
    }

    void a_phase_without_submissions_still_moves_theories() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}});
        table.theoryPhase();
        QCOMPARE(tokens(table.board()), (Tokens{{0, 3, 2}}));
        table.theoryPhase();
        QCOMPARE(table.board().confirmed, (std::map<Sector, Object>{{3, Asteroid}}));
    }

    void no_theory_is_placed_in_a_confirmed_sector() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{3, Asteroid}}}});
        table.theoryPhase();
        table.theoryPhase();
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(1, choice({{3, Asteroid}})), Refusal::SectorConfirmed);
        QCOMPARE(table.refusal(1, choice({{3, Comet}})), Refusal::SectorConfirmed);
        QCOMPARE(table.refusal(1, choice({{4, Asteroid}})), allowed);
    }

    void a_theory_is_not_submitted_twice_while_it_lies_there() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        table.theoryPhase({{0, {{4, Asteroid}}}});
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(0, choice({{4, Asteroid}})), Refusal::DuplicateTheory);
        QCOMPARE(table.refusal(1, choice({{4, Asteroid}})), allowed);
    }

    void a_different_theory_may_follow_in_the_same_sector() {
        Table table(boardAt(Mode::Standard, {0}));
        table.theoryPhase({{0, {{3, Comet}}}});
        table.theoryPhase({{0, {{3, Asteroid}}}});
        QCOMPARE(tokens(table.board()), (Tokens{{0, 3, 2}, {0, 3, 1}}));
    }

    void two_theories_of_one_phase_are_in_different_sectors() {
        Table table(boardAt(Mode::Expert, {0}));
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(0, choice({{3, Asteroid}, {3, Comet}})), Refusal::TwoInOneSector);
        QCOMPARE(table.refusal(0, choice({{3, Asteroid}, {3, Asteroid}})), Refusal::TwoInOneSector);
    }

    void a_theory_that_has_left_the_board_may_be_claimed_again() {
        Table table(boardAt(Mode::Standard, {0}));
        table.theoryPhase({{0, {{1, Asteroid}}}});
        table.theoryPhase();
        table.theoryPhase();
        QCOMPARE(tokens(table.board()), Tokens{});
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(0, choice({{1, Asteroid}})), allowed);
    }

    void a_player_starts_with_a_token_for_every_object_of_the_sky() {
        const Table standard(boardAt(Mode::Standard, {0}));
        const Table expert(boardAt(Mode::Expert, {0}));
        for (const Table* table : {&standard, &expert}) {
            QCOMPARE(table->tokensLeft(0, Asteroid), 4);
            QCOMPARE(table->tokensLeft(0, Comet), 2);
            QCOMPARE(table->tokensLeft(0, GasCloud), 2);
            QCOMPARE(table->tokensLeft(0, Empty), 0);
        }
        QCOMPARE(standard.tokensLeft(0, DwarfPlanet), 1);
        QCOMPARE(expert.tokensLeft(0, DwarfPlanet), 4);
    }

    void a_spent_token_never_comes_back() {
        Table table(boardAt(Mode::Standard, {0}));
        table.theoryPhase({{0, {{2, DwarfPlanet}}}});
        table.theoryPhase();
        table.theoryPhase();
        QCOMPARE(table.board().ruledOut, (std::vector<Theory>{{2, DwarfPlanet}}));
        QCOMPARE(table.tokensLeft(0, DwarfPlanet), 0);
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(0, choice({{1, DwarfPlanet}})), Refusal::NoToken);
    }

    void two_theories_need_two_tokens() {
        Table table(boardAt(Mode::Expert, {0}));
        table.theoryPhase({{0, {{2, Comet}}}});
        table.playToTheoryPhase();
        QCOMPARE(table.refusal(0, choice({{3, Comet}, {5, Comet}})), Refusal::NoToken);
        QCOMPARE(table.refusal(0, choice({{3, Comet}, {5, GasCloud}})), allowed);
    }
};

QTEST_APPLESS_MAIN(TheoryPhaseTest)
#include "theory_phase_test.moc"
