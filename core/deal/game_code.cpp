#include "deal/game_code.h"

#include <array>
#include <vector>

namespace planetx {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::array<char, 2> modeSymbols{'S', 'E'}; // by Mode; both version 1 of the dealing algorithm
constexpr int bitsPerSymbol = 5;
constexpr std::uint32_t randomMask = (1U << 30) - 1;

using Symbols = std::array<int, codeLength>;

// Doubling in GF(32) modulo x^5 + x^2 + 1.
constexpr int doubled(int element) { return (element << 1) ^ ((element & 16) ? 0b100101 : 0); }

// The sum of the symbols, each times a power of its own: one wrong symbol or two exchanged ones change it.
constexpr int checkSymbol(const Symbols& symbols) {
    int sum = 0;
    for (std::size_t i = 0; i + 1 < codeLength; ++i) {
        int term = symbols[i];
        for (std::size_t power = 0; power <= i; ++power)
            term = doubled(term);
        sum ^= term;
    }
    return sum;
}

constexpr int symbolValue(char symbol) { return static_cast<int>(alphabet.find(symbol)); }

std::optional<int> readSymbol(char typed) {
    if (typed >= 'a' && typed <= 'z')
        typed = static_cast<char>(typed - 'a' + 'A');
    if (typed == 'O')
        typed = '0';
    if (typed == 'I' || typed == 'L')
        typed = '1';
    const auto found = alphabet.find(typed);
    if (found == std::string_view::npos)
        return std::nullopt;
    return static_cast<int>(found);
}

std::optional<Mode> modeOf(char symbol) {
    for (const Mode mode : bothModes)
        if (symbol == modeSymbols[static_cast<std::size_t>(mode)])
            return mode;
    return std::nullopt;
}

bool isGap(char typed) { return typed == ' ' || typed == '-'; }

// A letter of another script is one symbol that cannot occur, however many bytes it takes.
bool beginsOrContinuesLetter(char byte) { return (static_cast<unsigned char>(byte) & 0x80) != 0; }
bool continuesLetter(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

std::vector<std::optional<int>> readSymbols(std::string_view text) {
    std::vector<std::optional<int>> symbols;
    char before = ' ';
    for (const char typed : text) {
        const bool sameLetter = continuesLetter(typed) && beginsOrContinuesLetter(before);
        if (!isGap(typed) && !sameLetter)
            symbols.push_back(readSymbol(typed));
        before = typed;
    }
    return symbols;
}

Symbols symbolsOf(std::uint64_t value) {
    Symbols symbols{};
    for (std::size_t i = codeLength - 1; i-- > 0; value >>= bitsPerSymbol)
        symbols[i] = static_cast<int>(value & 31);
    symbols.back() = checkSymbol(symbols);
    return symbols;
}

} // namespace

std::string_view name(CodeFault fault) {
    constexpr std::array<std::string_view, 4> names{"length", "symbol", "check symbol", "newer version"};
    return names[static_cast<std::size_t>(fault)];
}

GameCode::GameCode(Mode mode, std::uint64_t randomBits)
    : m_mode(mode), m_random(static_cast<std::uint32_t>(randomBits) & randomMask) {}

aphelion::Result<GameCode, CodeFault> GameCode::parse(std::string_view text) {
    const auto read = readSymbols(text);
    if (read.size() != codeLength)
        return CodeFault::Length;
    Symbols symbols{};
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < codeLength; ++i) {
        if (!read[i])
            return CodeFault::Symbol;
        symbols[i] = *read[i];
        value = value << bitsPerSymbol | static_cast<std::uint64_t>(symbols[i]);
    }
    if (symbols.back() != checkSymbol(symbols))
        return CodeFault::CheckSymbol;
    if (const auto mode = modeOf(alphabet[static_cast<std::size_t>(symbols.front())]))
        return GameCode(*mode, value >> bitsPerSymbol);
    return CodeFault::NewerVersion;
}

std::string GameCode::typed(std::string_view text) {
    std::string read;
    for (const char typed : text) {
        const auto symbol = readSymbol(typed);
        if (symbol)
            read += alphabet[static_cast<std::size_t>(*symbol)];
        else if (!isGap(typed))
            read += typed;
    }
    return read;
}

std::optional<Mode> GameCode::modeOfLobby(std::string_view lobby) {
    if (lobby.size() != 2 || alphabet.find(lobby[1]) == std::string_view::npos)
        return std::nullopt;
    return modeOf(lobby[0]);
}

std::uint64_t GameCode::value() const {
    const auto first = static_cast<std::uint64_t>(symbolValue(modeSymbols[static_cast<std::size_t>(m_mode)]));
    return first << 30 | m_random;
}

std::string GameCode::text() const {
    std::string text;
    for (const int symbol : symbolsOf(value()))
        text += alphabet[static_cast<std::size_t>(symbol)];
    text.insert(4, 1, '-');
    return text;
}

std::string GameCode::lobby() const { return text().substr(0, 2); }

std::string GameCode::secret() const { return text().substr(2, 2) + text().substr(5, 3); }

} // namespace planetx
