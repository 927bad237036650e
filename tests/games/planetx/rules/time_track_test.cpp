#include <QtTest>

#include "support/table.h"

#include "planetx/rules/time_track.h"

using namespace planetx;
using enum planetx::Object;

namespace {

// The sectors in which a lone player's theory phases fall.
std::vector<Sector> theorySectors(Mode mode, int phases) {
    Table table(boardAt(mode, {0}));
    std::vector<Sector> sectors;
    while (std::ssize(sectors) < phases) {
        table.playToTheoryPhase();
        sectors.push_back(earthSector(table.board()));
        table.theoryPhase();
    }
    return sectors;
}

// The sectors in which the Earth stops for a conference on its first and second lap.
std::vector<Sector> conferenceSectors(Mode mode) {
    Board board = boardAt(mode, {0});
    std::vector<Sector> sectors;
    for (int turn = 0; turn < 2 * edition(mode).ring.size; ++turn) {
        board = after(board, Researched{0, 'A'});
        if (board.phase == Phase::Conference) {
            sectors.push_back(earthSector(board));
            board = after(board, ConferenceHeld{std::get<ConferDue>(due(board).front()).conference});
        }
        if (board.phase == Phase::Theories)
            board = afterAll(board, {TheoriesSealed{0}, TheoriesPlaced{0, {}}});
    }
    return sectors;
}

} // namespace

class TimeTrackTest : public QObject {
    Q_OBJECT

private slots:
    void all_pawns_start_in_sector_1_in_the_order_drawn() {
        const Board board = newBoard(Mode::Standard, Play::OnScreen, {2, 0, 1});
        QCOMPARE(times(board), (std::vector{0, 0, 0}));
        QCOMPARE(sectorAt(board, 0), 1);
        QCOMPARE(turnOrder(board), (std::vector<PlayerId>{2, 0, 1}));
        QCOMPARE(toAct(board), 2);
    }

    void a_target_from_sector_10_ends_on_sector_2() {
        Table table(boardAt(Mode::Standard, {9, 15}));
        table.play(0, Target{12});
        QCOMPARE(sectorAt(table.board(), table.time(0)), 2);
    }

    void the_earth_stops_for_the_conference_on_its_way_to_sector_12() {
        Table table(boardAt(Mode::Standard, {8, 11}));
        const auto events = table.play(0, Target{9}).events;
        QCOMPARE(eventsOf<ConferenceHeld>(events), (std::vector{ConferenceHeld{0}}));
        table.theoryPhase();
        QCOMPARE(earthSector(table.board()), 12);
        QCOMPARE(toAct(table.board()), 1);
    }

    void a_pawn_that_arrives_goes_in_front_of_those_already_there() {
        Table table(boardAt(Mode::Standard, {0, 0, 0}));
        table.play(0, Target{1});
        table.play(1, Target{2});
        table.play(2, Research{'A'});
        QCOMPARE(turnOrder(table.board()), (std::vector<PlayerId>{2, 0, 1}));
    }

    void the_rearmost_player_acts_even_twice_running() {
        Table table(boardAt(Mode::Standard, {3, 7}));
        table.play(0, Research{'A'});
        QCOMPARE(toAct(table.board()), 0);
        table.play(0, Target{6});
        table.theoryPhase();
        QCOMPARE(toAct(table.board()), 1);
    }

    void the_earth_stays_while_somebody_is_still_in_its_sector() {
        Table table(boardAt(Mode::Standard, {6, 6}));
        table.play(0, Target{7});
        QCOMPARE(earthSector(table.board()), 7);
        table.play(1, Research{'A'});
        QCOMPARE(earthSector(table.board()), 8);
    }

    void half_of_the_sectors_are_visible_clockwise_from_the_arrow() {
        QCOMPARE(visibleSky(boardAt(Mode::Standard, {0})), (Arc{1, 6}));
        QCOMPARE(visibleSky(boardAt(Mode::Standard, {9, 12})), (Arc{10, 3}));
        QCOMPARE(visibleSky(boardAt(Mode::Expert, {12 + 18})), (Arc{13, 3}));
    }

    void theory_phases_fall_in_the_printed_sectors_on_every_lap() {
        QCOMPARE(theorySectors(Mode::Standard, 8), (std::vector<Sector>{3, 6, 9, 12, 3, 6, 9, 12}));
        QCOMPARE(theorySectors(Mode::Expert, 12), (std::vector<Sector>{3, 6, 9, 12, 15, 18, 3, 6, 9, 12, 15, 18}));
    }

    void a_conference_is_held_in_its_sector_and_not_repeated_on_the_second_lap() {
        QCOMPARE(conferenceSectors(Mode::Standard), (std::vector<Sector>{10}));
        QCOMPARE(conferenceSectors(Mode::Expert), (std::vector<Sector>{7, 16}));
    }

    void a_conference_tells_everybody_its_own_clue() {
        Table table(boardAt(Mode::Expert, {14}));
        const auto events = table.play(0, Survey{Asteroid, {15, 5}}).events;
        QCOMPARE(eventsOf<ConferenceHeld>(events), (std::vector{ConferenceHeld{1}}));
        QCOMPARE(table.umpire.oracle().answer(events.back()),
                 Answer(ClueRead{dealOf(expertSky).clues->conferences[1]}));
        QCOMPARE(table.board().conferencesHeld, (std::vector{false, true}));
    }

    void an_icon_fires_when_the_arrow_enters_its_sector_not_when_it_leaves() {
        Table table(boardAt(Mode::Standard, {2}));
        table.play(0, Research{'A'});
        QCOMPARE(table.board().phase, Phase::Turn);
        QCOMPARE(earthSector(table.board()), 4);
    }

    void one_rotation_may_pass_several_icons() {
        Table table(boardAt(Mode::Standard, {6}));
        table.play(0, Locate{1, Empty, Empty});
        QCOMPARE(earthSector(table.board()), 9);
        QCOMPARE(table.board().conferencesHeld, (std::vector{false}));
        const auto events = table.theoryPhase();
        QCOMPARE(eventsOf<ConferenceHeld>(events), (std::vector{ConferenceHeld{0}}));
        QCOMPARE(table.board().phase, Phase::Theories);
        QCOMPARE(earthSector(table.board()), 12);
    }

    void a_theory_phase_interrupts_the_rotation_in_its_sector() {
        Table table(boardAt(Mode::Standard, {1, 7}));
        table.play(0, Locate{1, Empty, Empty});
        QCOMPARE(table.board().phase, Phase::Theories);
        QCOMPARE(earthSector(table.board()), 3);
        QCOMPARE(toAct(table.board()), std::nullopt);
        table.theoryPhase();
        QCOMPARE(earthSector(table.board()), 6);
        table.theoryPhase();
        QCOMPARE(earthSector(table.board()), 7);
        QCOMPARE(toAct(table.board()), 0);
    }

    void a_penalty_during_the_rotation_can_change_who_is_rearmost() {
        Board board = boardAt(Mode::Standard, {5, 5, 4});
        board.theoryPhases = 1;
        board.tokens = {{.id = {0, 10, 1}, .space = 2}};
        const Board reviewed = afterAll(board, {Targeted{2, 5}, TheoriesSealed{0}, TheoriesSealed{1}, TheoriesSealed{2},
                                                TheoriesPlaced{0, {}}, TheoriesPlaced{1, {}}, TheoriesPlaced{2, {}},
                                                TheoryTurnedUp{{0, 10, 1}, DwarfPlanet, false}});
        QCOMPARE(turnOrder(reviewed), (std::vector<PlayerId>{1, 0, 2}));
        QCOMPARE(toAct(reviewed), 1);
    }

    void a_penalty_of_the_last_player_turns_the_earth_further() {
        Board board = boardAt(Mode::Standard, {4});
        board.theoryPhases = 1;
        board.tokens = {{.id = {0, 10, 1}, .space = 2}};
        board = afterAll(board, {Researched{0, 'A'}, TheoriesSealed{0}, TheoriesPlaced{0, {}},
                                 TheoryTurnedUp{{0, 10, 1}, DwarfPlanet, false}});
        QCOMPARE(times(board), (std::vector{6}));
        QCOMPARE(earthSector(board), 7);
    }
};

QTEST_APPLESS_MAIN(TimeTrackTest)
#include "time_track_test.moc"
