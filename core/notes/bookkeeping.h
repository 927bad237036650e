#pragma once

#include "game/answer.h"
#include "game/event.h"
#include "notes/note_op.h"

#include <span>

namespace planetx {

// What is known from one thing alone, without putting two things together: facts for the note sheet, never one that is
// printed on it already.

std::vector<NoteOp> bookkeeping(Mode mode, std::span<const Fact> startingFacts);

// An event that everybody hears, with its answer where this player has one. Clues and other players' surveys say
// nothing about a single cell; what was taken back stays seen.
std::vector<NoteOp> bookkeeping(Mode mode, const Event& event, const std::optional<Answer>& answer, EntryNumber entry);

} // namespace planetx
