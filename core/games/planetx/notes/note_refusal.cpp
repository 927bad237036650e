#include "planetx/notes/note_sheet.h"

namespace planetx {

namespace {

// One small function per operation: every reason to refuse it, in order.

std::optional<NoteRefusal> objection(const NoteSheet& sheet, const SetMark& op) {
    if (!edition(sheet.mode).ring.contains(op.sector))
        return NoteRefusal::BadSector;
    if (op.origin == Origin::Printed)
        return NoteRefusal::BadOrigin;
    const Cell now = cell(sheet, op.sector, op.object);
    if (now.origin == Origin::Printed)
        return NoteRefusal::NoSuchCell;
    const bool isFact = op.mark == Mark::No || op.mark == Mark::Certain;
    if (op.origin != Origin::Hand)
        return isFact ? std::nullopt : std::optional(NoteRefusal::BadFact);
    return now.mark == op.mark ? std::optional(NoteRefusal::NothingChanges) : std::nullopt;
}

std::optional<NoteRefusal> objection(const NoteSheet& sheet, const Write& op) {
    if (op.sector != 0 && !edition(sheet.mode).ring.contains(op.sector))
        return NoteRefusal::BadSector;
    if (op.text.size() > longestNoteText || !aphelion::isUtf8(aphelion::viewOf(op.text)))
        return NoteRefusal::BadText;
    return text(sheet, op.sector) == op.text ? std::optional(NoteRefusal::NothingChanges) : std::nullopt;
}

std::optional<NoteRefusal> objection(const NoteSheet&, const BeginWhatIf&) { return std::nullopt; }

std::optional<NoteRefusal> unlessWhatIf(const NoteSheet& sheet) {
    return whatIfDepth(sheet) > 0 ? std::nullopt : std::optional(NoteRefusal::NoWhatIf);
}

std::optional<NoteRefusal> objection(const NoteSheet& sheet, const KeepWhatIf&) { return unlessWhatIf(sheet); }
std::optional<NoteRefusal> objection(const NoteSheet& sheet, const DropWhatIf&) { return unlessWhatIf(sheet); }

std::optional<NoteRefusal> objection(const NoteSheet& sheet, const Undo&) {
    return canUndo(sheet) ? std::nullopt : std::optional(NoteRefusal::NothingToUndo);
}

std::optional<NoteRefusal> objection(const NoteSheet& sheet, const Redo&) {
    return canRedo(sheet) ? std::nullopt : std::optional(NoteRefusal::NothingToRedo);
}

// As if each of them were marked by hand.
std::optional<NoteRefusal> objection(const NoteSheet& sheet, const FillIn& op) {
    for (const auto& [sector, object, mark] : op.marks)
        if (const auto refused = objection(sheet, SetMark{sector, object, mark}))
            return refused;
    return op.marks.empty() ? std::optional(NoteRefusal::NothingChanges) : std::nullopt;
}

std::optional<NoteRefusal> objection(const NoteSheet&, const Helped&) { return std::nullopt; }

} // namespace

std::optional<NoteRefusal> refusal(const NoteSheet& sheet, const NoteOp& op) {
    return std::visit([&](const auto& o) { return objection(sheet, o); }, op);
}

} // namespace planetx
