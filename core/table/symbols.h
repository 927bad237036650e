#pragma once

#include "table/entry.h"

#include <array>

namespace aphelion {

inline constexpr std::uint8_t symbolKinds = 32;

// Eight of 32 symbols, by number.
using Symbols = std::array<std::uint8_t, 8>;

// What every device shows for this entry of this table, so that people can compare their logs with one look. Slow on
// purpose: another log with the same symbols is not found by trying. Nothing if there is no memory for it.
std::optional<Symbols> symbolsOf(const TableId& table, const Seen& entry);

} // namespace aphelion
