#include "base/bytes.h"

namespace aphelion {

namespace {

// How many bytes a character takes that begins with this one, and the smallest number it may then stand for.
struct Lead {
    int length;
    std::uint32_t bits;
    std::uint32_t smallest;
};

Lead leadOf(std::uint8_t byte) {
    if (byte < 0x80)
        return {1, byte, 0};
    if (byte >> 5 == 0b110)
        return {2, byte & 0x1fU, 0x80};
    if (byte >> 4 == 0b1110)
        return {3, byte & 0x0fU, 0x800};
    if (byte >> 3 == 0b11110)
        return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

bool isCharacter(std::uint32_t value, std::uint32_t smallest) {
    const bool surrogate = value >= 0xd800 && value <= 0xdfff;
    return value >= smallest && value <= 0x10ffff && !surrogate;
}

} // namespace

std::string hex(ByteView bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

std::optional<Bytes> fromHex(std::string_view digits) {
    constexpr std::string_view known = "0123456789abcdef";
    if (digits.size() % 2 != 0 || digits.find_first_not_of(known) != std::string_view::npos)
        return std::nullopt;
    Bytes bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2)
        bytes.push_back(static_cast<std::uint8_t>(known.find(digits[i]) << 4 | known.find(digits[i + 1])));
    return bytes;
}

bool isUtf8(ByteView bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const Lead lead = leadOf(bytes[at]);
        if (lead.length == 0 || at + static_cast<std::size_t>(lead.length) > bytes.size())
            return false;
        std::uint32_t value = lead.bits;
        for (int i = 1; i < lead.length; ++i) {
            const std::uint8_t next = bytes[at + static_cast<std::size_t>(i)];
            if (next >> 6 != 0b10)
                return false;
            value = value << 6 | (next & 0x3fU);
        }
        if (!isCharacter(value, lead.smallest))
            return false;
        at += static_cast<std::size_t>(lead.length);
    }
    return true;
}

} // namespace aphelion
