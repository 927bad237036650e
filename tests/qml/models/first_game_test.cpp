#include <QtTest>

#include "deduction/explain.h"
#include "qml/first_game/first_game.h"
#include "session/own_device.h"

using namespace planetx;

namespace {

Lesson at(int number) { return static_cast<Lesson>(number); }

} // namespace

class FirstGameTest : public QObject {
    Q_OBJECT

private slots:
    void every_move_of_it_is_allowed_by_the_rules() {
        for (int i = 0; i < lessonCount; ++i)
            for (const bool done : {false, true})
                QVERIFY2(sceneOf(at(i), done).refusals.empty(), name(at(i)).data());
        QCOMPARE(sceneOf(Lesson::Score, true).game.board().phase, Phase::Over);
    }

    void nothing_stands_on_the_notes_that_does_not_follow_and_is_not_so() {
        const Catalogue catalogue(Mode::Standard);
        const Sky sky = std::get<Sky>(*sceneOf(Lesson::Sky, true).game.oracle().answer(Revealed{}));
        int marks = 0;
        for (int i = 0; i < lessonCount; ++i) {
            const Scene scene = sceneOf(at(i), true);
            const NoteSheet sheet = notesOf(scene, at(i), true);
            for (Sector sector = 1; sector <= 12; ++sector)
                for (const Object object : allObjects) {
                    const Mark mark = cell(sheet, sector, object).mark;
                    if (mark == Mark::Possible || cell(sheet, sector, object).origin == Origin::Printed)
                        continue;
                    ++marks;
                    QCOMPARE(mark == Mark::Certain, sky.at(sector) == object);
                    const Claim claim =
                        mark == Mark::Certain ? Claim(Theory{sector, object}) : Claim(Fact{sector, object});
                    QVERIFY(std::holds_alternative<Proven>(explain(catalogue, scene.told, claim)));
                }
        }
        QVERIFY(marks > 100);
    }

    // What the lessons say in words about the sky, each from what was told by then.
    void what_the_lessons_conclude_follows() {
        const Catalogue catalogue(Mode::Standard);
        const auto follows = [&](Lesson lesson, bool done, const Claim& claim) {
            return std::holds_alternative<Proven>(explain(catalogue, sceneOf(lesson, done).told, claim));
        };
        for (const Sector sector : {2, 3, 4, 5})
            QVERIFY(follows(Lesson::Notes, false, Fact{sector, Object::Asteroid}));
        QVERIFY(!follows(Lesson::Notes, false, Fact{1, Object::Asteroid}));
        QVERIFY(!follows(Lesson::Notes, false, Fact{6, Object::Asteroid}));
        QVERIFY(follows(Lesson::Target, true, Theory{7, Object::Asteroid}));
        for (const Sector sector : {1, 2, 3, 4, 5, 11, 12})
            QVERIFY(follows(Lesson::Research, true, Fact{sector, Object::Asteroid}));
        QVERIFY(follows(Lesson::Locate, false, Theory{1, Object::GasCloud}));
        QVERIFY(follows(Lesson::Locate, false, Theory{5, Object::GasCloud}));
        QVERIFY(follows(Lesson::Locate, false, Theory{11, Object::PlanetX}));
        const auto counted = std::get<SurveyCount>(*sceneOf(Lesson::Survey, true).answer);
        QCOMPARE(counted.count, 1);
    }

    void before_planet_x_is_located_what_appears_empty_is_left_open() {
        const Scene scene = sceneOf(Lesson::Locate, false);
        const NoteSheet sheet = notesOf(scene, Lesson::Locate, false);
        for (Sector sector = 1; sector <= 12; ++sector) {
            const bool open = sector == 4 || sector == 11 || sector == 12;
            int certain = 0;
            for (const Object object : allObjects)
                certain += cell(sheet, sector, object).mark == Mark::Certain;
            QCOMPARE(certain, open ? 0 : 1);
            QCOMPARE(cell(sheet, sector, Object::PlanetX).mark == Mark::Possible, open);
        }
    }

    void a_lesson_wants_what_it_asks_for() {
        FirstGame game;
        game.goOn();
        QCOMPARE(game.lesson(), QStringLiteral("Survey"));
        QVERIFY(!game.done());
        QVERIFY(!game.survey("A", 2, 6));
        QVERIFY(!game.survey("C", 2, 5));
        QVERIFY(!game.target(6));
        QVERIFY(!game.done());
        QVERIFY(game.survey("A", 1, 6));
        QVERIFY(game.done());
        QCOMPARE(game.answer().kind, QStringLiteral("SurveyCount"));
        game.goOn();
        QVERIFY(!game.mark(4, "A"));
        QVERIFY(game.mark(3, "A"));
        game.goOn();
        QVERIFY(!game.publish(6, "A"));
        QVERIFY(game.publish(0, {}));
        game.goOn();
        QVERIFY(game.target(6));
        game.goOn();
        QVERIFY(game.publish(6, "A"));
        game.goOn();
        QVERIFY(!game.research("A"));
        QVERIFY(game.research("F"));
        game.goOn();
        QVERIFY(game.done()); // there is only to look
        QCOMPARE(game.confirmed().size(), 2);
        game.goOn();
        QVERIFY(!game.locate(12, "A", "E"));
        QVERIFY(game.locate(11, "A", "E"));
        game.goOn();
        QCOMPARE(game.scores().size(), 2);
        QVERIFY(game.number() == game.count());
        game.goOn();
        QVERIFY(game.number() == game.count());
    }

    void it_is_taken_up_where_it_was_left() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        {
            FirstGame game;
            game.setSession(&device.session());
            QCOMPARE(game.number(), 1);
            game.goOn();
            game.survey("A", 1, 6);
            game.goOn();
        }
        QVERIFY(!device.switchOn());
        FirstGame game;
        game.setSession(&device.session());
        QCOMPARE(game.lesson(), QStringLiteral("Notes"));
        game.goBack();
        QCOMPARE(game.lesson(), QStringLiteral("Survey"));
        game.beginAnew();
        FirstGame anew;
        anew.setSession(&device.session());
        QCOMPARE(anew.number(), 1);
    }
};

QTEST_GUILESS_MAIN(FirstGameTest)
#include "first_game_test.moc"
