#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace aphelion {

// One round of SplitMix64: turns any number into a well mixed one.
std::uint64_t mix(std::uint64_t value);

// xoshiro256**, seeded through SplitMix64. The same seed gives the same numbers on every platform and
// in every release, which the standard library's engines promise but its distributions and shuffle do not.
class Rng {
public:
    explicit Rng(std::uint64_t seed);

    std::uint64_t next();

    // A number in 0..n-1, each exactly as likely as any other.
    std::uint64_t below(std::uint64_t n);

    template <typename Sequence>
    void shuffle(Sequence& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[static_cast<std::size_t>(below(left))]);
    }

    template <typename Sequence>
    const auto& pick(const Sequence& items) {
        assert(!items.empty());
        return items[static_cast<std::size_t>(below(items.size()))];
    }

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace aphelion
