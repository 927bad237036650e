#include "qml/notes/note_shown.h"

#include "planetx/notes/impossible.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

int marked(const NoteSheet& sheet, Object object, Mark mark) {
    int count = 0;
    for (Sector sector = 1; sector <= edition(sheet.mode).ring.size; ++sector)
        count += cell(sheet, sector, object).mark == mark;
    return count;
}

// One small function per count that no sky has.
ShownWrong shown(const NoteSheet& sheet, const TooManyCertain& w) {
    return {QStringLiteral("TooManyCertain"), letterOf(w.object), 0, marked(sheet, w.object, Mark::Certain),
            edition(sheet.mode).of(w.object)};
}
ShownWrong shown(const NoteSheet& sheet, const TooFewLeft& w) {
    const Edition& e = edition(sheet.mode);
    return {QStringLiteral("TooFewLeft"), letterOf(w.object), 0, e.ring.size - marked(sheet, w.object, Mark::No),
            e.of(w.object)};
}
ShownWrong shown(const NoteSheet&, const NothingLeft& w) { return {QStringLiteral("NothingLeft"), {}, w.sector}; }
ShownWrong shown(const NoteSheet&, const TwoCertain& w) { return {QStringLiteral("TwoCertain"), {}, w.sector}; }

bool isClaimed(Mark mark) { return mark == Mark::Suspected || mark == Mark::Certain; }

} // namespace

std::vector<ShownWrong> wrongsOf(const NoteSheet& sheet) {
    std::vector<ShownWrong> all;
    for (const Impossible& wrong : impossible(sheet))
        all.push_back(std::visit([&](const auto& w) { return shown(sheet, w); }, wrong));
    return all;
}

std::vector<ShownCount> countsOf(const NoteSheet& sheet) {
    const auto wrong = wrongsOf(sheet);
    std::vector<ShownCount> all;
    for (const Object object : allObjects) {
        const bool isWrong = std::ranges::find(wrong, letterOf(object), &ShownWrong::object) != wrong.end();
        all.push_back({letterOf(object), marked(sheet, object, Mark::Certain), marked(sheet, object, Mark::No),
                       edition(sheet.mode).of(object), isWrong});
    }
    return all;
}

std::vector<ShownFace> facesOf(const NoteSheet& sheet, Sector sector) {
    constexpr std::size_t little = 3; // possibilities that are worth showing
    std::vector<ShownFace> faces;
    const auto add = [&](Mark mark) {
        for (const Object object : allObjects)
            if (const Cell now = cell(sheet, sector, object); now.mark == mark)
                faces.push_back({letterOf(object), nameOf(mark), now.layer, false});
    };
    add(Mark::Certain);
    if (!faces.empty())
        return faces;
    add(Mark::Suspected);
    const std::size_t suspected = faces.size();
    add(Mark::Possible);
    if (faces.size() > little)
        faces.resize(suspected);
    return faces;
}

std::vector<ShownSupposed> supposedIn(const NoteSheet& sheet) {
    std::vector<ShownSupposed> all;
    if (whatIfDepth(sheet) == 0)
        return all;
    const auto collect = [&](Mark mark, auto&& belongs) {
        for (const Object object : allObjects) {
            ShownSupposed one{letterOf(object), nameOf(mark), {}};
            for (const auto& [id, hand] : sheet.layers.back().marks)
                if (id.object == object && belongs(hand.mark))
                    one.sectors.push_back(id.sector);
            if (!one.sectors.isEmpty())
                all.push_back(one);
        }
        return !all.empty();
    };
    collect(Mark::Certain, isClaimed) || collect(Mark::No, [](Mark mark) { return mark == Mark::No; }) ||
        collect(Mark::Possible, [](Mark mark) { return mark == Mark::Possible; });
    return all;
}

} // namespace planetx
