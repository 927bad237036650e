#include <QtTest>

#include "wire/door.h"

#include <optional>
#include <vector>

using namespace aphelion;

namespace {

constexpr Milliseconds begin{50'000};

void fail(Door& door, Milliseconds when) { Knock(door, when).failed(); }

} // namespace

class DoorTest : public QObject {
    Q_OBJECT

private slots:
    void the_first_try_is_free() {
        const Door door;
        QCOMPARE(door.waitSeconds(begin), 0U);
        QVERIFY(!door.asksHost());
    }

    void each_failed_try_doubles_the_wait() {
        Door door;
        Milliseconds now = begin;
        for (const unsigned wait : {1U, 2U, 4U, 8U}) {
            fail(door, now);
            QCOMPARE(door.waitSeconds(now), wait);
            QCOMPARE(door.waitSeconds(now + Milliseconds(1)), wait);
            QCOMPARE(door.waitSeconds(now + Milliseconds(1'000 * wait - 1)), 1U);
            now += Milliseconds(1'000 * wait);
            QCOMPARE(door.waitSeconds(now), 0U);
        }
    }

    void after_five_in_a_row_the_host_is_asked() {
        Door door;
        for (int i = 0; i < 4; ++i)
            fail(door, begin);
        QVERIFY(!door.asksHost());
        fail(door, begin);
        QVERIFY(door.asksHost());
        QCOMPARE(door.waitSeconds(begin + Milliseconds(86'400'000)), 60U);
        door.letOthersTry();
        QVERIFY(!door.asksHost());
        QCOMPARE(door.waitSeconds(begin), 0U);
    }

    void the_right_code_forgives() {
        Door door;
        fail(door, begin);
        fail(door, begin);
        Knock(door, begin).right();
        QCOMPARE(door.failed(), 0);
        QCOMPARE(door.waitSeconds(begin), 0U);
    }

    void a_try_that_was_simply_dropped_has_failed() {
        Door door;
        {
            const Knock knock(door, begin);
            QCOMPARE(door.failed(), 0);
        }
        QCOMPARE(door.failed(), 1);
        QCOMPARE(door.waitSeconds(begin), 1U);
    }

    void a_try_counts_once_wherever_it_is_moved() {
        Door door;
        {
            Knock first(door, begin);
            Knock second = std::move(first);
            Knock third;
            third = std::move(second);
            third.failed();
            third.right();
        }
        QCOMPARE(door.failed(), 1);
    }

    void guests_who_come_together_do_not_wait_for_each_other() {
        Door door;
        std::vector<Knock> knocks;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(door.waitSeconds(begin), 0U);
            knocks.emplace_back(door, begin);
        }
        for (Knock& knock : knocks)
            knock.right();
        QCOMPARE(door.failed(), 0);
    }

    void no_more_may_be_under_way_than_may_fail() {
        Door door;
        std::vector<Knock> knocks;
        fail(door, begin);
        const Milliseconds later = begin + Milliseconds(5'000);
        while (door.waitSeconds(later) == 0)
            knocks.emplace_back(door, later);
        QCOMPARE(knocks.size(), std::size_t{4});
        knocks.clear();
        QVERIFY(door.asksHost());
    }
};

QTEST_APPLESS_MAIN(DoorTest)
#include "door_test.moc"
