#include "planetx/notes/note_steps.h"

namespace planetx {

namespace {

// How a step changes the number of open what-ifs, and whether it kept one.
int opens(const Step& step) {
    const auto* restacked = std::get_if<Restacked>(&step.change());
    return restacked ? static_cast<int>(restacked->now.size()) - static_cast<int>(restacked->before.size()) : 0;
}

bool keeps(const Step& step) {
    const auto* restacked = std::get_if<Restacked>(&step.change());
    return restacked && restacked->before.size() == 2;
}

// How many steps there are from the last to the one that closes what it opens, or opens what it closes; 0 if that is
// not among them.
std::size_t toItsOtherEnd(const std::vector<Step>& steps) {
    int open = 0;
    for (std::size_t taken = 1; taken <= steps.size(); ++taken) {
        open += opens(steps[steps.size() - taken]);
        if (open == 0)
            return taken;
    }
    return 0;
}

} // namespace

std::vector<NoteOp> stepBack(const NoteSheet& sheet) {
    if (!canUndo(sheet))
        return {};
    return {keeps(sheet.done.back()) ? toItsOtherEnd(sheet.done) : 1, Undo()};
}

std::vector<NoteOp> stepForth(const NoteSheet& sheet) {
    if (!canRedo(sheet))
        return {};
    const std::size_t whole = toItsOtherEnd(sheet.undone);
    const bool isKept = whole > 1 && keeps(sheet.undone[sheet.undone.size() - whole]);
    return {isKept ? whole : 1, Redo()};
}

} // namespace planetx
