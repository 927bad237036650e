#pragma once

#include "planetx/notes/note_sheet.h"

#include <rapidcheck.h>

namespace planetx {

// Operations as people make them, many of them refused: few cells, so that they meet.

inline rc::Gen<NoteOp> anyMark(Origin origin) {
    const bool fact = origin != Origin::Hand;
    const auto mark = fact ? rc::gen::element(Mark::No, Mark::Certain)
                           : rc::gen::element(Mark::Possible, Mark::No, Mark::Suspected, Mark::Certain);
    return rc::gen::map(rc::gen::tuple(rc::gen::inRange(0, 5), rc::gen::elementOf(allObjects), mark,
                                       rc::gen::inRange<EntryNumber>(0, 300)),
                        [origin](const auto& t) -> NoteOp {
                            const auto& [sector, object, value, entry] = t;
                            return SetMark{sector, object, value, origin, entry};
                        });
}

inline rc::Gen<NoteOp> anyFact() {
    return rc::gen::join(rc::gen::map(rc::gen::element(Origin::Start, Origin::OwnAnswer, Origin::Public), &anyMark));
}

inline rc::Gen<NoteOp> anyText() {
    return rc::gen::map(
        rc::gen::pair(rc::gen::inRange(0, 3), rc::gen::element<std::string>("", "a", "Ana bluffs", "é")),
        [](const auto& t) -> NoteOp { return Write{t.first, t.second}; });
}

inline rc::Gen<NoteOp> anyFillIn() {
    return rc::gen::map(
        rc::gen::container<std::vector<NoteOp>>(anyMark(Origin::Hand)), [](const auto& marks) -> NoteOp {
            FillIn all;
            for (const NoteOp& one : marks)
                if (const auto& [sector, object, mark, origin, entry] = std::get<SetMark>(one); all.marks.size() < 4)
                    all.marks.push_back({sector, object, mark});
            return all;
        });
}

inline rc::Gen<NoteOp> anyNoteOp() {
    return rc::gen::weightedOneOf<NoteOp>({{6, anyMark(Origin::Hand)},
                                           {3, anyFact()},
                                           {2, anyText()},
                                           {2, anyFillIn()},
                                           {2, rc::gen::just<NoteOp>(BeginWhatIf())},
                                           {1, rc::gen::just<NoteOp>(KeepWhatIf())},
                                           {1, rc::gen::just<NoteOp>(DropWhatIf())},
                                           {4, rc::gen::just<NoteOp>(Undo())},
                                           {2, rc::gen::just<NoteOp>(Redo())}});
}

inline rc::Gen<std::vector<NoteOp>> anyNotes() { return rc::gen::container<std::vector<NoteOp>>(anyNoteOp()); }

// All that a sheet shows.
struct Shown {
    std::vector<Cell> cells;
    std::vector<std::string> texts;
    int depth = 0;
    bool operator==(const Shown&) const = default;
};

inline Shown shown(const NoteSheet& sheet) {
    Shown all{{}, {text(sheet, 0)}, whatIfDepth(sheet)};
    for (Sector sector = 1; sector <= edition(sheet.mode).ring.size; ++sector) {
        all.texts.push_back(text(sheet, sector));
        for (const Object object : allObjects)
            all.cells.push_back(cell(sheet, sector, object));
    }
    return all;
}

inline bool isFact(const NoteOp& op) {
    const auto* mark = std::get_if<SetMark>(&op);
    return mark && mark->origin != Origin::Hand;
}

} // namespace planetx
