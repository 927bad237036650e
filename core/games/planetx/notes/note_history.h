#pragma once

#include "planetx/notes/note_op.h"

#include <map>
#include <memory>
#include <vector>

namespace planetx {

// One cell of the sheet.
struct CellId {
    Sector sector = 1;
    Object object{};
    auto operator<=>(const CellId&) const = default;
};

// What bookkeeping has entered in a cell.
struct Known {
    Mark mark{};
    Origin origin{};
    EntryNumber entry = 0;
    std::uint32_t heard = 0; // the how many-th fact of the sheet it was
    bool operator==(const Known&) const = default;
};

// What a hand has entered in a cell.
struct HandMark {
    Mark mark{};
    std::uint32_t factsHeard = 0; // how many facts the sheet had then
    bool operator==(const HandMark&) const = default;
};

// What was done by hand on the ground or in one what-if.
struct Layer {
    std::map<CellId, HandMark> marks;
    std::map<Sector, std::string> texts; // an empty one hides the text below
    bool operator==(const Layer&) const = default;
};

// Changes: what a hand did to the layers, with what it takes to go back and forth. Facts are in no layer, so a change
// fits whatever facts have arrived since.

struct Marked { // in the top layer
    CellId cell;
    std::optional<HandMark> before;
    std::optional<HandMark> now;
    bool operator==(const Marked&) const = default;
};

struct Written { // in the top layer
    Sector sector = 0;
    std::optional<std::string> before;
    std::optional<std::string> now;
    bool operator==(const Written&) const = default;
};

// The top layers were replaced: by one more (begun), by their sum (kept) or by nothing (dropped).
struct Restacked {
    std::vector<Layer> before;
    std::vector<Layer> now;
    bool operator==(const Restacked&) const = default;
};

// Several marks at once.
struct FilledIn {
    std::vector<Marked> marks;
    bool operator==(const FilledIn&) const = default;
};

using Change = std::variant<Marked, Written, Restacked, FilledIn>;

// A change for good. Copies share it, so that a sheet with a long history is copied quickly.
class Step {
public:
    explicit Step(Change change) : m_change(std::make_shared<const Change>(std::move(change))) {}

    const Change& change() const { return *m_change; }
    bool operator==(const Step& other) const { return m_change == other.m_change || change() == other.change(); }

private:
    std::shared_ptr<const Change> m_change; // never empty, but for a step that was moved from
};

void redo(std::vector<Layer>& layers, const Change& change);
void undo(std::vector<Layer>& layers, const Change& change);

} // namespace planetx
