#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace aphelion {

// What is wrong with a text that should be a game code; the first that applies.
enum class CodeFault : std::uint8_t {
    Length,       // not eight symbols
    Symbol,       // a symbol that cannot occur
    CheckSymbol,  // mistyped
    NewerVersion, // of a game, or a way of dealing it, that this version does not know
    OtherGame     // of another game than the one that was asked for
};

std::string_view name(CodeFault fault);

inline constexpr std::size_t codeLength = 8;

// Eight symbols of Crockford's base 32: one that names the game with its mode and the version of its dealing, one for
// the lobby, five secret ones and a check symbol.
class GameCode {
public:
    // Takes the low 30 bits of chance.
    GameCode(char symbol, std::uint64_t randomBits);

    // Of whichever game. Forgiving: lower case, spaces, hyphens, O for 0, I and L for 1.
    static Result<GameCode, CodeFault> parse(std::string_view text);

    // What has been typed so far as it will be read, without spaces and hyphens; what cannot occur stays as it is.
    static std::string typed(std::string_view text);

    // The game's symbol of the two public ones of a code; nothing if they are not those of any code.
    static std::optional<char> symbolOfLobby(std::string_view lobby);

    // The first symbol, which names the game.
    char symbol() const;

    // All symbols but the check symbol as one number: what the game is dealt from.
    std::uint64_t value() const { return m_value; }

    std::string text() const;   // ABCD-EFGH
    std::string lobby() const;  // the two public symbols
    std::string secret() const; // the five that only the table knows

    bool operator==(const GameCode&) const = default;

private:
    std::uint64_t m_value;
};

} // namespace aphelion
