#include <QtTest>

#include "support/notes.h"
#include "support/soundness.h"

#include "planetx/notes/note_steps.h"

using namespace planetx;

namespace {

NoteSheet afterAll(NoteSheet sheet, const std::vector<NoteOp>& ops) {
    for (const NoteOp& op : ops)
        sheet = after(std::move(sheet), op);
    return sheet;
}

// The same list without what was undone, found without looking at the sheet's history.
std::vector<NoteOp> withoutUndone(const std::vector<NoteOp>& ops) {
    NoteSheet sheet(Mode::Standard);
    std::vector<bool> counts(ops.size(), false);
    std::vector<std::size_t> done;
    std::vector<std::size_t> undone;
    for (std::size_t i = 0; i < ops.size(); sheet = after(std::move(sheet), ops[i++])) {
        if (refusal(sheet, ops[i]))
            continue;
        auto& from = std::holds_alternative<Undo>(ops[i]) ? done : undone;
        auto& to = std::holds_alternative<Undo>(ops[i]) ? undone : done;
        if (std::holds_alternative<Undo>(ops[i]) || std::holds_alternative<Redo>(ops[i])) {
            counts[from.back()] = !counts[from.back()];
            to.push_back(from.back());
            from.pop_back();
            continue;
        }
        counts[i] = true;
        if (!isFact(ops[i])) {
            done.push_back(i);
            undone.clear();
        }
    }
    std::vector<NoteOp> left;
    for (std::size_t i = 0; i < ops.size(); ++i)
        if (counts[i])
            left.push_back(ops[i]);
    return left;
}

bool isOne(const auto& kind, const NoteOp& op) { return op == NoteOp(kind); }

// As people do it: undo and redo go step by step.
NoteSheet afterOne(const NoteSheet& sheet, const NoteOp& op) {
    return isOne(Undo(), op)   ? afterAll(sheet, stepBack(sheet))
           : isOne(Redo(), op) ? afterAll(sheet, stepForth(sheet))
                               : after(sheet, op);
}

NoteSheet byPeople(const std::vector<NoteOp>& ops) {
    NoteSheet sheet(Mode::Standard);
    for (const NoteOp& op : ops)
        sheet = afterOne(sheet, op);
    return sheet;
}

// Everything that steps lead to, this sheet first.
std::vector<NoteSheet> walked(NoteSheet sheet, std::vector<NoteOp> (*step)(const NoteSheet&)) {
    std::vector<NoteSheet> all{sheet};
    for (auto ops = step(sheet); !ops.empty(); ops = step(sheet))
        all.push_back(sheet = afterAll(std::move(sheet), ops));
    return all;
}

std::vector<NoteOp> factsIn(const std::vector<NoteOp>& ops) {
    std::vector<NoteOp> facts;
    std::ranges::copy_if(ops, std::back_inserter(facts), isFact);
    return facts;
}

// Whether the operation would end, leave or take back the what-if that was begun at this depth and history.
bool leaves(const NoteSheet& sheet, const NoteOp& op, int depth, std::size_t steps) {
    if (std::holds_alternative<KeepWhatIf>(op) || std::holds_alternative<DropWhatIf>(op))
        return whatIfDepth(sheet) == depth;
    return std::holds_alternative<Undo>(op) && sheet.done.size() == steps;
}

NoteSheet insideWhatIf(NoteSheet sheet, const std::vector<NoteOp>& ops) {
    sheet = after(std::move(sheet), BeginWhatIf());
    const int depth = whatIfDepth(sheet);
    const std::size_t steps = sheet.done.size();
    for (const NoteOp& op : ops)
        if (!leaves(sheet, op, depth, steps))
            sheet = after(std::move(sheet), op);
    while (whatIfDepth(sheet) > depth)
        sheet = after(std::move(sheet), KeepWhatIf());
    return sheet;
}

} // namespace

// Whatever is done on a sheet, in whatever order.
class NoteHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { askManyTimes(); }

    void undone_and_redone_as_often_the_sheet_is_the_same() {
        QVERIFY(rc::check([] {
            const NoteSheet sheet = folded(Mode::Standard, *anyNotes());
            const std::size_t most = sheet.done.size();
            const auto steps = *rc::gen::inRange<std::size_t>(0, most + 1);
            const std::vector<NoteOp> back(steps, Undo());
            const std::vector<NoteOp> forth(steps, Redo());
            RC_ASSERT(afterAll(afterAll(sheet, back), forth) == sheet);
        }));
    }

    void what_is_undone_is_as_if_it_had_never_been_done() {
        QVERIFY(rc::check([] {
            const std::vector<NoteOp> ops = *anyNotes();
            RC_ASSERT(shown(folded(Mode::Standard, ops)) == shown(folded(Mode::Standard, withoutUndone(ops))));
        }));
    }

    void when_everything_is_undone_the_facts_are_left() {
        QVERIFY(rc::check([] {
            const std::vector<NoteOp> ops = *anyNotes();
            NoteSheet sheet = folded(Mode::Standard, ops);
            while (canUndo(sheet))
                sheet = after(std::move(sheet), Undo());
            std::vector<NoteOp> facts;
            std::ranges::copy_if(ops, std::back_inserter(facts), isFact);
            RC_ASSERT(shown(sheet) == shown(folded(Mode::Standard, facts)));
        }));
    }

    void steps_back_lead_to_the_facts_and_steps_forth_bring_everything_back() {
        QVERIFY(rc::check([] {
            const std::vector<NoteOp> ops = *anyNotes();
            const std::vector<NoteSheet> back = walked(byPeople(ops), stepBack);
            RC_ASSERT(shown(back.back()) == shown(folded(Mode::Standard, factsIn(ops))));
            std::vector<NoteSheet> forth = walked(back.back(), stepForth);
            RC_ASSERT(forth.size() >= back.size()); // what had been undone before comes back, too
            forth.resize(back.size(), NoteSheet(Mode::Standard));
            RC_ASSERT(std::equal(forth.begin(), forth.end(), back.rbegin()));
        }));
    }

    void steps_back_lead_to_the_facts_from_wherever_single_operations_have_led() {
        QVERIFY(rc::check([] {
            const std::vector<NoteOp> ops = *anyNotes();
            const NoteSheet sheet = folded(Mode::Standard, ops);
            const NoteSheet first = walked(sheet, stepBack).back();
            RC_ASSERT(shown(first) == shown(folded(Mode::Standard, factsIn(ops))));
            const NoteSheet last = afterAll(sheet, std::vector<NoteOp>(sheet.undone.size(), Redo()));
            RC_ASSERT(walked(first, stepForth).back() == last);
        }));
    }

    void a_kept_what_if_is_one_step() {
        QVERIFY(rc::check([] {
            const NoteSheet before = byPeople(*anyNotes());
            const NoteSheet kept = after(insideWhatIf(before, *anyNotes()), KeepWhatIf());
            const NoteSheet back = afterAll(kept, stepBack(kept));
            RC_ASSERT(back.layers == before.layers && back.done == before.done);
            RC_ASSERT(afterAll(back, stepForth(back)) == kept);
        }));
    }

    void a_dropped_what_if_comes_back_as_it_was() {
        QVERIFY(rc::check([] {
            const NoteSheet open = insideWhatIf(byPeople(*anyNotes()), *anyNotes());
            const NoteSheet dropped = after(open, DropWhatIf());
            RC_ASSERT(shown(afterAll(dropped, stepBack(dropped))) == shown(open));
        }));
    }

    void a_dropped_what_if_is_as_if_it_had_never_been_but_for_facts() {
        QVERIFY(rc::check([] {
            const NoteSheet before = folded(Mode::Standard, *anyNotes());
            const std::vector<NoteOp> ops = *anyNotes();
            std::vector<NoteOp> facts;
            std::ranges::copy_if(ops, std::back_inserter(facts), isFact);
            RC_ASSERT(shown(after(insideWhatIf(before, ops), DropWhatIf())) == shown(afterAll(before, facts)));
        }));
    }

    void keeping_a_what_if_changes_no_mark_and_no_text() {
        QVERIFY(rc::check([] {
            const NoteSheet sheet = insideWhatIf(folded(Mode::Standard, *anyNotes()), *anyNotes());
            const NoteSheet kept = after(sheet, KeepWhatIf());
            const Shown now = shown(kept);
            const Shown then = shown(sheet);
            RC_ASSERT(now.depth == then.depth - 1);
            RC_ASSERT(now.texts == then.texts);
            for (std::size_t i = 0; i < now.cells.size(); ++i) {
                RC_ASSERT(now.cells[i].mark == then.cells[i].mark);
                RC_ASSERT(now.cells[i].fact == then.cells[i].fact);
                RC_ASSERT(now.cells[i].layer <= std::min(then.cells[i].layer, now.depth));
            }
        }));
    }

    void a_kept_what_if_is_as_if_done_below_at_once() {
        QVERIFY(rc::check([] {
            const NoteSheet before = folded(Mode::Standard, *anyNotes());
            std::vector<NoteOp> ops =
                *rc::gen::container<std::vector<NoteOp>>(rc::gen::oneOf(anyMark(Origin::Hand), anyFact(), anyText()));
            RC_ASSERT(shown(after(insideWhatIf(before, ops), KeepWhatIf())) == shown(afterAll(before, ops)));
        }));
    }

    void what_is_refused_changes_nothing_and_what_is_not_refused_by_hand_does() {
        QVERIFY(rc::check([] {
            const NoteSheet sheet = folded(Mode::Standard, *anyNotes());
            const NoteOp op = *anyNoteOp();
            RC_ASSERT(refusal(sheet, op).has_value() == (after(sheet, op) == sheet));
        }));
    }
};

QTEST_APPLESS_MAIN(NoteHistoryTest)
#include "note_history_test.moc"
