#include <QtTest>

#include "planetx/notes/impossible.h"

using namespace planetx;
using enum planetx::Object;

namespace {

std::vector<Impossible> after(std::vector<NoteOp> ops, Mode mode = Mode::Standard) {
    return impossible(folded(mode, ops));
}

std::vector<NoteOp> inSectors(Sector from, Sector to, Object object, Mark mark) {
    std::vector<NoteOp> ops;
    for (Sector sector = from; sector <= to; ++sector)
        ops.emplace_back(SetMark{sector, object, mark});
    return ops;
}

} // namespace

// Counts that no sky has.
class ImpossibleTest : public QObject {
    Q_OBJECT

private slots:
    void everything_is_possible_on_an_empty_sheet() {
        for (const Mode mode : bothModes)
            QVERIFY(after({}, mode).empty());
    }

    void an_object_cannot_be_certain_more_often_than_it_exists() {
        QVERIFY(after(inSectors(1, 4, Asteroid, Mark::Certain)).empty());
        QCOMPARE(after(inSectors(1, 5, Asteroid, Mark::Certain)), std::vector<Impossible>{TooManyCertain{Asteroid}});
        QVERIFY(after(inSectors(1, 4, DwarfPlanet, Mark::Certain), Mode::Expert).empty());
        QCOMPARE(after(inSectors(1, 2, DwarfPlanet, Mark::Certain)),
                 std::vector<Impossible>{TooManyCertain{DwarfPlanet}});
        QVERIFY(after(inSectors(1, 12, Asteroid, Mark::Suspected)).empty());
    }

    void an_object_needs_as_many_sectors_as_it_exists() {
        QVERIFY(after(inSectors(1, 8, Asteroid, Mark::No)).empty());
        QCOMPARE(after(inSectors(1, 9, Asteroid, Mark::No)), std::vector<Impossible>{TooFewLeft{Asteroid}});
        QCOMPARE(after(inSectors(1, 12, PlanetX, Mark::No)), std::vector<Impossible>{TooFewLeft{PlanetX}});
    }

    void comets_have_only_their_sectors() {
        QVERIFY(after(inSectors(1, 6, Comet, Mark::No)).empty()); // 7 and 11 are left
        QCOMPARE(after(inSectors(1, 7, Comet, Mark::No)), std::vector<Impossible>{TooFewLeft{Comet}});
    }

    void something_must_be_in_every_sector() {
        std::vector<NoteOp> ops;
        for (const Object object : allObjects)
            ops.emplace_back(SetMark{1, object, Mark::No, Origin::OwnAnswer});
        QCOMPARE(after(ops), std::vector<Impossible>{NothingLeft{1}}); // the comet's cell is not printed there
        ops.emplace_back(SetMark{1, Empty, Mark::Suspected});
        QVERIFY(after(ops).empty());
    }

    void a_sector_holds_one_object() {
        QCOMPARE(after({SetMark{2, Comet, Mark::Certain}, SetMark{2, Empty, Mark::Certain}}),
                 std::vector<Impossible>{TwoCertain{2}});
    }

    void a_what_if_counts_while_it_is_open() {
        std::vector<NoteOp> ops{SetMark{2, Comet, Mark::Certain}, BeginWhatIf(), SetMark{2, Empty, Mark::Certain}};
        QVERIFY(!after(ops).empty());
        ops.emplace_back(DropWhatIf());
        QVERIFY(after(ops).empty());
    }

    void several_are_listed_by_object_and_then_by_sector() {
        std::vector<NoteOp> ops{SetMark{1, GasCloud, Mark::Certain}, SetMark{1, PlanetX, Mark::Certain},
                                SetMark{2, PlanetX, Mark::Certain}};
        const auto more = inSectors(1, 11, DwarfPlanet, Mark::No);
        ops.insert(ops.end(), more.begin(), more.end());
        ops.emplace_back(SetMark{12, DwarfPlanet, Mark::No});
        QCOMPARE(after(ops),
                 (std::vector<Impossible>{TooFewLeft{DwarfPlanet}, TooManyCertain{PlanetX}, TwoCertain{1}}));
    }
};

QTEST_APPLESS_MAIN(ImpossibleTest)
#include "impossible_test.moc"
