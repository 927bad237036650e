#pragma once

#include "code/game_code.h"
#include "planetx/rules/edition.h"

namespace planetx {

using aphelion::CodeFault;

// A code of Planet X, which tells its mode.
class GameCode : public aphelion::GameCode {
public:
    // Takes the low 30 bits of chance.
    GameCode(Mode mode, std::uint64_t randomBits);

    // Nothing for a code of another game.
    static std::optional<GameCode> of(const aphelion::GameCode& code);

    // NewerVersion for what is not of this game.
    static aphelion::Result<GameCode, CodeFault> parse(std::string_view text);

    // The mode that the two public symbols of a code tell; nothing if they are not those of a code of this game.
    static std::optional<Mode> modeOfLobby(std::string_view lobby);

    Mode mode() const;

    bool operator==(const GameCode&) const = default;
};

// With which the codes of both modes begin; version 1 of the dealing algorithm.
inline constexpr std::string_view codeSymbols = "SE";

} // namespace planetx
