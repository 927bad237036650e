#pragma once

#include "crypto/secret.h"

#include <array>
#include <optional>

namespace aphelion {

// What one slow hash costs (Argon2id): how often it goes over how many bytes of memory.
struct Work {
    std::uint64_t passes = 3;
    std::uint64_t memory = std::uint64_t{64} << 20;

    // For tests only.
    static constexpr Work cheapest() { return {1, 8192}; }

    // Whether a file that demands this may have it: neither nothing nor the whole phone.
    bool bearable() const;

    bool operator==(const Work&) const = default;
};

using Salt = std::array<std::uint8_t, 16>;

// 32 bytes that nobody can try out quickly, the same on every platform; nothing if there is no memory for it.
std::optional<Secret> slowHash(ByteView phrase, const Salt& salt, const Work& work);

} // namespace aphelion
