#pragma once

#include "game/game.h"

namespace aphelion {

// The games that this version of the app knows. They live as long as the program.
class Games {
public:
    explicit Games(std::vector<const Game*> all) : m_all(std::move(all)) {}

    const std::vector<const Game*>& all() const { return m_all; }

    const Game* named(std::string_view name) const;
    const Game* of(const GameCode& code) const;

    // NewerVersion for a code of a game that is not known here.
    Result<GameCode, CodeFault> parse(std::string_view text) const;

    // Deals the game that a table was opened for.
    Result<std::unique_ptr<Table>, BadLog> open(const Entry& opened) const;

    // The same from stored bytes, all entries in order.
    Result<std::unique_ptr<Table>, BadLog> read(const std::vector<Bytes>& entries) const;

private:
    std::vector<const Game*> m_all;
};

} // namespace aphelion
