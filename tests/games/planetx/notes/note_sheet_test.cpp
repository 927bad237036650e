#include <QtTest>

#include "support/notes.h"

#include "planetx/notes/impossible.h"
#include "planetx/notes/note_steps.h"

using namespace planetx;
using enum planetx::Object;
using enum planetx::Mark;

namespace {

NoteSheet sheetOf(const std::vector<NoteOp>& ops, Mode mode = Mode::Standard) { return folded(mode, ops); }

NoteOp byHand(Sector sector, Object object, Mark mark) { return SetMark{sector, object, mark}; }

NoteOp told(Sector sector, Object object, Mark mark, Origin origin = Origin::OwnAnswer, EntryNumber entry = 7) {
    return SetMark{sector, object, mark, origin, entry};
}

Mark markOf(const NoteSheet& sheet, Sector sector, Object object) { return cell(sheet, sector, object).mark; }

std::optional<NoteRefusal> refusalAfter(const std::vector<NoteOp>& ops, const NoteOp& op) {
    const NoteSheet sheet = sheetOf(ops);
    const auto refused = refusal(sheet, op);
    return refused && after(sheet, op) != sheet ? std::nullopt : refused; // refused, it changes nothing
}

NoteSheet step(const NoteSheet& sheet, std::vector<NoteOp> (*way)(const NoteSheet&)) {
    NoteSheet now = sheet;
    for (const NoteOp& op : way(sheet))
        now = after(std::move(now), op);
    return now;
}

} // namespace

// What people do on their sheet, and what the app enters there.
class NoteSheetTest : public QObject {
    Q_OBJECT

private slots:
    void an_untouched_cell_is_possible() { QCOMPARE(cell(sheetOf({}), 1, Asteroid), Cell()); }

    void comets_have_cells_in_comet_sectors_only() {
        for (const Mode mode : bothModes)
            for (Sector sector = 1; sector <= edition(mode).ring.size; ++sector) {
                const Cell comet = cell(NoteSheet(mode), sector, Comet);
                const bool possible = has(edition(mode).cometSectors, sector);
                QCOMPARE(comet.mark, possible ? Possible : No);
                QCOMPARE(comet.origin, possible ? Origin::Hand : Origin::Printed);
            }
    }

    void a_hand_sets_any_mark() {
        NoteSheet sheet(Mode::Expert);
        for (const Mark mark : {No, Suspected, Certain, Possible}) {
            sheet = after(sheet, byHand(18, GasCloud, mark));
            QCOMPARE(cell(sheet, 18, GasCloud), (Cell{mark, Origin::Hand, 0, std::nullopt}));
        }
    }

    void a_fact_tells_where_it_comes_from() {
        const Cell got = cell(sheetOf({told(8, Asteroid, Certain, Origin::Public, 31)}), 8, Asteroid);
        QCOMPARE(got, (Cell{Certain, Origin::Public, 0, Known{Certain, Origin::Public, 31, 1}}));
    }

    void a_hand_may_write_over_a_fact_which_stays_known() {
        const Cell got = cell(sheetOf({told(8, Asteroid, No), byHand(8, Asteroid, Suspected)}), 8, Asteroid);
        QCOMPARE(got, (Cell{Suspected, Origin::Hand, 0, Known{No, Origin::OwnAnswer, 7, 1}}));
    }

    void a_fact_shows_over_an_earlier_hand_mark() {
        const Cell got = cell(sheetOf({byHand(8, Asteroid, Suspected), told(8, Asteroid, No)}), 8, Asteroid);
        QCOMPARE(got, (Cell{No, Origin::OwnAnswer, 0, Known{No, Origin::OwnAnswer, 7, 1}}));
    }

    void a_fact_shows_over_an_earlier_what_if() {
        const Cell got =
            cell(sheetOf({BeginWhatIf(), byHand(8, Asteroid, Certain), told(8, Asteroid, No)}), 8, Asteroid);
        QCOMPARE(got.mark, No);
        QCOMPARE(got.layer, 0);
    }

    void marked_back_to_the_fact_a_cell_looks_untouched() {
        const std::vector<NoteOp> fact{told(8, Asteroid, No)};
        const NoteSheet sheet = sheetOf({fact[0], byHand(8, Asteroid, Suspected), byHand(8, Asteroid, No)});
        QCOMPARE(shown(sheet), shown(sheetOf(fact)));
    }

    void a_fact_heard_again_keeps_its_first_source_and_is_news() {
        const NoteSheet sheet = sheetOf({told(8, Asteroid, No, Origin::Start, 0), byHand(8, Asteroid, Suspected),
                                         told(8, Asteroid, No, Origin::Public, 9)});
        QCOMPARE(cell(sheet, 8, Asteroid).mark, No);
        QCOMPARE(cell(sheet, 8, Asteroid).origin, Origin::Start);
    }

    void undo_takes_back_the_last_step_and_redo_brings_it_again() {
        NoteSheet sheet = sheetOf({byHand(1, Asteroid, No), byHand(1, Asteroid, Suspected), Undo()});
        QCOMPARE(markOf(sheet, 1, Asteroid), No);
        sheet = after(sheet, Undo());
        QCOMPARE(markOf(sheet, 1, Asteroid), Possible);
        QVERIFY(!canUndo(sheet) && canRedo(sheet));
        sheet = after(after(sheet, Redo()), Redo());
        QCOMPARE(markOf(sheet, 1, Asteroid), Suspected);
        QVERIFY(canUndo(sheet) && !canRedo(sheet));
    }

    void something_new_by_hand_ends_what_could_be_redone() {
        const std::vector<NoteOp> undone{BeginWhatIf(), byHand(1, Asteroid, No), byHand(2, Asteroid, No), Undo()};
        for (const NoteOp& op :
             std::vector<NoteOp>{byHand(3, Empty, No), Write{0, "x"}, BeginWhatIf(), KeepWhatIf(), DropWhatIf()})
            QVERIFY(!canRedo(after(sheetOf(undone), op)));
    }

    void facts_are_not_undone_and_do_not_end_what_can_be_redone() {
        NoteSheet sheet = sheetOf({byHand(1, Asteroid, No), Undo(), told(2, Asteroid, No)});
        QVERIFY(canRedo(sheet) && !canUndo(sheet));
        sheet = after(after(sheet, Redo()), Undo());
        QCOMPARE(markOf(sheet, 2, Asteroid), No);
    }

    void what_comes_back_by_redo_is_older_than_the_facts_since() {
        const NoteSheet sheet = sheetOf({byHand(1, Asteroid, Certain), Undo(), told(1, Asteroid, No), Redo()});
        QCOMPARE(markOf(sheet, 1, Asteroid), No);
    }

    void a_what_if_shows_its_layer_and_dropping_it_brings_back_the_cells_below() {
        NoteSheet sheet = sheetOf({byHand(1, Asteroid, Suspected), Write{1, "below"}, BeginWhatIf(),
                                   byHand(1, Asteroid, Certain), Write{1, ""}});
        QCOMPARE(cell(sheet, 1, Asteroid), (Cell{Certain, Origin::Hand, 1, std::nullopt}));
        QCOMPARE(text(sheet, 1), std::string());
        sheet = after(sheet, DropWhatIf());
        QCOMPARE(cell(sheet, 1, Asteroid), (Cell{Suspected, Origin::Hand, 0, std::nullopt}));
        QCOMPARE(text(sheet, 1), std::string("below"));
    }

    void layers_are_kept_or_dropped_one_at_a_time_and_each_is_one_step() {
        NoteSheet sheet = sheetOf({BeginWhatIf(), byHand(1, Asteroid, Certain), byHand(2, Asteroid, No), BeginWhatIf(),
                                   byHand(1, Asteroid, No), byHand(3, Empty, Suspected), KeepWhatIf()});
        QCOMPARE(whatIfDepth(sheet), 1);
        QCOMPARE(cell(sheet, 1, Asteroid).layer, 1);
        QCOMPARE(markOf(sheet, 1, Asteroid), No);
        QCOMPARE(markOf(sheet, 2, Asteroid), No);
        sheet = after(sheet, Undo());
        QCOMPARE(whatIfDepth(sheet), 2);
        QCOMPARE(cell(sheet, 1, Asteroid).layer, 2);
        sheet = after(after(sheet, Redo()), DropWhatIf());
        QCOMPARE(shown(sheet), shown(sheetOf({})));
        sheet = after(sheet, Undo());
        QCOMPARE(markOf(sheet, 3, Empty), Suspected);
    }

    void a_kept_what_if_is_taken_back_as_one_step_and_the_marks_before_it_one_by_one() {
        const std::vector<NoteOp> ops{byHand(1, Asteroid, No),
                                      BeginWhatIf(),
                                      byHand(2, Asteroid, No),
                                      byHand(3, Asteroid, No),
                                      BeginWhatIf(),
                                      byHand(4, Empty, No),
                                      DropWhatIf(),
                                      KeepWhatIf()};
        NoteSheet sheet = sheetOf(ops);
        QCOMPARE(stepBack(sheet), std::vector<NoteOp>(7, Undo()));
        sheet = step(sheet, stepBack);
        QCOMPARE(shown(sheet), shown(sheetOf({ops[0]})));
        QCOMPARE(stepForth(sheet), std::vector<NoteOp>(7, Redo()));
        sheet = step(sheet, stepBack);
        QCOMPARE(shown(sheet), shown(sheetOf({})));
        QVERIFY(stepBack(sheet).empty());
        sheet = step(step(sheet, stepForth), stepForth);
        QVERIFY(sheet == sheetOf(ops));
        QVERIFY(stepForth(sheet).empty());
    }

    void an_open_or_dropped_what_if_is_walked_through() {
        const std::vector<NoteOp> ops{BeginWhatIf(), byHand(2, Asteroid, No), DropWhatIf()};
        NoteSheet sheet = sheetOf(ops);
        for (const int left : {2, 1, 0}) {
            QCOMPARE(stepBack(sheet).size(), 1u);
            sheet = step(sheet, stepBack);
            QCOMPARE(sheet.done.size(), static_cast<std::size_t>(left));
        }
        QCOMPARE(whatIfDepth(sheet), 0);
        QCOMPARE(stepForth(sheet).size(), 1u);
        QCOMPARE(whatIfDepth(step(sheet, stepForth)), 1);
    }

    // As files have it that were written when undo opened a kept what-if again.
    void a_what_if_that_undo_has_opened_again_can_be_left_by_undo() {
        NoteSheet sheet =
            sheetOf({byHand(1, Asteroid, No), BeginWhatIf(), byHand(2, Asteroid, No), KeepWhatIf(), Undo(), Undo()});
        QCOMPARE(whatIfDepth(sheet), 1);
        sheet = step(sheet, stepBack);
        QCOMPARE(shown(sheet), shown(sheetOf({byHand(1, Asteroid, No)})));
        sheet = step(sheet, stepForth);
        QCOMPARE(whatIfDepth(sheet), 0);
        QCOMPARE(markOf(sheet, 2, Asteroid), No);
    }

    void facts_outlive_a_dropped_what_if() {
        const NoteSheet sheet =
            sheetOf({BeginWhatIf(), byHand(4, Empty, No), told(5, Asteroid, Certain), DropWhatIf()});
        QCOMPARE(shown(sheet), shown(sheetOf({told(5, Asteroid, Certain)})));
    }

    void texts_belong_to_a_sector_or_to_the_sheet() {
        const NoteSheet sheet = sheetOf({Write{0, "sheet"}, Write{12, "twelve"}});
        QCOMPARE(text(sheet, 0), std::string("sheet"));
        QCOMPARE(text(sheet, 12), std::string("twelve"));
        QCOMPARE(text(sheet, 1), std::string());
    }

    void what_cannot_be_done_is_refused_with_its_reason() {
        using enum NoteRefusal;
        QCOMPARE(refusalAfter({}, byHand(0, Asteroid, No)), BadSector);
        QCOMPARE(refusalAfter({}, byHand(13, Asteroid, No)), BadSector);
        QCOMPARE(refusalAfter({}, Write{13, "x"}), BadSector);
        QCOMPARE(refusalAfter({}, Write{-1, "x"}), BadSector);
        QCOMPARE(refusalAfter({}, byHand(1, Comet, Suspected)), NoSuchCell);
        QCOMPARE(refusalAfter({}, told(1, Comet, No)), NoSuchCell);
        QCOMPARE(refusalAfter({}, told(2, Comet, No, Origin::Printed)), BadOrigin);
        QCOMPARE(refusalAfter({}, told(2, Comet, Suspected)), BadFact);
        QCOMPARE(refusalAfter({}, told(2, Comet, Possible)), BadFact);
        QCOMPARE(refusalAfter({}, Write{0, std::string(2001, 'x')}), BadText);
        QCOMPARE(refusalAfter({}, Write{0, std::string(2000, 'x')}), std::nullopt);
        QCOMPARE(refusalAfter({}, Write{0, "\xff"}), BadText);
        QCOMPARE(refusalAfter({}, byHand(1, Asteroid, Possible)), NothingChanges);
        QCOMPARE(refusalAfter({told(1, Asteroid, No)}, byHand(1, Asteroid, No)), NothingChanges);
        QCOMPARE(refusalAfter({Write{0, "x"}}, Write{0, "x"}), NothingChanges);
        QCOMPARE(refusalAfter({}, KeepWhatIf()), NoWhatIf);
        QCOMPARE(refusalAfter({BeginWhatIf(), Undo()}, DropWhatIf()), NoWhatIf);
        QCOMPARE(refusalAfter({told(1, Asteroid, No)}, Undo()), NothingToUndo);
        QCOMPARE(refusalAfter({byHand(1, Asteroid, No)}, Redo()), NothingToRedo);
    }
};

QTEST_APPLESS_MAIN(NoteSheetTest)
#include "note_sheet_test.moc"
