#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace planetx {

// A set of skies (or of appearances) of one catalogue: one bit per rank.
class SkySet {
public:
    explicit SkySet(std::size_t skies) : m_words((skies + 63) / 64) {}

    std::vector<std::uint64_t>& words() { return m_words; }
    const std::vector<std::uint64_t>& words() const { return m_words; }

    bool contains(std::size_t rank) const { return (m_words[rank / 64] >> (rank % 64)) & 1; }

    std::size_t count() const {
        std::size_t skies = 0;
        for (const std::uint64_t word : m_words)
            skies += static_cast<std::size_t>(std::popcount(word));
        return skies;
    }

    bool operator==(const SkySet&) const = default;

private:
    std::vector<std::uint64_t> m_words;
};

// How many skies are in both sets.
inline std::size_t countBoth(const SkySet& a, const SkySet& b) {
    assert(a.words().size() == b.words().size());
    std::size_t skies = 0;
    for (std::size_t i = 0; i < a.words().size(); ++i)
        skies += static_cast<std::size_t>(std::popcount(a.words()[i] & b.words()[i]));
    return skies;
}

} // namespace planetx
