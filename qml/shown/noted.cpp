#include "qml/shown/noted.h"

#include "qml/shown/names.h"

namespace planetx {

namespace {

std::vector<ShownNoted> markedIn(const NoteSheet& sheet, Sector sector, Mark mark) {
    std::vector<ShownNoted> marked;
    for (const Object object : allObjects)
        if (const Cell now = cell(sheet, sector, object); now.mark == mark)
            marked.push_back({sector, letterOf(object), nameOf(mark), now.layer > 0});
    return marked;
}

} // namespace

std::vector<ShownNoted> notedOn(const NoteSheet& sheet) {
    std::vector<ShownNoted> all;
    for (Sector sector = 1; sector <= edition(sheet.mode).ring.size; ++sector) {
        auto marked = markedIn(sheet, sector, Mark::Certain);
        if (marked.empty())
            marked = markedIn(sheet, sector, Mark::Suspected);
        all.insert(all.end(), marked.begin(), marked.end());
    }
    return all;
}

} // namespace planetx
