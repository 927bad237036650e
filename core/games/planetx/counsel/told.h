#pragma once

#include "planetx/deduction/evidence.h"
#include "planetx/play/seat.h"

#include <span>

namespace planetx {

// One thing that a player has been told about the sky, and the entry that told it; 0 for a starting fact.
struct Told {
    Evidence evidence;
    EntryNumber entry = 0;
    bool operator==(const Told&) const = default;
};

// A player's own attempts to locate Planet X, by entry: see guessesOf().
using Guesses = std::map<EntryNumber, Locate>;

// Everything that this player has been told, in the order in which it was: starting facts, own answers, and what
// everybody heard.
std::vector<Told> toldTo(const Table& table, PlayerId who, const Guesses& guesses);

// The same without the entries.
std::vector<Evidence> evidenceIn(std::span<const Told> told);

} // namespace planetx
