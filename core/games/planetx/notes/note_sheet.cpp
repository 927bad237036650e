#include "planetx/notes/note_sheet.h"

#include <utility>

namespace planetx {

namespace {

template <typename Map, typename Key>
auto found(const Map& map, const Key& key) -> std::optional<typename Map::mapped_type> {
    const auto at = map.find(key);
    return at == map.end() ? std::nullopt : std::optional(at->second);
}

bool isPrinted(const NoteSheet& sheet, CellId id) { return !edition(sheet.mode).canHold(id.sector, id.object); }

// What the cell would show if there were only the lowest `layers` layers.
Cell seen(const NoteSheet& sheet, CellId id, std::size_t layers) {
    if (isPrinted(sheet, id))
        return {Mark::No, Origin::Printed, 0, std::nullopt};
    const std::optional<Known> fact = found(sheet.facts, id);
    Cell cell;
    if (fact)
        cell = {fact->mark, fact->origin, 0, fact};
    while (layers-- > 0)
        if (const auto hand = found(sheet.layers[layers].marks, id)) {
            // A mark further down is older still.
            if (!fact || hand->factsHeard >= fact->heard)
                cell = {hand->mark, Origin::Hand, static_cast<int>(layers), fact};
            break;
        }
    return cell;
}

const std::string& textSeen(const NoteSheet& sheet, Sector sector, std::size_t layers) {
    static const std::string none;
    while (layers-- > 0)
        if (const auto at = sheet.layers[layers].texts.find(sector); at != sheet.layers[layers].texts.end())
            return at->second;
    return none;
}

// The topmost two layers as one. What is seen below them anyway needs no entry.
Layer topTwoAsOne(const NoteSheet& sheet) {
    const std::size_t below = sheet.layers.size() - 2;
    Layer sum = sheet.layers.back();
    Layer lower = sheet.layers[below];
    sum.marks.merge(lower.marks);
    sum.texts.merge(lower.texts);
    std::erase_if(sum.marks, [&](const auto& m) { return seen(sheet, m.first, below).mark == m.second.mark; });
    std::erase_if(sum.texts, [&](const auto& t) { return textSeen(sheet, t.first, below) == t.second; });
    return sum;
}

void perform(NoteSheet& sheet, Change change) {
    redo(sheet.layers, change);
    sheet.done.emplace_back(std::move(change));
    sheet.undone.clear();
}

// Heard again, a fact keeps its first source, but it is news over what a hand has written since.
void hear(NoteSheet& sheet, const SetMark& op) {
    Known& known = sheet.facts[{op.sector, op.object}];
    if (known.heard == 0 || known.mark != op.mark)
        known = {op.mark, op.origin, op.entry, 0};
    known.heard = ++sheet.factsHeard;
}

// One small function per operation, for one that is not refused.

Marked markedByHand(const NoteSheet& sheet, const CellId& id, Mark mark) {
    Marked change{id, found(sheet.layers.back().marks, id), HandMark{mark, sheet.factsHeard}};
    if (seen(sheet, id, sheet.layers.size() - 1).mark == mark)
        change.now.reset();
    return change;
}

void perform(NoteSheet& sheet, const SetMark& op) {
    if (op.origin != Origin::Hand)
        return hear(sheet, op);
    perform(sheet, Change(markedByHand(sheet, {op.sector, op.object}, op.mark)));
}

void perform(NoteSheet& sheet, const FillIn& op) {
    FilledIn change;
    for (const auto& [sector, object, mark] : op.marks)
        change.marks.push_back(markedByHand(sheet, {sector, object}, mark));
    perform(sheet, Change(std::move(change)));
    ++sheet.helped[static_cast<std::size_t>(Aid::FillIn)];
}

void perform(NoteSheet& sheet, const Helped& op) { ++sheet.helped[static_cast<std::size_t>(op.aid)]; }

void perform(NoteSheet& sheet, const Write& op) {
    Written change{op.sector, found(sheet.layers.back().texts, op.sector), op.text};
    if (textSeen(sheet, op.sector, sheet.layers.size() - 1) == op.text)
        change.now.reset();
    perform(sheet, Change(std::move(change)));
}

void perform(NoteSheet& sheet, const BeginWhatIf&) { perform(sheet, Change(Restacked{{}, {Layer()}})); }

void perform(NoteSheet& sheet, const KeepWhatIf&) {
    perform(sheet, Change(Restacked{{sheet.layers.end() - 2, sheet.layers.end()}, {topTwoAsOne(sheet)}}));
}

void perform(NoteSheet& sheet, const DropWhatIf&) { perform(sheet, Change(Restacked{{sheet.layers.back()}, {}})); }

void perform(NoteSheet& sheet, const Undo&) {
    undo(sheet.layers, sheet.done.back().change());
    sheet.undone.push_back(std::move(sheet.done.back()));
    sheet.done.pop_back();
}

void perform(NoteSheet& sheet, const Redo&) {
    redo(sheet.layers, sheet.undone.back().change());
    sheet.done.push_back(std::move(sheet.undone.back()));
    sheet.undone.pop_back();
}

} // namespace

Cell cell(const NoteSheet& sheet, Sector sector, Object object) {
    return seen(sheet, {sector, object}, sheet.layers.size());
}

const std::string& text(const NoteSheet& sheet, Sector sector) { return textSeen(sheet, sector, sheet.layers.size()); }

NoteSheet after(NoteSheet sheet, const NoteOp& op) {
    if (!refusal(sheet, op))
        std::visit([&](const auto& o) { perform(sheet, o); }, op);
    return sheet;
}

NoteSheet folded(Mode mode, std::span<const NoteOp> ops) {
    NoteSheet sheet(mode);
    for (const NoteOp& op : ops)
        sheet = after(std::move(sheet), op);
    return sheet;
}

} // namespace planetx
