#pragma once

#include "planetx/rules/edition.h"
#include "planetx/notes/note_history.h"

#include <span>

namespace planetx {

// A player's note sheet: the fold of its operations. Facts and what is done by hand are kept apart, so that neither
// loses the other.
struct NoteSheet {
    explicit NoteSheet(Mode m) : mode(m) {}

    Mode mode;
    std::map<CellId, Known> facts;
    std::uint32_t factsHeard = 0;   // how many there have been: the time by which marks and facts are ordered
    std::vector<Layer> layers{1};   // the ground, then one per open what-if
    std::vector<Step> done;         // by hand, for undo; the last is the next to go
    std::vector<Step> undone;       // for redo; the last is the next to come back
    std::array<int, aids> helped{}; // how often the app did, by Aid

    bool operator==(const NoteSheet&) const = default;
};

// What a cell shows. The later of the fact and the topmost hand mark wins: people may write over a fact, and a fact
// that arrives afterwards is shown. The fact is always known: where it is not what is shown, `fact->mark` differs.
struct Cell {
    Mark mark{};
    Origin origin = Origin::Hand; // of the mark; also for a cell that nobody has touched
    int layer = 0;                // of the mark: 0 the ground, 1 the first what-if, ...
    std::optional<Known> fact;
    bool operator==(const Cell&) const = default;
};

Cell cell(const NoteSheet& sheet, Sector sector, Object object);

// The text of a sector, or of the whole sheet for 0, as seen through the open what-ifs.
const std::string& text(const NoteSheet& sheet, Sector sector);

inline int whatIfDepth(const NoteSheet& sheet) { return static_cast<int>(sheet.layers.size()) - 1; }
inline bool canUndo(const NoteSheet& sheet) { return !sheet.done.empty(); }
inline bool canRedo(const NoteSheet& sheet) { return !sheet.undone.empty(); }

enum class NoteRefusal : std::uint8_t {
    BadSector,
    NoSuchCell,     // a comet outside the comet sectors
    BadOrigin,      // nothing is printed afterwards
    BadFact,        // a fact is No or Certain
    BadText,        // too long or not UTF-8
    NothingChanges, // done by hand it would only make an undo that does nothing
    NoWhatIf,
    NothingToUndo,
    NothingToRedo,
};

std::optional<NoteRefusal> refusal(const NoteSheet& sheet, const NoteOp& op);

// The sheet after the operation; the same sheet if it is refused. Cheapest where the sheet is given away (std::move).
[[nodiscard]] NoteSheet after(NoteSheet sheet, const NoteOp& op);

NoteSheet folded(Mode mode, std::span<const NoteOp> ops);

} // namespace planetx
