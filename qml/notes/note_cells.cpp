#include "qml/notes/note_cells.h"

#include "planetx/notes/impossible.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

struct At {
    Sector sector;
    Object object;
    Mark mark;
};

// Which cells a count that no sky has is about.
bool concerns(const TooManyCertain& w, const At& at) { return w.object == at.object && at.mark == Mark::Certain; }
bool concerns(const TooFewLeft& w, const At& at) { return w.object == at.object && at.mark == Mark::No; }
bool concerns(const NothingLeft& w, const At& at) { return w.sector == at.sector; }
bool concerns(const TwoCertain& w, const At& at) { return w.sector == at.sector && at.mark == Mark::Certain; }

NoteCell shownCell(const NoteSheet& sheet, Sector sector, Object object, const std::vector<Impossible>& wrong) {
    const Cell now = cell(sheet, sector, object);
    NoteCell one;
    one.sector = sector;
    one.object = letterOf(object);
    one.mark = nameOf(now.mark);
    one.origin = nameOf(now.origin);
    one.layer = now.layer;
    one.exists = now.origin != Origin::Printed;
    one.given = now.origin != Origin::Hand;
    if (now.fact) {
        one.fact = nameOf(now.fact->mark);
        one.factOrigin = nameOf(now.fact->origin);
        one.entry = static_cast<int>(now.fact->entry);
    }
    one.wrong = one.exists && std::ranges::any_of(wrong, [&](const Impossible& w) {
                    return std::visit([&](const auto& what) { return concerns(what, {sector, object, now.mark}); }, w);
                });
    return one;
}

std::vector<NoteCell> cellsOf(const NoteSheet* sheet) {
    std::vector<NoteCell> cells;
    if (!sheet)
        return cells;
    const auto wrong = impossible(*sheet);
    for (Sector sector = 1; sector <= edition(sheet->mode).ring.size; ++sector)
        for (const Object object : allObjects)
            cells.push_back(shownCell(*sheet, sector, object, wrong));
    return cells;
}

} // namespace

int NoteCells::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

QVariant NoteCells::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || role != CellRole)
        return {};
    return QVariant::fromValue(m_cells[static_cast<std::size_t>(index.row())]);
}

QHash<int, QByteArray> NoteCells::roleNames() const { return {{CellRole, "cell"}}; }

void NoteCells::show(const NoteSheet* sheet) {
    std::vector<NoteCell> now = cellsOf(sheet);
    if (now.size() != m_cells.size()) {
        beginResetModel();
        m_cells = std::move(now);
        endResetModel();
        return;
    }
    m_cells.swap(now);
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        if (!(m_cells[i] == now[i])) {
            const QModelIndex at = index(static_cast<int>(i));
            emit dataChanged(at, at, {CellRole});
        }
}

} // namespace planetx
