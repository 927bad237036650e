#include <QtTest>

#include "support/table.h"

#include <rapidcheck.h>

using namespace planetx;

namespace {

constexpr Ring standard{12};
constexpr Ring expert{18};

// The words once more, told sector by sector.

int stepsBetween(Ring ring, Sector a, Sector b) { return std::min(std::abs(a - b), ring.size - std::abs(a - b)); }

Sectors nearby(Ring ring, Sectors set, int n) {
    Sectors near = 0;
    for (Sector s = 1; s <= ring.size; ++s)
        forEach(set, [&](Sector member) {
            if (member != s && stepsBetween(ring, s, member) <= n)
                near |= only(s);
        });
    return near;
}

Sectors stretch(Ring ring, Sector from, int length) {
    Sectors set = 0;
    for (int i = 0; i < length; ++i)
        set |= only((from - 1 + i) % ring.size + 1);
    return set;
}

template <typename Test>
bool someStretch(Ring ring, int length, Test test) {
    for (Sector from = 1; from <= ring.size; ++from)
        if (test(stretch(ring, from, length)))
            return true;
    return false;
}

bool wordsMeanWhatTheySay(Ring ring, Sectors set, int n) {
    return ring.within(set, n % (ring.size / 2)) == nearby(ring, set, n % (ring.size / 2)) &&
           ring.inBand(set, n) == someStretch(ring, n, [&](Sectors run) { return (set & ~run) == 0; }) &&
           ring.hasRun(set, n) == someStretch(ring, n, [&](Sectors run) { return (run & ~set) == 0; });
}

} // namespace

class RingTest : public QObject {
    Q_OBJECT

private slots:
    void sectors_7_and_9_are_adjacent_to_sector_8() { QCOMPARE(standard.adjacent(only(8)), setOf({7, 9})); }

    void the_last_sector_is_adjacent_to_sector_1() {
        QCOMPARE(standard.adjacent(only(12)), setOf({11, 1}));
        QCOMPARE(expert.adjacent(only(1)), setOf({18, 2}));
    }

    void sector_4_is_directly_opposite_sector_10() {
        QCOMPARE(standard.opposite(only(4)), only(10));
        QCOMPARE(standard.opposite(only(10)), only(4));
        QCOMPARE(expert.opposite(only(4)), only(13));
    }

    void sectors_3_4_6_and_7_are_within_2_sectors_of_sector_5() {
        QCOMPARE(standard.within(only(5), 2), setOf({3, 4, 6, 7}));
    }

    void a_sector_is_within_reach_of_another_but_not_of_itself() {
        QCOMPARE(standard.within(setOf({5, 7}), 2) & setOf({5, 7}), setOf({5, 7}));
        QCOMPARE(standard.within(setOf({5, 8}), 2) & setOf({5, 8}), Sectors{});
        QCOMPARE(standard.within(only(5), 12), standard.all() & ~only(5));
    }

    void sectors_7_to_10_are_a_band_of_4() {
        QVERIFY(standard.inBand(setOf({7, 8, 9, 10}), 4));
        QVERIFY(standard.inBand(setOf({7, 10}), 4));
        QVERIFY(standard.inBand(setOf({7, 10}), 5));
        QVERIFY(!standard.inBand(setOf({7, 10}), 3));
    }

    void a_band_may_pass_the_last_sector() {
        QVERIFY(standard.inBand(setOf({11, 12, 2}), 4));
        QVERIFY(!standard.inBand(setOf({11, 12, 3}), 4));
    }

    void the_whole_ring_is_a_band_of_everything() {
        QVERIFY(standard.inBand(standard.all(), 12));
        QVERIFY(!standard.inBand(standard.all(), 11));
    }

    void a_run_has_no_gap_and_may_pass_the_last_sector() {
        QVERIFY(standard.hasRun(setOf({11, 12, 1}), 3));
        QVERIFY(!standard.hasRun(setOf({10, 12, 1}), 3));
        QVERIFY(!standard.hasRun(setOf({11, 12, 1}), 4));
    }

    void an_arc_may_pass_the_last_sector() {
        QCOMPARE(standard.length({11, 2}), 4);
        QCOMPARE(standard.sectors({11, 2}), setOf({11, 12, 1, 2}));
        QCOMPARE(standard.arc(11, 4), (Arc{11, 2}));
    }

    void an_arc_may_be_one_sector_or_all_of_them() {
        QCOMPARE(standard.length({5, 5}), 1);
        QCOMPARE(standard.sectors({5, 5}), only(5));
        QCOMPARE(standard.length({5, 4}), 12);
        QCOMPARE(standard.sectors({5, 4}), standard.all());
    }

    void steps_go_round_in_both_directions() {
        QCOMPARE(standard.step(10, 4), 2);
        QCOMPARE(standard.step(2, -4), 10);
        QCOMPARE(standard.step(1, -25), 12);
    }

    void distance_is_counted_the_shorter_way_round() {
        QCOMPARE(standard.distance(12, 2), 2);
        QCOMPARE(standard.distance(2, 12), 2);
        QCOMPARE(standard.distance(4, 10), 6);
        QCOMPARE(standard.distance(7, 7), 0);
        QCOMPARE(expert.distance(1, 11), 8);
    }

    void sectors_outside_the_ring_are_not_on_it() {
        QVERIFY(standard.contains(1) && standard.contains(12));
        QVERIFY(!standard.contains(0) && !standard.contains(13));
    }

    void members_are_visited_in_numeric_order() {
        std::vector<Sector> visited;
        forEach(setOf({11, 2, 7}), [&](Sector s) { visited.push_back(s); });
        QCOMPARE(visited, (std::vector<Sector>{2, 7, 11}));
    }

    void the_words_mean_what_they_say_for_every_set_of_standard_sectors() {
        for (Sectors set = 1; set <= standard.all(); ++set)
            for (int n = 1; n <= standard.size; ++n)
                QVERIFY2(wordsMeanWhatTheySay(standard, set, n), qPrintable(QString("%1, %2").arg(set, 0, 2).arg(n)));
    }

    void the_words_mean_what_they_say_in_the_expert_sky() {
        QVERIFY(rc::check([] {
            RC_ASSERT(wordsMeanWhatTheySay(expert, *rc::gen::inRange(Sectors{1}, expert.all() + 1),
                                           *rc::gen::inRange(1, 19)));
        }));
    }
};

QTEST_APPLESS_MAIN(RingTest)
#include "ring_test.moc"
