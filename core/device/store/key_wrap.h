#pragma once

#include "base/result.h"
#include "crypto/slow_hash.h"
#include "device/store/records.h"
#include "device/store/store_fault.h"

#include <array>

namespace aphelion {

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
