#pragma once

#include "planetx/notes/note_sheet.h"

namespace planetx {

// Counts that no sky has, as the sheet shows them now.

struct TooManyCertain { // more than the edition has
    Object object{};
    bool operator==(const TooManyCertain&) const = default;
};

struct TooFewLeft { // fewer sectors are left for it than the edition has
    Object object{};
    bool operator==(const TooFewLeft&) const = default;
};

struct NothingLeft { // every object is ruled out there
    Sector sector = 1;
    bool operator==(const NothingLeft&) const = default;
};

struct TwoCertain { // at least two objects in one sector
    Sector sector = 1;
    bool operator==(const TwoCertain&) const = default;
};

using Impossible = std::variant<TooManyCertain, TooFewLeft, NothingLeft, TwoCertain>;

// By object first, then by sector; empty while everything can still be.
std::vector<Impossible> impossible(const NoteSheet& sheet);

} // namespace planetx
