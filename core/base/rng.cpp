#include "base/rng.h"

#include <bit>

namespace aphelion {

namespace {
constexpr std::uint64_t goldenGamma = 0x9e3779b97f4a7c15U;
}

std::uint64_t mix(std::uint64_t value) {
    value += goldenGamma;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

Rng::Rng(std::uint64_t seed) {
    for (auto& word : m_state) {
        word = mix(seed);
        seed += goldenGamma;
    }
}

std::uint64_t Rng::next() {
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint64_t Rng::below(std::uint64_t n) {
    assert(n > 0);
    // The first 2^64 mod n numbers would make some remainders likelier than others: skip them.
    const std::uint64_t surplus = (0 - n) % n;
    std::uint64_t number = next();
    while (number < surplus)
        number = next();
    return number % n;
}

} // namespace aphelion
