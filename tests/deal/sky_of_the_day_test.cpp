#include <QtTest>

#include "deal/dealer.h"
#include "deal/sky_of_the_day.h"

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
