#include "planetx/deal/game_code.h"

namespace planetx {

namespace {

std::optional<Mode> modeOf(char symbol) {
    const auto found = codeSymbols.find(symbol);
    return found == std::string_view::npos ? std::nullopt : std::optional(static_cast<Mode>(found));
}

} // namespace

GameCode::GameCode(Mode mode, std::uint64_t randomBits)
    : aphelion::GameCode(codeSymbols[static_cast<std::size_t>(mode)], randomBits) {}

std::optional<GameCode> GameCode::of(const aphelion::GameCode& code) {
    const auto mode = modeOf(code.symbol());
    return mode ? std::optional(GameCode(*mode, code.value())) : std::nullopt;
}

aphelion::Result<GameCode, CodeFault> GameCode::parse(std::string_view text) {
    const auto code = aphelion::GameCode::parse(text);
    if (!code)
        return code.fault();
    if (const auto own = of(*code))
        return *own;
    return CodeFault::NewerVersion;
}

std::optional<Mode> GameCode::modeOfLobby(std::string_view lobby) {
    const auto symbol = symbolOfLobby(lobby);
    return symbol ? modeOf(*symbol) : std::nullopt;
}

Mode GameCode::mode() const { return *modeOf(symbol()); }

} // namespace planetx
