#pragma once

#include "qml/notes/note_values.h"

#include "planetx/notes/note_sheet.h"

namespace planetx {

// What a note sheet says as a whole, as pages see it.

// Counts that no sky has, with the numbers that do not fit.
std::vector<ShownWrong> wrongsOf(const NoteSheet& sheet);

// How many of each object are marked, and how many there are.
std::vector<ShownCount> countsOf(const NoteSheet& sheet);

// What stands for a sector where there is room for little.
std::vector<ShownFace> facesOf(const NoteSheet& sheet, Sector sector);

// What the topmost what-if is about: what is there, or else what is not there, or else what is open again. Empty
// without a what-if.
std::vector<ShownSupposed> supposedIn(const NoteSheet& sheet);

} // namespace planetx
