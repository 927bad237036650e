#pragma once

#include "planetx/counsel/told.h"
#include "planetx/deduction/bot.h"

namespace planetx {

// What a player could know once an entry was written, if nothing was overlooked.
struct Knowledge {
    EntryNumber entry = 0;
    std::size_t skies = 0;           // that were still possible
    std::optional<Locate> locatable; // Planet X and its neighbours, once only one guess was left
    bool operator==(const Knowledge&) const = default;
};

// After the first entry, and after each one that told the player something.
std::vector<Knowledge> knowledgeOf(const Catalogue& catalogue, std::span<const Told> told);

// All that a player may see at a table when something is to be decided: what a bot decides from. Holds no sky.
struct Prospect {
    Board board;
    PlayerId who = 0;
    Hand hand;
    std::vector<Evidence> evidence;
    std::vector<Title> topics;
    std::vector<Topic> read;
    bool operator==(const Prospect&) const = default;
};

Prospect prospectOf(const Table& table, PlayerId who, const Hand& hand, const Guesses& guesses);

Action chosenBy(const Bot& bot, const Prospect& prospect);

} // namespace planetx
