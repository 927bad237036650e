#include <QtTest>

#include "support/table.h"

#include <rapidcheck.h>

using namespace planetx;
using enum planetx::Object;
using enum planetx::ClueKind;

namespace {

constexpr Ring ring{12};

// The free sectors in which one more x makes the clue true, with the others known.
Sectors whereTrue(const Clue& clue, Sectors taken, Sectors y) {
    Sectors places = 0;
    forEach(ring.all() & ~taken, [&](Sector s) { places |= holds(clue, ring, only(s), y) ? only(s) : 0; });
    return places;
}

// The pairs of free sectors that complete the two known asteroids so that clue and law hold.
std::vector<std::pair<Sector, Sector>> pairsWhereTrue(const Clue& clue, Sectors known) {
    std::vector<std::pair<Sector, Sector>> pairs;
    for (Sector a = 1; a <= 12; ++a)
        for (Sector b = a + 1; b <= 12; ++b) {
            const Sectors all = known | only(a) | only(b);
            if (count(all) == 4 && (all & ~ring.adjacent(all)) == 0 && holds(clue, ring, all, 0))
                pairs.emplace_back(a, b);
        }
    return pairs;
}

// The table of clues once more, told by distances from each x to the ys.
bool saidPlainly(const Clue& clue, Sectors x, Sectors y) {
    int near = 0;
    const auto related = [&](int distance) {
        switch (clue.kind) {
        case SomeAdjacent:
        case NoneAdjacent:
        case EveryAdjacent:
        case NotAdjacent: return distance == 1;
        case SomeOpposite:
        case NoneOpposite:
        case EveryOpposite:
        case NotOpposite: return distance == 6;
        default: return distance >= 1 && distance <= clue.n;
        }
    };
    forEach(x, [&](Sector a) {
        bool any = false;
        forEach(y, [&](Sector b) { any |= related(ring.distance(a, b)); });
        near += any ? 1 : 0;
    });
    switch (clue.kind) {
    case SomeAdjacent:
    case SomeOpposite: return near > 0;
    case EveryAdjacent:
    case EveryOpposite:
    case EveryWithin:
    case Within: return near == count(x);
    default: return near == 0;
    }
}

} // namespace

class ClueTest : public QObject {
    Q_OBJECT

private slots:
    void a_gas_cloud_adjacent_to_the_dwarf_planet_in_8_is_in_7_or_9() {
        QCOMPARE(whereTrue({SomeAdjacent, GasCloud, DwarfPlanet}, only(8), only(8)), setOf({7, 9}));
    }

    void consecutive_asteroids_with_9_and_12_are_in_10_and_11_too() {
        using Pairs = std::vector<std::pair<Sector, Sector>>;
        QCOMPARE(pairsWhereTrue({Consecutive, Asteroid}, setOf({9, 12})), (Pairs{{10, 11}}));
    }

    void a_planet_x_not_opposite_the_comets_in_3_and_5_is_not_in_9_or_11() {
        const Sectors comets = setOf({3, 5});
        QCOMPARE(whereTrue({NotOpposite, PlanetX, Comet}, comets, comets), ring.all() & ~comets & ~setOf({9, 11}));
    }

    void a_dwarf_planet_within_2_of_the_comets_in_5_and_7_is_in_3_4_6_8_or_9() {
        QCOMPARE(whereTrue({EveryWithin, DwarfPlanet, Comet, 2}, setOf({5, 7}), setOf({5, 7})), setOf({3, 4, 6, 8, 9}));
    }

    void asteroids_in_a_band_of_5_around_5_and_6_are_in_the_printed_places() {
        using Pairs = std::vector<std::pair<Sector, Sector>>;
        QCOMPARE(pairsWhereTrue({Band, Asteroid, std::nullopt, 5}, setOf({5, 6})),
                 (Pairs{{2, 3}, {3, 4}, {4, 7}, {7, 8}, {8, 9}}));
    }

    void every_kind_is_true_of_some_sky_and_false_of_another_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("objects"); // x, then y
        QTest::addColumn<int>("n");
        QTest::addColumn<QString>("truly");
        QTest::addColumn<QString>("falsely");
        const auto row = [](ClueKind kind, const char* objects, int n, const char* truly, const char* falsely) {
            QTest::addRow("%s %s", name(kind).data(), objects)
                << static_cast<int>(kind) << objects << n << truly << falsely;
        };
        row(SomeAdjacent, "CA", 0, "CAEEEECEEEEE", "CEAEEECEEEEE");
        row(NoneAdjacent, "CA", 0, "CEAEEECEEEEE", "CAEEEECEEEEE");
        row(EveryAdjacent, "CA", 0, "CAEEEACEEEEE", "CAEEEECEEEEE");
        row(SomeOpposite, "CA", 0, "CCEEEEAEEEEE", "CCEEEEEEAEEE");
        row(NoneOpposite, "CA", 0, "CCEEEEEEAEEE", "CCEEEEAEEEEE");
        row(EveryOpposite, "CA", 0, "CCEEEEAAEEEE", "CCEEEEAEEEEE");
        row(EveryWithin, "CA", 3, "EEACECEEEEEE", "EEACEECEEEEE");
        row(NoneWithin, "CA", 3, "CEEEAEEECEEE", "CEEEAEECEEEE");
        row(Band, "A", 5, "AEEEEEEEEAAA", "AEEEEEEAAEEA");
        row(BandOfTwo, "AC", 5, "ACEEEEEEEAEA", "ACEEEEEEAEEA");
        row(Consecutive, "A", 0, "AAEEEEEEEEAA", "AAAEEEEEEEAE");
        row(RunOf, "D", 3, "DEDDDEEEEEEE", "DDEDDEEEEEEE");
        row(NotAdjacent, "XC", 0, "XECEEEEEEECE", "XECEEEEEEEEC");
        row(NotOpposite, "XC", 0, "XECEEEEECEEE", "XECEEECEEEEE");
        row(Within, "XC", 2, "XECEEEEEEEEE", "XEECEEEEECEE");
        row(NotWithin, "XC", 2, "XEECEEEEECEE", "XEECEEEEEECE");
    }
    void every_kind_is_true_of_some_sky_and_false_of_another() {
        QFETCH(int, kind);
        QFETCH(QString, objects);
        QFETCH(int, n);
        QFETCH(QString, truly);
        QFETCH(QString, falsely);
        Clue clue{static_cast<ClueKind>(kind), *objectOf(objects.at(0).toLatin1()), std::nullopt, n};
        if (objects.size() == 2)
            clue.y = objectOf(objects.at(1).toLatin1());
        QVERIFY(holds(clue, *skyOf(truly.toStdString())));
        QVERIFY(!holds(clue, *skyOf(falsely.toStdString())));
        QCOMPARE(takesOther(clue.kind), objects.size() == 2);
        QCOMPARE(takesNumber(clue.kind), n > 0);
        QCOMPARE(clueKindOf(name(clue.kind)), clue.kind);
    }

    void another_is_never_the_object_itself() {
        QVERIFY(holds(Clue{SomeOpposite, Comet, Comet}, *skyOf("EEEECEEEEECE")));
        QVERIFY(!holds(Clue{SomeOpposite, Comet, Comet}, *skyOf("EEEECEEEEEEC")));
        QVERIFY(holds(Clue{NoneOpposite, Asteroid, Asteroid}, *skyOf("AAEEEEEEAAEE")));
        QVERIFY(!holds(Clue{NoneOpposite, Asteroid, Asteroid}, *skyOf("AAEEEEEAAEEE")));
        QVERIFY(!holds(Clue{EveryOpposite, Asteroid, Asteroid}, *skyOf("AAEEEEEAAEEE")));
        QVERIFY(holds(Clue{EveryOpposite, Asteroid, Asteroid}, *skyOf("AAEEEEAAEEEE")));
        QVERIFY(holds(Clue{NoneWithin, Comet, Comet, 3}, *skyOf("EECEEECEEEEE")));
        QVERIFY(!holds(Clue{NoneWithin, Comet, Comet, 4}, *skyOf("EECEEECEEEEE")));
    }

    void planet_x_is_never_truly_empty() {
        QVERIFY(!holds(Clue{SomeAdjacent, GasCloud, Empty}, *skyOf("CGXCCCCCCCCE")));
        QVERIFY(holds(Clue{NotAdjacent, PlanetX, Empty}, *skyOf("CGXCCCCCCCCE")));
        QVERIFY(!holds(Clue{NotOpposite, PlanetX, Empty}, *skyOf("XCCCCCECCCCC")));
        QVERIFY(holds(Fact{3, Empty}, *skyOf("CGXCCCCCCCCE")));
    }

    void clues_mean_what_they_say_wherever_objects_lie() {
        QVERIFY(rc::check([] {
            const auto kind =
                *rc::gen::element(SomeAdjacent, NoneAdjacent, EveryAdjacent, SomeOpposite, NoneOpposite, EveryOpposite,
                                  EveryWithin, NoneWithin, NotAdjacent, NotOpposite, Within, NotWithin);
            const Clue clue{kind, Comet, Asteroid, *rc::gen::inRange(1, 6)};
            const auto three = rc::gen::map(rc::gen::container<std::vector<Sector>>(3, rc::gen::inRange(1, 13)),
                                            [](const std::vector<Sector>& s) { return setOf({s[0], s[1], s[2]}); });
            const Sectors x = *three;
            const Sectors y = *three;
            RC_ASSERT(holds(clue, ring, x, y) == saidPlainly(clue, x, y));
        }));
    }

    void a_starting_fact_names_an_object_that_is_not_there() {
        QVERIFY(holds(Fact{2, Asteroid}, *skyOf(standardSky)));
        QVERIFY(!holds(Fact{2, Comet}, *skyOf(standardSky)));
    }

    void a_title_names_one_or_two_objects_subject_first() {
        QCOMPARE(title({EveryWithin, Asteroid, Comet, 3}), (Title{Asteroid, Comet}));
        QCOMPARE(title({Band, Asteroid, std::nullopt, 5}), (Title{Asteroid, std::nullopt}));
        QCOMPARE(title({NoneOpposite, Comet, Comet}), (Title{Comet, std::nullopt}));
        QCOMPARE(title({NotAdjacent, PlanetX, Empty}), (Title{PlanetX, std::nullopt}));
    }

    void an_unknown_kind_has_no_name() { QVERIFY(!clueKindOf("adjacent")); }
};

QTEST_APPLESS_MAIN(ClueTest)
#include "clue_test.moc"
