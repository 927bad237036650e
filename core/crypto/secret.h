#pragma once

#include "base/bytes.h"

#include <cstddef>

namespace aphelion {

// Bytes that must not stay behind: kept in guarded, locked memory and wiped when they go.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::size_t size);
    explicit Secret(ByteView bytes);
    ~Secret();
    Secret(Secret&& other) noexcept;
    Secret& operator=(Secret&& other) noexcept;
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    std::uint8_t* data() { return m_data; }
    ByteView view() const { return {m_data, m_size}; }

    Secret copy() const { return Secret(view()); }

    // Wipes the bytes now.
    void forget();

    // Compares without telling by its time where they differ.
    bool operator==(const Secret& other) const;

private:
    std::uint8_t* m_data = nullptr;
    std::size_t m_size = 0;
};

// Wipes bytes that had to be in ordinary memory.
void wipe(std::span<std::uint8_t> bytes);

} // namespace aphelion
