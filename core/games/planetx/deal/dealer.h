#pragma once

#include "planetx/catalogue/appearances.h"
#include "planetx/catalogue/clue_book.h"
#include "planetx/deal/deal.h"
#include "planetx/deal/game_code.h"

namespace planetx {

// Makes whole games of one mode. The same code deals the same game for ever, on every platform.
class Dealer {
public:
    explicit Dealer(Mode mode);
    Dealer(const Dealer&) = delete; // its parts refer to each other
    Dealer& operator=(const Dealer&) = delete;

    // The code must be of the dealer's mode.
    Deal deal(const GameCode& code) const;

    // A game with this sky, seeded with its rank. The sky must be legal and of the dealer's mode.
    Deal deal(const Sky& sky) const;

    const Catalogue& catalogue() const { return m_catalogue; }
    const ClueBook& clueBook() const { return m_clueBook; }

private:
    Deal deal(const Sky& sky, std::uint64_t seed) const;

    Catalogue m_catalogue;
    Appearances m_appearances;
    ClueBook m_clueBook;
};

} // namespace planetx
