#pragma once

#include "planetx/catalogue/catalogue.h"
#include "planetx/catalogue/sky_set.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace planetx {

// Eight truths of one byte each, the first lowest, as eight bits.
constexpr std::uint64_t packed(std::uint64_t truths) { return (truths * 0x0102040810204080U) >> 56; }

static_assert(std::endian::native == std::endian::little, "packed() reads the first of eight bytes as the lowest");

// One bit per sky. test(id) is 0 or 1 and should hold its tables by value, so that they stay in registers;
// testing 64 skies before packing their bits is the other half of what makes it fast.
template <typename Test>
SkySet select(std::span<const SkyId> ids, Test test) {
    SkySet set(ids.size());
    std::array<std::uint8_t, 64> truths{};
    for (std::size_t start = 0; start < ids.size(); start += truths.size()) {
        const std::size_t length = std::min(truths.size(), ids.size() - start);
        for (std::size_t i = 0; i < length; ++i)
            truths[i] = test(ids[start + i]) ? 1 : 0;
        std::fill(truths.begin() + static_cast<std::ptrdiff_t>(length), truths.end(), 0);
        std::uint64_t& word = set.words()[start / truths.size()];
        for (std::size_t i = 0; i < truths.size(); i += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, truths.data() + i, sizeof eight);
            word |= packed(eight) << i;
        }
    }
    return set;
}

} // namespace planetx
