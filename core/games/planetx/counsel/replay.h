#pragma once

#include "planetx/counsel/knowledge.h"

namespace planetx {

// Looking back on a game that is over, when everything that was sealed lies open. Of a game that still goes on none of
// these tells anything.

// What every player could know as the game went on, by seat.
std::vector<std::vector<Knowledge>> knowledgeOfAll(const Catalogue& catalogue, const Table& table);

// The first moment at which nothing else was left to locate; nothing if there was none.
const Knowledge* firstLocatable(std::span<const Knowledge> knowledge);

// Skies that were still possible for the player once this entry was written.
std::size_t skiesAfter(std::span<const Knowledge> knowledge, EntryNumber entry);

// What a player decided, and the entry that it became.
struct Decision {
    EntryNumber entry = 0;
    PlayerId who = 0;
    Action action;
    bool operator==(const Decision&) const = default;
};

// Every decision of the game in its order; those without whose opening they cannot be told are left out.
std::vector<Decision> decisionsOf(const Table& table);

// What could have been done instead of a decision, by somebody who overlooks nothing.
struct Advice {
    Decision decision;
    std::size_t skies = 0; // that were possible before, for this player
    Insight done;          // what was to be expected of it; no bits for what asks nothing
    Insight best;
    double told = 0; // bits that the player knew more right after it

    // Whether nothing would have been better to speak of.
    bool wasBest() const;
};

Advice adviceOn(const Catalogue& catalogue, const ClueBook& book, const Table& table, const Decision& decision);

} // namespace planetx
