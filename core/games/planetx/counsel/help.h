#pragma once

#include "planetx/catalogue/catalogue.h"
#include "planetx/counsel/told.h"
#include "planetx/deduction/explain.h"

namespace planetx {

// Help with the notes. Reasons are places in what was told.

// What the rules say at once of the marks on the sheet, looking at one object and at one sector at a time: possible
// cells that are ruled out or certain. Nothing where the marks cannot all be true.
std::vector<CellMark> filledIn(const Catalogue& catalogue, const NoteSheet& sheet);

// A mark by hand that what was told speaks against.
struct Slip {
    CellId cell;
    Mark mark{};
    Reasons because;
    bool operator==(const Slip&) const = default;
};

// Marks by hand, each of which could be true, that cannot all be true.
struct Clash {
    std::vector<CellId> cells;
    Reasons because;
    bool operator==(const Clash&) const = default;
};

struct Check {
    std::vector<Slip> slips;
    std::optional<Clash> clash; // only where there are no slips
    bool operator==(const Check&) const = default;
};

// Which marks are contradicted, those of open what-ifs included. A suspicion is a slip too, but takes no part in a
// clash.
Check checked(const Catalogue& catalogue, std::span<const Told> told, const NoteSheet& sheet);

// The easiest thing that follows and does not stand on the sheet yet; nothing if there is none.
std::optional<Deduction> hint(const Catalogue& catalogue, std::span<const Told> told, const NoteSheet& sheet);

// Why a guess at Planet X and its neighbours cannot be right; nothing while it can.
std::optional<Reasons> doubt(const Catalogue& catalogue, std::span<const Told> told, const Locate& guess);

} // namespace planetx
