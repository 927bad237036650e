#include <QtTest>

#include "planetx/deal/dealer.h"
#include "planetx/deal/sky_of_the_day.h"

#include <set>

using namespace planetx;
using namespace std::chrono_literals;

class SkyOfTheDayTest : public QObject {
    Q_OBJECT

private slots:
    // People compare results by the date: these never change.
    void a_day_has_its_sky_for_ever_data() {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("month");
        QTest::addColumn<int>("day");
        QTest::addColumn<QString>("code");
        QTest::newRow("the first day there is") << 1970 << 1 << 1 << "S2KK-Y1KP";
        QTest::newRow("a Monday") << 2026 << 1 << 5 << "SD3X-7G4D";
        QTest::newRow("the day after") << 2026 << 1 << 6 << "SMCQ-H884";
        QTest::newRow("a Saturday") << 2026 << 1 << 10 << "E202-8Z04";
        QTest::newRow("a Sunday") << 2026 << 1 << 11 << "EXEN-W4DY";
        QTest::newRow("a day that few years have") << 2028 << 2 << 29 << "SS1A-XYH2";
        QTest::newRow("the last day of a year") << 2099 << 12 << 31 << "ST2X-4ZSD";
    }
    void a_day_has_its_sky_for_ever() {
        QFETCH(int, year);
        QFETCH(int, month);
        QFETCH(int, day);
        const Day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                       std::chrono::day(static_cast<unsigned>(day))};
        QTEST(QString::fromStdString(skyOfTheDay(date).text()), "code");
    }

    void weekends_are_for_experts() {
        int experts = 0;
        for (std::chrono::sys_days day = Day(2026y / 3 / 2); day < std::chrono::sys_days(2026y / 3 / 9);
             day += std::chrono::days(1))
            experts += skyOfTheDay(day).mode() == Mode::Expert ? 1 : 0;
        QCOMPARE(experts, 2);
        QCOMPARE(skyOfTheDay(2026y / 3 / 7).mode(), Mode::Expert);
        QCOMPARE(skyOfTheDay(2026y / 3 / 8).mode(), Mode::Expert);
        QCOMPARE(skyOfTheDay(2026y / 3 / 9).mode(), Mode::Standard);
    }

    // People compare results with those of others: against whom and from where they played never changes either.
    void a_day_has_its_contest_for_ever_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("contest");
        QTest::newRow("a Monday") << "SD3X-7G4D"
                                  << "season 3, 4 facts; observer in season 1, seed 947698eaffc3d644; observer in "
                                     "season 0, seed 2522e89f32553961; order 1 2 0";
        QTest::newRow("the day after") << "SMCQ-H884"
                                       << "season 3, 4 facts; observer in season 2, seed 9ca38d5438085c66; professor "
                                          "in season 1, seed fefbd4409e348e71; order 0 1 2";
        QTest::newRow("a Saturday") << "E202-8Z04"
                                    << "season 3, 4 facts; assistant in season 2, seed a11b1bb84fd451d5; assistant in "
                                       "season 0, seed a1d43ebdb407f017; order 1 2 0";
    }
    void a_day_has_its_contest_for_ever() {
        QFETCH(QString, code);
        const GameCode sky = *GameCode::parse(code.toStdString());
        const Contest contest = contestUnder(sky);
        QString told = QStringLiteral("season %1, %2 facts").arg(int(contest.season)).arg(factsFor(contest.level));
        for (PlayerId bot = 1; const Contest::Rival& rival : contest.rivals)
            told += QStringLiteral("; %1 in season %2, seed %3")
                        .arg(QString::fromStdString(std::string(name(rival.skill))))
                        .arg(int(rival.season))
                        .arg(contestSeed(sky, bot++), 0, 16);
        told += QStringLiteral("; order");
        for (const PlayerId who : contest.order)
            told += QStringLiteral(" %1").arg(who);
        QTEST(told, "contest");
    }

    void a_contest_is_a_sound_table_on_every_day() {
        std::set<std::vector<PlayerId>> orders;
        std::set<Season> seen;
        std::set<Skill> skills;
        for (std::chrono::sys_days day = Day(2026y / 1 / 1); day < std::chrono::sys_days(2027y / 1 / 1);
             day += std::chrono::days(1)) {
            const Contest contest = contestUnder(skyOfTheDay(day));
            std::set<Season> apart{contest.season};
            for (const Contest::Rival& rival : contest.rivals) {
                apart.insert(rival.season);
                skills.insert(rival.skill);
            }
            QCOMPARE(apart.size(), contest.rivals.size() + 1);
            QCOMPARE(std::set<PlayerId>(contest.order.begin(), contest.order.end()), (std::set<PlayerId>{0, 1, 2}));
            orders.insert(contest.order);
            seen.insert(contest.season);
        }
        QCOMPARE(orders.size(), std::size_t{6});
        QCOMPARE(seen.size(), std::size_t{4});
        QCOMPARE(skills.size(), std::size_t{3});
    }

    void only_the_skies_of_days_are_those_of_days() {
        QVERIFY(isSkyOfADay(skyOfTheDay(2026y / 3 / 4)));
        QVERIFY(isSkyOfADay(skyOfTheDay(2199y / 12 / 31)));
        QVERIFY(!isSkyOfADay(GameCode(Mode::Standard, 4711)));
        QVERIFY(!isSkyOfADay(GameCode(Mode::Expert, 4711)));
    }

    void every_day_of_a_hundred_years_has_another_sky_and_can_be_dealt() {
        std::set<std::string> codes;
        int days = 0;
        const Dealer dealer(Mode::Standard);
        for (std::chrono::sys_days day = Day(2025y / 1 / 1); day < std::chrono::sys_days(2125y / 1 / 1);
             day += std::chrono::days(1), ++days) {
            const GameCode code = skyOfTheDay(day);
            codes.insert(code.text());
            if (days < 50 && code.mode() == Mode::Standard)
                QVERIFY(dealer.deal(code).clues.has_value());
        }
        QVERIFY(days - static_cast<int>(codes.size()) <= 3); // of so many among a billion, a pair may be alike
    }
};

QTEST_GUILESS_MAIN(SkyOfTheDayTest)
#include "sky_of_the_day_test.moc"
