#include "crypto/slow_hash.h"

#include <sodium.h>

namespace aphelion {

bool Work::bearable() const {
    return passes >= 1 && passes <= 64 && memory >= 8192 && memory <= std::uint64_t{1} << 30;
}

std::optional<Secret> slowHash(ByteView phrase, const Salt& salt, const Work& work) {
    Secret key(std::size_t{32});
    if (!work.bearable() ||
        crypto_pwhash(key.data(), key.size(), reinterpret_cast<const char*>(phrase.data()), phrase.size(), salt.data(),
                      work.passes, static_cast<std::size_t>(work.memory), crypto_pwhash_ALG_ARGON2ID13) != 0)
        return std::nullopt;
    return key;
}

} // namespace aphelion
