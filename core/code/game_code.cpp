#include "code/game_code.h"

#include <array>
#include <vector>

namespace aphelion {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int bitsPerSymbol = 5;
constexpr int randomBitsInAll = 30;
constexpr std::uint64_t randomMask = (std::uint64_t{1} << randomBitsInAll) - 1;

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
    constexpr std::array<std::string_view, 5> names{"length", "symbol", "check symbol", "newer version", "other game"};
    return names[static_cast<std::size_t>(fault)];
}

GameCode::GameCode(char symbol, std::uint64_t randomBits)
    : m_value(static_cast<std::uint64_t>(alphabet.find(symbol)) << randomBitsInAll | (randomBits & randomMask)) {}

Result<GameCode, CodeFault> GameCode::parse(std::string_view text) {
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
    return GameCode(alphabet[static_cast<std::size_t>(symbols.front())], value >> bitsPerSymbol);
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

std::optional<char> GameCode::symbolOfLobby(std::string_view lobby) {
    if (lobby.size() != 2 || lobby.find_first_not_of(alphabet) != std::string_view::npos)
        return std::nullopt;
    return lobby[0];
}

char GameCode::symbol() const { return alphabet[m_value >> randomBitsInAll]; }

std::string GameCode::text() const {
    std::string text;
    for (const int symbol : symbolsOf(value()))
        text += alphabet[static_cast<std::size_t>(symbol)];
    text.insert(4, 1, '-');
    return text;
}

std::string GameCode::lobby() const { return text().substr(0, 2); }

std::string GameCode::secret() const { return text().substr(2, 2) + text().substr(5, 3); }

} // namespace aphelion
