#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aphelion {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

inline ByteView viewOf(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

inline Bytes bytesOf(std::string_view text) { return {text.begin(), text.end()}; }

// Two lower-case digits a byte.
std::string hex(ByteView bytes);

// The bytes behind such digits; nothing for any other text.
std::optional<Bytes> fromHex(std::string_view digits);

// Whether the bytes are well-formed UTF-8.
bool isUtf8(ByteView bytes);

} // namespace aphelion
