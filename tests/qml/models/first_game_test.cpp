#include <QtTest>

#include "base/cbor.h"
#include "planetx/deduction/explain.h"
#include "qml/first_game/first_game.h"
#include "qml/table/table_values.h"
#include "session/own_device.h"

using namespace planetx;

namespace {

Lesson at(int number) { return static_cast<Lesson>(number); }

const Catalogue& catalogue() {
    static const Catalogue all(Mode::Standard);
    return all;
}

bool follows(Lesson lesson, const Claim& claim) {
    return std::holds_alternative<Proven>(explain(catalogue(), sceneOf(lesson).told, claim));
}

// Whether the rules let the learner do that there.
bool isAllowed(Lesson lesson, const Action& action) { return Umpire(sceneOf(lesson).game).play(learner, action).ok(); }

bool isVisible(Lesson lesson, Sector sector) {
    const Board board = sceneOf(lesson).game.board();
    return has(edition(board).ring.sectors(visibleSky(board)), sector);
}

} // namespace

class FirstGameTest : public QObject {
    Q_OBJECT

private slots:
    void every_move_of_it_is_allowed_by_the_rules() {
        for (int i = 0; i < lessonCount; ++i)
            QVERIFY2(sceneOf(at(i)).refusals.empty(), name(at(i)).data());
        QCOMPARE(sceneOf(Lesson::Score).game.board().phase, Phase::Over);
    }

    void nothing_stands_on_the_notes_that_does_not_follow_and_is_not_so() {
        const Sky sky = std::get<Sky>(*sceneOf(Lesson::Sky).game.oracle().answer(Revealed{}));
        int marks = 0;
        for (int i = 0; i < lessonCount; ++i) {
            const Scene scene = sceneOf(at(i));
            const NoteSheet sheet = notesOf(scene, at(i));
            for (Sector sector = 1; sector <= 12; ++sector)
                for (const Object object : allObjects) {
                    const Mark mark = cell(sheet, sector, object).mark;
                    if (mark == Mark::Possible || cell(sheet, sector, object).origin == Origin::Printed)
                        continue;
                    ++marks;
                    QCOMPARE(mark == Mark::Certain, sky.at(sector) == object);
                    const Claim claim =
                        mark == Mark::Certain ? Claim(Theory{sector, object}) : Claim(Fact{sector, object});
                    QVERIFY(std::holds_alternative<Proven>(explain(catalogue(), scene.told, claim)));
                }
        }
        QVERIFY(marks > 100);
    }

    // What the lessons say in words about the sky, each from what was told by then.
    void what_the_lessons_conclude_follows() {
        QCOMPARE(std::get<SurveyCount>(*sceneOf(Lesson::Told).answer).count, 1);
        for (const Sector sector : {2, 3, 4, 5})
            QVERIFY(follows(Lesson::Notes, Fact{sector, Object::Asteroid}));
        QVERIFY(!follows(Lesson::Notes, Fact{1, Object::Asteroid}));
        QVERIFY(!follows(Lesson::Notes, Fact{6, Object::Asteroid}));
        QVERIFY(follows(Lesson::Publish, Theory{6, Object::Asteroid}));
        QVERIFY(follows(Lesson::Publish, Theory{7, Object::Asteroid}));
        for (const Sector sector : {1, 2, 3, 4, 5, 11, 12})
            QVERIFY(follows(Lesson::Clue, Fact{sector, Object::Asteroid}));
        for (const Sector sector : {1, 5})
            QVERIFY(follows(Lesson::Locate, Theory{sector, Object::GasCloud}));
        QVERIFY(follows(Lesson::Locate, Theory{10, Object::Asteroid}));
        QVERIFY(follows(Lesson::Locate, Theory{11, Object::PlanetX}));
        QVERIFY(follows(Lesson::Locate, Theory{12, Object::Empty}));
    }

    // What they say about time, turns, tokens and points.
    void what_the_lessons_tell_of_the_game_is_so() {
        const auto board = [](Lesson lesson) { return sceneOf(lesson).game.board(); };
        QCOMPARE(surveyCost(6), 3);
        QVERIFY(toAct(board(Lesson::Survey)) == learner);
        QVERIFY(toAct(board(Lesson::Told)) == companion);
        QVERIFY(isVisible(Lesson::Target, 6));
        QVERIFY(!isVisible(Lesson::Target, 1));
        QCOMPARE(std::get<Appears>(*sceneOf(Lesson::Publish).answer).object, Object::Asteroid);
        QCOMPARE(board(Lesson::Publish).phase, Phase::Theories);
        QCOMPARE(researchCost, 1);
        QCOMPARE(confirmedOn(board(Lesson::Review)).size(), std::size_t{2});
        QVERIFY(board(Lesson::Score).phase == Phase::Over);
    }

    void what_is_lit_is_what_the_lesson_is_about() {
        const auto lit = [](Lesson lesson) { return litIn(sceneOf(lesson), lesson); };
        QCOMPARE(lit(Lesson::Target), only(6));
        QCOMPARE(lit(Lesson::Publish), only(6));
        QCOMPARE(lit(Lesson::Review), only(6));
        QCOMPARE(lit(Lesson::Clue), only(6) | only(7) | only(8) | only(9) | only(10));
        QCOMPARE(lit(Lesson::Locate), only(4) | only(11) | only(12));
    }

    void before_planet_x_is_located_what_appears_empty_is_left_open() {
        const NoteSheet sheet = notesOf(sceneOf(Lesson::Locate), Lesson::Locate);
        for (Sector sector = 1; sector <= 12; ++sector) {
            const bool open = sector == 4 || sector == 11 || sector == 12;
            int certain = 0;
            for (const Object object : allObjects)
                certain += cell(sheet, sector, object).mark == Mark::Certain;
            QCOMPARE(certain, open ? 0 : 1);
            QCOMPARE(cell(sheet, sector, Object::PlanetX).mark == Mark::Possible, open);
        }
    }

    void a_run_that_may_be_surveyed_is_said_to_be_possible_and_no_other() {
        const Scene scene = sceneOf(Lesson::Survey);
        for (Sector from = 1; from <= 12; ++from)
            for (Sector to = 1; to <= 12; ++to) {
                const Survey survey{Object::Asteroid, {from, to}};
                const Reply reply = replyTo(scene, Lesson::Survey, survey);
                const bool allowed = isAllowed(Lesson::Survey, survey);
                QCOMPARE(reply == Reply::Right, from == 1 && to == 6);
                QCOMPARE(reply == Reply::Begun, from == to && (from == 1 || from == 6));
                if (reply == Reply::Possible)
                    QVERIFY(allowed);
                if (reply == Reply::Hidden)
                    QVERIFY(!allowed);
            }
    }

    void a_sector_that_may_be_targeted_is_said_to_be_possible_and_one_below_the_horizon_hidden() {
        const Scene scene = sceneOf(Lesson::Target);
        for (Sector sector = 1; sector <= 12; ++sector) {
            const Reply reply = replyTo(scene, Lesson::Target, Target{sector});
            QCOMPARE(reply, sector == 6                         ? Reply::Right
                            : isVisible(Lesson::Target, sector) ? Reply::Possible
                                                                : Reply::Hidden);
            QCOMPARE(reply != Reply::Hidden, isAllowed(Lesson::Target, Target{sector}));
        }
    }

    void every_other_topic_may_be_researched_as_is_said() {
        const Scene scene = sceneOf(Lesson::Research);
        for (char topic = 'A'; topic <= 'F'; ++topic) {
            QCOMPARE(replyTo(scene, Lesson::Research, Research{topic}), topic == 'F' ? Reply::Right : Reply::Possible);
            QVERIFY(isAllowed(Lesson::Research, Research{topic}));
        }
    }

    void a_cell_is_said_to_be_true_as_well_only_where_it_follows() {
        const Scene scene = sceneOf(Lesson::Notes);
        for (Sector sector = 1; sector <= 12; ++sector)
            for (const Object object : allObjects) {
                const Reply reply = replyTo(scene, CellMark{sector, object, Mark::No});
                const bool isTrue = follows(Lesson::Notes, Fact{sector, object});
                const bool wanted = sector == 3 && object == Object::Asteroid;
                QCOMPARE(reply, wanted ? Reply::Right : isTrue ? Reply::AlsoTrue : Reply::Unknown);
            }
    }

    void a_theory_is_true_as_well_ruled_out_or_a_guess_as_the_evidence_has_it() {
        const Scene scene = sceneOf(Lesson::Publish);
        for (Sector sector = 1; sector <= 12; ++sector) {
            const Reply reply = replyTo(scene, Lesson::Publish, SubmitTheories{{{sector, Object::Asteroid}}});
            QCOMPARE(reply, sector == 6                                                  ? Reply::Right
                            : follows(Lesson::Publish, Theory{sector, Object::Asteroid}) ? Reply::AlsoTrue
                            : follows(Lesson::Publish, Fact{sector, Object::Asteroid})   ? Reply::RuledOut
                                                                                         : Reply::Unknown);
        }
    }

    void who_looks_for_planet_x_elsewhere_is_told_why_it_cannot_be_there() {
        const Scene scene = sceneOf(Lesson::Locate);
        for (Sector sector = 1; sector <= 12; ++sector) {
            const Reply reply = replyTo(scene, Lesson::Locate, Locate{sector, Object::Asteroid, Object::Empty});
            QCOMPARE(reply == Reply::Right, sector == 11);
            QCOMPARE(reply == Reply::Empty, sector == 4 || sector == 12);
            if (reply == Reply::Empty)
                QVERIFY(follows(Lesson::Locate, Theory{sector, Object::Empty}));
            if (reply == Reply::Known)
                QVERIFY(cell(notesOf(scene, Lesson::Locate), sector, Object::PlanetX).mark == Mark::No);
        }
        // and the words name the gas cloud that needs it
        for (const auto& [cloud, space] : {std::pair(1, 12), std::pair(5, 4)}) {
            const Sector other = 2 * cloud - space + (cloud == 1 ? 12 : 0); // on its other side
            QVERIFY(follows(Lesson::Locate, Theory{cloud, Object::GasCloud}));
            QVERIFY(follows(Lesson::Locate, Fact{other, Object::Empty}));
            QVERIFY(follows(Lesson::Locate, Theory{space, Object::Empty}));
        }
    }

    void it_is_played_by_what_is_lit() {
        FirstGame game;
        const auto press = [&](int sector) { return game.pick(sector, sector); };
        const QString right = "Right";
        QVERIFY(!game.asks());
        game.goOn();
        QCOMPARE(game.lesson(), QStringLiteral("Objects"));
        game.goOn();
        QVERIFY(game.asks());
        QCOMPARE(game.lit(), QVariantList{1});
        QCOMPARE(game.pick(2, 5), QStringLiteral("Possible"));
        QCOMPARE(press(9), QStringLiteral("Hidden"));
        QCOMPARE(press(1), QStringLiteral("Begun"));
        QCOMPARE(game.lit(), QVariantList{6});
        QCOMPARE(game.pick(1, 6), right);
        QCOMPARE(game.answer().kind, QStringLiteral("SurveyCount"));
        QCOMPARE(game.answer().object, QStringLiteral("A"));
        game.goOn();
        QCOMPARE(game.mark(4, "A"), QStringLiteral("AlsoTrue"));
        QCOMPARE(game.mark(3, "A"), right);
        QCOMPARE(press(game.lit().first().toInt()), right);
        QCOMPARE(press(game.lit().first().toInt()), right);
        QCOMPARE(game.research(game.wantedTopic()), right);
        QCOMPARE(game.answer().kind, QStringLiteral("ClueRead"));
        game.goOn();
        QCOMPARE(game.confirmed().size(), 2);
        game.goOn();
        QCOMPARE(game.lit(), (QVariantList{4, 11, 12}));
        QCOMPARE(press(4), QStringLiteral("Empty"));
        QCOMPARE(press(12), QStringLiteral("Empty"));
        QCOMPARE(game.lit(), QVariantList{11});
        QCOMPARE(press(11), right);
        QCOMPARE(game.scores().size(), 2);
        QVERIFY(game.number() == game.count());
        game.goOn();
        QVERIFY(game.number() == game.count());
    }

    void every_lesson_can_be_skipped_and_the_game_goes_on_as_if_it_had_been_played() {
        FirstGame game;
        for (int i = 1; i < game.count(); ++i)
            game.goOn();
        QCOMPARE(game.lesson(), QStringLiteral("Score"));
        QCOMPARE(game.scores().size(), 2);
    }

    void what_the_lesson_does_not_ask_for_is_nothing() {
        FirstGame game;
        QCOMPARE(game.pick(1, 6), QString());
        QCOMPARE(game.mark(3, "A"), QString());
        QCOMPARE(game.research("F"), QString());
        QCOMPARE(game.number(), 1);
    }

    void it_is_taken_up_where_it_was_left() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        {
            FirstGame game;
            game.setSession(&device.session());
            QCOMPARE(game.number(), 1);
            game.goOn();
            game.goOn();
            game.pick(1, 6);
        }
        QVERIFY(!device.switchOn());
        FirstGame game;
        game.setSession(&device.session());
        QCOMPARE(game.lesson(), QStringLiteral("Told"));
        game.goBack();
        QCOMPARE(game.lesson(), QStringLiteral("Survey"));
        game.beginAnew();
        FirstGame anew;
        anew.setSession(&device.session());
        QCOMPARE(anew.number(), 1);
    }

    // What an app before this one kept: one of ten long lessons.
    void a_lesson_of_before_leads_to_the_one_that_teaches_the_same() {
        const QStringList now{"Sky",     "Survey",   "Notes",  "Target", "Target",
                              "Publish", "Research", "Review", "Locate", "Score"};
        for (int i = 0; i < now.size(); ++i) {
            OwnDevice device;
            QVERIFY(!device.switchOn());
            aphelion::CborWriter writer;
            (void)device.session().vault().device().set("first game",
                                                        writer.number(static_cast<std::uint64_t>(i)).take());
            FirstGame game;
            game.setSession(&device.session());
            QCOMPARE(game.lesson(), now[i]);
            game.beginAnew();
            FirstGame anew;
            anew.setSession(&device.session());
            QCOMPARE(anew.number(), 1); // what is kept now counts
        }
    }
};

QTEST_GUILESS_MAIN(FirstGameTest)
#include "first_game_test.moc"
