#pragma once

#include "game/hand.h"
#include "notes/note_sheet.h"
#include "play/table.h"

namespace planetx {

// An answer with the entry that it belongs to.
struct Learned {
    EntryNumber entry = 0;
    Answer answer;
    bool operator==(const Learned&) const = default;
};

// One player's view of the game, beyond what everybody sees: it never leaves the player's device.
struct Seat {
    PlayerId who = 0;
    std::vector<Learned> learned;
    NoteSheet notes;
    bool operator==(const Seat&) const = default;
};

// What an entry tells one player, and what it enters on the note sheet by itself.
struct News {
    std::optional<Answer> answer;
    std::vector<NoteOp> notes;
    bool operator==(const News&) const = default;
};

// What an event tells this player alone, or everybody.
std::optional<Answer> answerFor(const Table& table, PlayerId who, const Event& event);

// Pure: asked again after a crash, it says the same. The first entry brings the starting facts; the others are entered
// only if the table allows bookkeeping.
News newsFor(const Table& table, PlayerId who, const aphelion::Entry& entry);

} // namespace planetx
