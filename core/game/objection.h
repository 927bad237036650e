#pragma once

#include "table/log.h"

namespace aphelion {

// A rule of the game is against it. The name stays the same for ever: the screens make their sentences from it.
struct Refused {
    std::string_view why;
    bool operator==(const Refused&) const = default;
};

// What is wrong with a move beyond the rules of its game.
enum class MoveFault : std::uint8_t {
    NewerVersion, // of a game, or of a kind, that this version does not know
    BadEvent,     // not an event, or one that does not come this way
    NotTheirs,    // speaks for somebody else
    WrongSeals,   // seals too many or too few
    WrongOpening, // does not open what was sealed, or shows something else
    WrongVerdict, // says of what is hidden what is not so
    NeverOpened,  // sealed, and not opened when the game was over
    TooMuch,      // more than one seat may write
};

// Why a game does not let something stand in the log.
using Objection = std::variant<Refused, MoveFault>;

std::string_view name(const Objection& objection);

// Why a log cannot be that of a table: the entry at fault and what is wrong with it.
struct BadLog {
    EntryNumber entry = 0;
    std::variant<EntryFault, LogFault, Objection> why;
    bool operator==(const BadLog&) const = default;
};

std::string_view name(const BadLog& bad);

// An entry that says what is not so, as everybody can see when the game is over and everything lies open.
struct Lie {
    EntryNumber entry = 0;
    Objection why;
    bool operator==(const Lie&) const = default;
};

} // namespace aphelion
