#include "crypto/secret.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace aphelion {

namespace {

std::uint8_t* guarded(std::size_t size) {
    // Safe to call again. Without it the library's allocator must not be used.
    if (sodium_init() < 0)
        std::abort();
    auto* memory = static_cast<std::uint8_t*>(sodium_malloc(size));
    if (memory == nullptr)
        std::abort(); // a few pages could not be had: nothing can go on
    std::fill_n(memory, size, std::uint8_t{0});
    return memory;
}

} // namespace

Secret::Secret(std::size_t size) : m_data(size == 0 ? nullptr : guarded(size)), m_size(size) {}

Secret::Secret(ByteView bytes) : Secret(bytes.size()) { std::ranges::copy(bytes, m_data); }

Secret::~Secret() { forget(); }

Secret::Secret(Secret&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}

Secret& Secret::operator=(Secret&& other) noexcept {
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
}

void Secret::forget() {
    sodium_free(m_data); // wipes first
    m_data = nullptr;
    m_size = 0;
}

bool Secret::operator==(const Secret& other) const {
    return m_size == other.m_size && (m_size == 0 || sodium_memcmp(m_data, other.m_data, m_size) == 0);
}

void wipe(std::span<std::uint8_t> bytes) { sodium_memzero(bytes.data(), bytes.size()); }

} // namespace aphelion
