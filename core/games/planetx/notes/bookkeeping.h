#pragma once

#include "planetx/rules/answer.h"
#include "planetx/rules/event.h"
#include "planetx/notes/note_sheet.h"

#include <span>

namespace planetx {

// What is known from one thing alone, without putting two things together: facts for the note sheet, never one that is
// printed on it already.

std::vector<NoteOp> bookkeeping(Mode mode, std::span<const Fact> startingFacts);

// An event that everybody hears, with its answer where this player has one. Clues and other players' surveys say
// nothing about a single cell; what was taken back stays seen.
std::vector<NoteOp> bookkeeping(Mode mode, const Event& event, const std::optional<Answer>& answer, EntryNumber entry);

// What the facts on a sheet say at once by their number, one column or one sector at a time: where all of an object are
// found it is nowhere else, and where no other place or object is left it is certain. Never a cell that has a fact,
// whatever a hand has made of it; what a hand has marked counts for nothing. Each comes from the last that it rests on.
std::vector<NoteOp> followingAtOnce(const NoteSheet& sheet);

} // namespace planetx
