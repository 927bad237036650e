#pragma once

#include "base/result.h"
#include "crypto/secret.h"
#include "device/store/records.h"
#include "device/store/store_fault.h"

#include <array>

namespace aphelion {

// What one try at a PIN or passphrase costs (Argon2id).
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

Salt randomSalt();
Secret randomKey(); // 32 bytes

// The key that a PIN or passphrase gives, or NoMemory.
Result<Secret, StoreFault> stretched(ByteView phrase, const Salt& salt, const Work& work);

// A data key, closed with the device secret and, if there is one, a PIN: neither alone opens it. It can only be
// opened as what it was closed for.
struct KeyWrap {
    bool hasPin = false;
    Salt salt{};
    Work work;
    std::array<std::uint8_t, 24> nonce{};
    std::array<std::uint8_t, 48> closed{};

    bool operator==(const KeyWrap&) const = default;
};

// What a wrapped key is for: a word and an id.
struct Purpose {
    std::string_view word;
    StoreId id{};
};

// No PIN is an empty one.
Result<KeyWrap, StoreFault> wrap(const Secret& key, const Secret& deviceSecret, ByteView pin, const Purpose& purpose,
                                 const Work& work);

// WrongPin, or KeyLost where there is none: another PIN, another device secret, another purpose, or changed bytes.
Result<Secret, StoreFault> unwrap(const KeyWrap& wrap, const Secret& deviceSecret, ByteView pin,
                                  const Purpose& purpose);

} // namespace aphelion
