#include "table/symbols.h"

#include "crypto/slow_hash.h"
#include "table/pieces.h"

#include <bit>

namespace aphelion {

namespace {

// LOG.md describes them: who changes one shows other symbols than the phones of today.
constexpr std::string_view domain = "aphelion symbols 1";
constexpr Work work{3, std::uint64_t{32} << 20};

constexpr int bits = std::bit_width(symbolKinds - 1u);

// From the first bits on, those of more weight first.
Symbols symbolsIn(ByteView digest) {
    std::uint64_t left = 0;
    for (const std::uint8_t byte : digest.first<5>())
        left = left << 8 | byte;
    Symbols symbols{};
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol, left >>= bits)
        *symbol = static_cast<std::uint8_t>(left % symbolKinds);
    return symbols;
}

} // namespace

std::optional<Symbols> symbolsOf(const TableId& table, const Seen& entry) {
    CborWriter text;
    text.array(3).text(domain).bytes(table);
    write(text, entry);
    const auto digest = slowHash(text.take(), table, work);
    return digest ? std::optional(symbolsIn(digest->view())) : std::nullopt;
}

} // namespace aphelion
