#include <QtTest>

#include "planetx/counsel/help.h"
#include "planetx/deduction/tally.h"
#include "support/often.h"
#include "support/positions.h"

using namespace planetx;

namespace {

NoteSheet with(NoteSheet sheet, Sector sector, Object object, Mark mark) {
    return after(std::move(sheet), SetMark{sector, object, mark});
}

NoteSheet filled(const Catalogue& catalogue, NoteSheet sheet) {
    const FillIn all{filledIn(catalogue, sheet)};
    return after(std::move(sheet), all);
}

} // namespace

class FillInTest : public QObject {
    Q_OBJECT

private slots:
    void nothing_follows_from_an_empty_sheet() {
        for (const Catalogue* catalogue : catalogues())
            QVERIFY(filledIn(*catalogue, NoteSheet(catalogue->mode())).empty());
    }

    void what_is_certain_is_alone_in_its_sector() {
        const NoteSheet sheet = filled(m_standard, with(NoteSheet(Mode::Standard), 8, Object::GasCloud, Mark::Certain));
        for (const Object object : allObjects)
            QCOMPARE(cell(sheet, 8, object).mark, object == Object::GasCloud ? Mark::Certain : Mark::No);
    }

    void when_all_of_a_kind_are_found_there_are_none_elsewhere() {
        NoteSheet sheet = with(NoteSheet(Mode::Standard), 2, Object::Comet, Mark::Certain);
        sheet = filled(m_standard, with(std::move(sheet), 7, Object::Comet, Mark::Certain));
        for (const Sector sector : {3, 5, 11})
            QCOMPARE(cell(sheet, sector, Object::Comet).mark, Mark::No);
    }

    void the_last_places_left_are_certain() {
        NoteSheet sheet(Mode::Standard);
        for (const Sector sector : {2, 3, 5})
            sheet = with(std::move(sheet), sector, Object::Comet, Mark::No);
        sheet = filled(m_standard, std::move(sheet));
        for (const Sector sector : {7, 11})
            QCOMPARE(cell(sheet, sector, Object::Comet).mark, Mark::Certain);
    }

    void an_asteroid_needs_a_neighbour() {
        NoteSheet sheet = with(NoteSheet(Mode::Standard), 4, Object::Asteroid, Mark::Certain);
        sheet = filled(m_standard, with(std::move(sheet), 3, Object::Asteroid, Mark::No));
        QCOMPARE(cell(sheet, 5, Object::Asteroid).mark, Mark::Certain);
    }

    void marks_that_cannot_be_are_not_filled_in() {
        NoteSheet sheet(Mode::Standard);
        for (const Sector sector : {2, 3, 5, 7})
            sheet = with(std::move(sheet), sector, Object::Comet, Mark::No); // one place for two comets
        QVERIFY(filledIn(m_standard, sheet).empty());
    }

    // In either mode, from true marks: whatever is filled in follows for certain, and nothing is left for a second
    // time.
    void whatever_is_filled_in_follows() {
        aphelion::Rng rng(17);
        for (int i = 0; i < often(400); ++i) {
            const Catalogue& catalogue = *catalogues()[rng.below(8) == 0 ? 1 : 0];
            const Sky sky = catalogue.sky(rng.below(catalogue.size()));
            NoteSheet sheet(sky.mode);
            Candidates left(catalogue);
            for (std::uint64_t marks = rng.below(30); marks > 0; --marks) {
                const Sector sector = anySector(sky.mode, rng);
                const Object object = rng.pick(allObjects);
                const bool there = sky.at(sector) == object;
                sheet = with(std::move(sheet), sector, object, there ? Mark::Certain : Mark::No);
                left.narrow(there ? Evidence(Theory{sector, object}) : Evidence(Fact{sector, object}));
            }
            const Tally tally(left);
            for (const CellMark& mark : filledIn(catalogue, sheet))
                QVERIFY(mark.mark == Mark::Certain ? tally.isCertain(mark.object, mark.sector)
                                                   : !tally.isPossible(mark.object, mark.sector));
            QVERIFY(filledIn(catalogue, filled(catalogue, sheet)).empty());
        }
    }

private:
    std::array<const Catalogue*, 2> catalogues() const { return {&m_standard, &m_expert}; }

    const Catalogue m_standard{Mode::Standard};
    const Catalogue m_expert{Mode::Expert};
};

QTEST_GUILESS_MAIN(FillInTest)
#include "fill_in_test.moc"
