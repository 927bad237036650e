#pragma once

#include "planetx/notes/note_sheet.h"

namespace planetx {

// One step as people see it, back or forth: the operations that take it, none where there is nothing to undo or redo. A
// kept what-if is one step, whatever was done in it; one that is open or was dropped is walked through. Cut off in the
// middle, a step back has opened the what-if again, and the next one goes on.
std::vector<NoteOp> stepBack(const NoteSheet& sheet);
std::vector<NoteOp> stepForth(const NoteSheet& sheet);

} // namespace planetx
