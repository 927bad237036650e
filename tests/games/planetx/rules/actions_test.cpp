#include <QtTest>

#include "support/table.h"

using namespace planetx;
using enum planetx::Object;

namespace {

const Locate wrongGuess{1, Empty, Empty};

std::optional<Answer> answerAt(int time, const Action& action, Mode mode = Mode::Standard) {
    return Table(boardAt(mode, {time})).play(0, action).answer;
}

} // namespace

class ActionsTest : public QObject {
    Q_OBJECT

private slots:
    void a_narrow_survey_costs_more_than_a_wide_one() {
        for (int length = 1; length <= 9; ++length) {
            Table table(boardAt(Mode::Expert, {0}));
            table.play(0, Survey{Asteroid, edition(Mode::Expert).ring.arc(1, length)});
            QCOMPARE(table.time(0), length <= 3 ? 4 : length <= 6 ? 3 : 2);
        }
    }

    void a_target_costs_4_research_1_and_a_locate_5() {
        const auto cost = [](const Action& action) {
            Table table(boardAt(Mode::Standard, {0}));
            table.play(0, action);
            return table.time(0);
        };
        QCOMPARE(cost(Target{1}), 4);
        QCOMPARE(cost(Research{'A'}), 1);
        QCOMPARE(cost(wrongGuess), 5);
    }

    void a_survey_tells_how_many_of_the_object_are_in_the_run() {
        QCOMPARE(answerAt(0, Survey{Asteroid, {1, 6}}), Answer(SurveyCount{2}));
        QCOMPARE(answerAt(0, Survey{Asteroid, {4, 4}}), Answer(SurveyCount{1}));
        QCOMPARE(answerAt(0, Survey{DwarfPlanet, {2, 6}}), Answer(SurveyCount{0}));
        QCOMPARE(answerAt(7, Survey{GasCloud, {8, 1}}), Answer(SurveyCount{1}));
    }

    void planet_x_counts_as_empty_in_a_survey() {
        QCOMPARE(answerAt(4, Survey{Empty, {6, 10}}), Answer(SurveyCount{2}));
        QCOMPARE(answerAt(4, Survey{Empty, {10, 10}}), Answer(SurveyCount{1}));
    }

    void a_target_tells_the_object_in_the_sector() {
        QCOMPARE(answerAt(0, Target{5}), Answer(Appears{GasCloud}));
        QCOMPARE(answerAt(0, Target{6}), Answer(Appears{Empty}));
    }

    void planet_x_appears_empty_to_a_target() { QCOMPARE(answerAt(4, Target{10}), Answer(Appears{Empty})); }

    void research_tells_everybody_who_asks_the_same_clue() {
        Table table(boardAt(Mode::Standard, {0, 0}));
        const std::optional<Answer> clueC = ClueRead{dealOf(standardSky).clues->topics[2]};
        QCOMPARE(table.play(0, Research{'C'}).answer, clueC);
        QCOMPARE(table.play(1, Research{'C'}).answer, clueC);
    }

    void others_hear_of_an_action_but_not_its_answer() {
        const auto heard = [](const Action& action) {
            return Table(boardAt(Mode::Standard, {0})).play(0, action).events.front();
        };
        QCOMPARE(heard(Survey{Asteroid, {1, 6}}), Event(Surveyed{0, Asteroid, {1, 6}}));
        QCOMPARE(heard(Target{5}), Event(Targeted{0, 5}));
        QCOMPARE(heard(Research{'F'}), Event(Researched{0, 'F'}));
        QCOMPARE(heard(wrongGuess), Event(Located{0, false}));
    }

    void only_the_rearmost_player_may_act() {
        const Table table(boardAt(Mode::Standard, {0, 0}));
        for (const Action& action :
             {Action(Survey{Asteroid, {1, 6}}), Action(Target{1}), Action(Research{'A'}), Action(wrongGuess)}) {
            QCOMPARE(table.refusal(1, action), Refusal::NotYourTurn);
            QCOMPARE(table.refusal(0, action), allowed);
        }
    }

    void a_survey_looks_at_visible_sectors_only() {
        const Table table(boardAt(Mode::Standard, {9}));
        QCOMPARE(table.refusal(0, Survey{Asteroid, {10, 3}}), allowed);
        QCOMPARE(table.refusal(0, Survey{Asteroid, {12, 1}}), allowed);
        for (const Arc arc : {Arc{9, 12}, Arc{2, 4}, Arc{5, 5}})
            QCOMPARE(table.refusal(0, Survey{Asteroid, arc}), Refusal::NotVisible);
    }

    void a_survey_spans_at_most_half_of_the_ring() {
        QCOMPARE(Table(boardAt(Mode::Standard, {0})).refusal(0, Survey{Asteroid, {1, 7}}), Refusal::RangeTooWide);
        QCOMPARE(Table(boardAt(Mode::Standard, {0})).refusal(0, Survey{Asteroid, {2, 1}}), Refusal::RangeTooWide);
        QCOMPARE(Table(boardAt(Mode::Expert, {0})).refusal(0, Survey{Asteroid, {1, 9}}), allowed);
        QCOMPARE(Table(boardAt(Mode::Expert, {0})).refusal(0, Survey{Asteroid, {1, 10}}), Refusal::RangeTooWide);
    }

    void a_comet_survey_begins_and_ends_on_comet_sectors() {
        const Table table(boardAt(Mode::Standard, {0}));
        for (const Arc arc : {Arc{2, 5}, Arc{3, 3}})
            QCOMPARE(table.refusal(0, Survey{Comet, arc}), allowed);
        for (const Arc arc : {Arc{1, 5}, Arc{2, 6}, Arc{4, 4}}) {
            QCOMPARE(table.refusal(0, Survey{Comet, arc}), Refusal::CometEnds);
            QCOMPARE(table.refusal(0, Survey{GasCloud, arc}), allowed);
        }
        const Board expert = boardAt(Mode::Expert, {12});
        QCOMPARE(refusal(expert, {}, 0, Survey{Comet, {13, 17}}), allowed);
    }

    void planet_x_cannot_be_surveyed() {
        QCOMPARE(Table(boardAt(Mode::Standard, {0})).refusal(0, Survey{PlanetX, {1, 6}}), Refusal::BadObject);
    }

    void a_player_has_two_targets_for_the_game() {
        Table table(boardAt(Mode::Standard, {0, 40}));
        table.play(0, Target{1});
        QCOMPARE(player(table.board(), 0).targetsLeft, 1);
        table.skipTheoryPhases();
        table.play(0, Target{5});
        table.skipTheoryPhases();
        QCOMPARE(player(table.board(), 0).targetsLeft, 0);
        QCOMPARE(player(table.board(), 1).targetsLeft, 2);
        QCOMPARE(table.refusal(0, Target{9}), Refusal::NoTargetLeft);
    }

    void a_target_is_visible() {
        const Table table(boardAt(Mode::Standard, {9}));
        for (const Sector sector : {10, 12, 1, 3})
            QCOMPARE(table.refusal(0, Target{sector}), allowed);
        for (const Sector sector : {9, 4})
            QCOMPARE(table.refusal(0, Target{sector}), Refusal::NotVisible);
    }

    void nobody_researches_twice_running() {
        Table table(boardAt(Mode::Standard, {6, 6}));
        table.play(0, Research{'A'});
        table.play(1, Research{'A'});
        QCOMPARE(table.refusal(0, Research{'B'}), Refusal::ResearchTwice);
    }

    void after_any_other_action_a_player_may_research_again() {
        for (const Action& other : {Action(Survey{Asteroid, {8, 12}}), Action(Target{8}), Action(wrongGuess)}) {
            Table table(boardAt(Mode::Standard, {6}));
            table.play(0, Research{'A'});
            table.play(0, other);
            table.skipTheoryPhases();
            QCOMPARE(table.refusal(0, Research{'A'}), allowed);
        }
    }

    void a_theory_between_two_researches_is_no_other_action() {
        Table table(boardAt(Mode::Standard, {1}));
        table.play(0, Research{'A'});
        table.theoryPhase({{0, {{1, DwarfPlanet}}}});
        QCOMPARE(table.refusal(0, Research{'B'}), Refusal::ResearchTwice);
    }

    void the_topics_are_A_to_F() {
        const Table table(boardAt(Mode::Standard, {0}));
        for (Topic topic = 'A'; topic <= 'F'; ++topic)
            QCOMPARE(table.refusal(0, Research{topic}), allowed);
        for (const Topic topic : {'@', 'G', 'a'})
            QCOMPARE(table.refusal(0, Research{topic}), Refusal::UnknownTopic);
    }

    void planet_x_may_be_located_in_any_sector() {
        const Table table(boardAt(Mode::Standard, {0}));
        for (Sector sector = 1; sector <= 12; ++sector)
            QCOMPARE(table.refusal(0, Locate{sector, Asteroid, Empty}), allowed);
    }

    void there_is_only_one_planet_x() {
        const Table table(boardAt(Mode::Standard, {0}));
        QCOMPARE(table.refusal(0, Locate{5, PlanetX, Empty}), Refusal::BadObject);
        QCOMPARE(table.refusal(0, Locate{5, Empty, PlanetX}), Refusal::BadObject);
    }

    void no_action_is_about_a_sector_that_does_not_exist() {
        const Table table(boardAt(Mode::Standard, {0}));
        for (const Sector sector : {-1, 0, 13, 40})
            for (const Action& action : {Action(Survey{Asteroid, {sector, 3}}), Action(Survey{Asteroid, {3, sector}}),
                                         Action(Target{sector}), Action(Locate{sector, Empty, Empty})})
                QCOMPARE(table.refusal(0, action), Refusal::BadSector);
    }

    void what_is_no_action_of_a_turn_is_refused_in_a_turn() {
        const Table table(boardAt(Mode::Standard, {0}));
        for (const Action& action : {Action(SubmitTheories{}), Action(LastChance{}), Action(Review{}),
                                     Action(HoldConference{}), Action(Reveal{}), Action(TakeBack{})})
            QCOMPARE(table.refusal(0, action), Refusal::WrongPhase);
    }

    void no_turn_is_taken_in_a_theory_phase() {
        Table table(boardAt(Mode::Standard, {0}));
        table.playToTheoryPhase();
        for (const Action& action : {Action(Survey{Asteroid, {3, 6}}), Action(Target{3}), Action(Research{'A'}),
                                     Action(wrongGuess), Action(LastChance{})})
            QCOMPARE(table.refusal(0, action), Refusal::WrongPhase);
    }
};

QTEST_APPLESS_MAIN(ActionsTest)
#include "actions_test.moc"
