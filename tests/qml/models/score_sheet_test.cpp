#include <QtTest>

#include "qml/app/app.h"
#include "qml/models/all_models.h"
#include "session/own_device.h"

using namespace planetx;

namespace {

const QString fine;

ShownTally line(const ScoreSheet& sheet, const char* key) {
    for (const QVariant& one : sheet.lines())
        if (one.value<ShownTally>().key == QLatin1String(key))
            return one.value<ShownTally>();
    return {};
}

ShownScore of(const ScoreSheet& sheet, int player) { return sheet.bySeat()[player].value<ShownScore>(); }

void fill(ScoreSheet& sheet, int player, const std::map<const char*, int>& lines) {
    sheet.setPlayer(player);
    for (const auto& [key, steps] : lines) // theories come before the leader in this order
        for (int i = 0; i < steps; ++i)
            sheet.step(QLatin1String(key), 1);
}

} // namespace

class ScoreSheetTest : public QObject {
    Q_OBJECT

private slots:
    void right_theories_go_up_to_the_tokens_there_are() {
        for (const Mode mode : bothModes) {
            OwnDevice device;
            QVERIFY(!device.switchOn());
            QVERIFY(!beginTable(device.session(), mode, 2, false, Play::WithBoard));
            ScoreSheet sheet;
            sheet.setSession(&device.session());
            QCOMPARE(sheet.lines().size(), 6);
            for (const auto& [key, object] : {std::pair{"asteroids", Object::Asteroid},
                                              {"comets", Object::Comet},
                                              {"dwarfPlanets", Object::DwarfPlanet},
                                              {"gasClouds", Object::GasCloud}}) {
                for (int i = 0; i < 9; ++i)
                    sheet.step(QLatin1String(key), 1);
                const ShownTally filled = line(sheet, key);
                QCOMPARE(filled.count, edition(mode).tokens(object));
                QCOMPARE(filled.count, filled.most);
                QCOMPARE(filled.each, points(edition(mode), object));
                QCOMPARE(filled.points, filled.count * filled.each);
                for (int i = 0; i < 9; ++i)
                    sheet.step(QLatin1String(key), -1);
                QCOMPARE(line(sheet, key).count, 0);
            }
            sheet.step(QStringLiteral("comet"), 1); // no such line
            QVERIFY(!sheet.begun());
        }
    }

    void the_lead_is_for_right_theories_only() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, false, Play::WithBoard));
        ScoreSheet sheet;
        sheet.setSession(&device.session());
        sheet.step(QStringLiteral("leader"), 1);
        QCOMPARE(line(sheet, "leader").count, 0);
        fill(sheet, 0, {{"asteroids", 2}});
        fill(sheet, 0, {{"comets", 1}});
        fill(sheet, 0, {{"leader", 5}});
        QCOMPARE(line(sheet, "leader").count, 3);
        sheet.step(QStringLiteral("asteroids"), -1);
        QCOMPARE(line(sheet, "leader").count, 2);
        QCOMPARE(of(sheet, 0).total, 2 + 3 + 2);
        sheet.step(QStringLiteral("asteroids"), 1); // a slip of the finger costs nothing
        QCOMPARE(line(sheet, "leader").count, 3);
    }

    void planet_x_has_the_points_that_somebody_can_have() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 2, false, Play::WithBoard));
        ScoreSheet sheet;
        sheet.setSession(&device.session());
        std::vector<int> all{line(sheet, "planetX").points};
        while (line(sheet, "planetX").count < line(sheet, "planetX").most) {
            sheet.step(QStringLiteral("planetX"), 1);
            all.push_back(line(sheet, "planetX").points);
        }
        QCOMPARE(all, (std::vector{0, 2, 4, 6, 8, 10}));
        QCOMPARE(sheet.finderPoints(), 10);
    }

    void the_winner_comes_first_and_a_tie_is_explained() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3, false, Play::WithBoard));
        ScoreSheet sheet;
        sheet.setSession(&device.session());
        QCOMPARE(of(sheet, 0).rank, 0); // nobody leads an empty sheet
        QCOMPARE(sheet.tie(), fine);
        fill(sheet, 0, {{"gasClouds", 2}});                // 8
        fill(sheet, 1, {{"planetX", 4}});                  // 8
        fill(sheet, 2, {{"asteroids", 1}, {"comets", 1}}); // 5
        QCOMPARE(of(sheet, 0).total, of(sheet, 1).total);
        QCOMPARE(of(sheet, 0).rank, 2);
        QCOMPARE(of(sheet, 1).rank, 1);
        QCOMPARE(of(sheet, 2).rank, 3);
        QCOMPARE(sheet.byRank()[0].value<ShownScore>().player, 1);
        QCOMPARE(sheet.tie(), QStringLiteral("PlanetX"));
        fill(sheet, 0, {{"leader", 1}});
        QCOMPARE(sheet.byRank()[0].value<ShownScore>().player, 0);
        QCOMPARE(sheet.tie(), fine);
        sheet.setPlayer(7);
        QCOMPARE(sheet.player(), 0);
    }

    void it_counts_as_the_game_on_screen_does() {
        const std::vector<ScoredTheory> right{{0, {3, Object::Asteroid}, 1},
                                              {0, {2, Object::Comet}, 2},
                                              {1, {2, Object::Comet}, 1},
                                              {1, {5, Object::GasCloud}, 3}};
        ScoreTally first;
        first.of(ScoreLine::Asteroids) = first.of(ScoreLine::Comets) = first.of(ScoreLine::Leader) = 1;
        first.of(ScoreLine::PlanetX) = 5;
        ScoreTally second;
        second.of(ScoreLine::Comets) = second.of(ScoreLine::GasClouds) = 1;
        second.of(ScoreLine::Leader) = 2;
        second.of(ScoreLine::PlanetX) = 3;
        for (const Mode mode : bothModes)
            QCOMPARE(score(edition(mode), {first, second}), score(mode, right, {10, 6}));
    }

    void what_was_filled_in_is_there_after_a_restart() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, false, Play::WithBoard));
        const auto id = device.session().table()->id();
        ScoreSheet sheet;
        ScoreSheet beside;
        sheet.setSession(&device.session());
        beside.setSession(&device.session());
        fill(sheet, 1, {{"asteroids", 2}});
        fill(sheet, 1, {{"planetX", 5}});
        QCOMPARE(sheet.trouble(), fine);
        const ShownScore before = of(sheet, 1);
        QVERIFY(!beside.begun());
        beside.readAgain();
        QCOMPARE(of(beside, 1), before);
        device.session().leave();
        QVERIFY(sheet.lines().isEmpty() && sheet.bySeat().isEmpty() && !sheet.begun());
        sheet.step(QStringLiteral("comets"), 1);

        QVERIFY(!device.switchOn());
        sheet.setSession(&device.session());
        QVERIFY(!device.session().resume(id));
        QCOMPARE(of(sheet, 1), before);
        QCOMPARE(of(sheet, 0).total, 0);
        QVERIFY(!device.session().sitDown(1, {}));
        QCOMPARE(sheet.player(), 1); // whoever looks comes first
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, false, Play::WithBoard, 4712));
        QVERIFY(!sheet.begun()); // every table has its own
    }

    void nonsense_is_no_sheet() {
        const std::vector<ScoreTally> sheet(2);
        const aphelion::Bytes good = encode(sheet);
        QCOMPARE(decodeTallies(good), std::optional(sheet));
        for (std::size_t length = 0; length < good.size(); ++length)
            QVERIFY(!decodeTallies(aphelion::ByteView(good).first(length)));
        aphelion::Bytes newer = good;
        newer[1] = 2;
        QVERIFY(!decodeTallies(newer));
    }

    void it_goes_with_its_table() {
        QTemporaryDir dir;
        App app({aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}, nullptr);
        QCOMPARE(app.open(dir.filePath(QStringLiteral("data"))), fine);
        LobbyForm lobby;
        lobby.setCode(app.newCode(QStringLiteral("standard")));
        lobby.setWithBoard(true);
        lobby.add(QStringLiteral("Ana"));
        QCOMPARE(app.beginTable(&lobby), fine);
        ScoreSheet sheet;
        sheet.setSession(app.session());
        sheet.step(QStringLiteral("comets"), 1);
        const QString id = app.unfinished().front().value<ShownTable>().id;
        const std::string key = "score-sheet-" + utf8(id);
        QVERIFY(app.session()->vault().device().setting(key)->has_value());
        QCOMPARE(app.removeTable(id), fine);
        QVERIFY(!app.session()->vault().device().setting(key)->has_value());
    }
};

QTEST_GUILESS_MAIN(ScoreSheetTest)
#include "score_sheet_test.moc"
