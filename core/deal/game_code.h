#pragma once

#include "base/result.h"
#include "game/edition.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace planetx {

// What is wrong with a text that should be a game code; the first that applies.
enum class CodeFault : std::uint8_t {
    Length,      // not eight symbols
    Symbol,      // a symbol that cannot occur
    CheckSymbol, // mistyped
    NewerVersion // made by a newer version of the app
};

std::string_view name(CodeFault fault);

inline constexpr std::size_t codeLength = 8;

// Eight symbols of Crockford's base 32: the mode, one for the lobby, five secret ones and a check symbol.
class GameCode {
public:
    // Takes the low 30 bits.
    GameCode(Mode mode, std::uint64_t randomBits);

    // Forgiving: lower case, spaces, hyphens, O for 0, I and L for 1.
    static aphelion::Result<GameCode, CodeFault> parse(std::string_view text);

    // What has been typed so far as it will be read, without spaces and hyphens; what cannot occur stays as it is.
    static std::string typed(std::string_view text);

    // The mode that the two public symbols of a code tell; nothing if they are not those of any code of this version.
    static std::optional<Mode> modeOfLobby(std::string_view lobby);

    Mode mode() const { return m_mode; }

    // All symbols but the check symbol as one number: what the game is dealt from.
    std::uint64_t value() const;

    std::string text() const;   // ABCD-EFGH
    std::string lobby() const;  // the two public symbols
    std::string secret() const; // the five that only the table knows

    bool operator==(const GameCode&) const = default;

private:
    Mode m_mode;
    std::uint32_t m_random;
};

} // namespace planetx
