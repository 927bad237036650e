#include "crypto/hash.h"

#include <sodium.h>

namespace aphelion {

Hash hash(ByteView bytes) { return keyedHash({}, bytes); }

Hash keyedHash(ByteView key, ByteView bytes) {
    Hash digest{};
    crypto_generichash(digest.data(), digest.size(), bytes.data(), bytes.size(), key.data(), key.size());
    return digest;
}

} // namespace aphelion
