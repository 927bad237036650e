#include "planetx/notes/impossible.h"

namespace planetx {

namespace {

// How often a mark stands in a row or column.
struct Tally {
    int no = 0;
    int certain = 0;

    void add(Mark mark) {
        no += mark == Mark::No;
        certain += mark == Mark::Certain;
    }
};

} // namespace

std::vector<Impossible> impossible(const NoteSheet& sheet) {
    const Edition& e = edition(sheet.mode);
    std::array<Tally, allObjects.size()> columns;
    std::vector<Tally> rows(static_cast<std::size_t>(e.ring.size));
    for (Sector sector = 1; sector <= e.ring.size; ++sector)
        for (const Object object : allObjects) {
            const Mark mark = cell(sheet, sector, object).mark;
            columns[index(object)].add(mark);
            rows[static_cast<std::size_t>(sector - 1)].add(mark);
        }
    std::vector<Impossible> found;
    for (const Object object : allObjects) {
        if (columns[index(object)].certain > e.of(object))
            found.emplace_back(TooManyCertain{object});
        if (e.ring.size - columns[index(object)].no < e.of(object))
            found.emplace_back(TooFewLeft{object});
    }
    for (Sector sector = 1; sector <= e.ring.size; ++sector) {
        const Tally& row = rows[static_cast<std::size_t>(sector - 1)];
        if (row.no == static_cast<int>(allObjects.size()))
            found.emplace_back(NothingLeft{sector});
        if (row.certain > 1)
            found.emplace_back(TwoCertain{sector});
    }
    return found;
}

} // namespace planetx
