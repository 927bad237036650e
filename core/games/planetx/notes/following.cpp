#include "planetx/notes/bookkeeping.h"

#include <algorithm>

namespace planetx {

namespace {

// Whose knowledge two facts are together: private as soon as one of them is.
Origin together(Origin a, Origin b) { return a == b ? a : Origin::OwnAnswer; }

// Facts, and those that follow from them by their number.
class Counting {
public:
    explicit Counting(const NoteSheet& sheet) : m_edition(edition(sheet.mode)), m_facts(sheet.facts) {}

    std::vector<NoteOp> run() {
        for (std::size_t before = m_ops.size() + 1; before != m_ops.size();) {
            before = m_ops.size();
            for (const Object object : allObjects)
                look(columnOf(object), m_edition.of(object));
            for (Sector sector = 1; sector <= m_edition.ring.size; ++sector)
                look(rowOf(sector), 1);
        }
        return std::move(m_ops);
    }

private:
    std::vector<CellId> columnOf(Object object) const {
        std::vector<CellId> cells;
        for (Sector sector = 1; sector <= m_edition.ring.size; ++sector)
            if (m_edition.canHold(sector, object))
                cells.push_back({sector, object});
        return cells;
    }

    std::vector<CellId> rowOf(Sector sector) const {
        std::vector<CellId> cells;
        for (const Object object : allObjects)
            if (m_edition.canHold(sector, object))
                cells.push_back({sector, object});
        return cells;
    }

    // So many of these cells are certain in every sky.
    void look(const std::vector<CellId>& cells, int number) {
        std::vector<CellId> open;
        std::vector<Known> certain;
        std::vector<Known> no;
        for (const CellId& id : cells)
            if (const auto at = m_facts.find(id); at == m_facts.end())
                open.push_back(id);
            else
                (at->second.mark == Mark::Certain ? certain : no).push_back(at->second);
        const int found = static_cast<int>(certain.size());
        if (found == number)
            enter(open, Mark::No, certain);
        else if (found + static_cast<int>(open.size()) == number)
            enter(open, Mark::Certain, no);
    }

    void enter(const std::vector<CellId>& cells, Mark mark, const std::vector<Known>& because) {
        if (because.empty())
            return;
        Known known{mark, because.front().origin, 0, 0};
        for (const Known& one : because) {
            known.origin = together(known.origin, one.origin);
            known.entry = std::max(known.entry, one.entry);
        }
        for (const CellId& id : cells) {
            m_facts.emplace(id, known);
            m_ops.emplace_back(SetMark{id.sector, id.object, mark, known.origin, known.entry});
        }
    }

    const Edition& m_edition;
    std::map<CellId, Known> m_facts;
    std::vector<NoteOp> m_ops;
};

} // namespace

std::vector<NoteOp> followingAtOnce(const NoteSheet& sheet) { return Counting(sheet).run(); }

} // namespace planetx
