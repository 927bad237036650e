#pragma once

#include "crypto/secret.h"

#include <array>

namespace aphelion {

// Ed25519.
using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

// Signs for a seat or a device. Made from 32 random bytes, which are all that needs to be kept.
class SigningKey {
public:
    static constexpr std::size_t seedSize = 32;

    explicit SigningKey(ByteView seed);

    const PublicKey& publicKey() const { return m_publicKey; }

    // The same message always gets the same signature.
    Signature sign(ByteView message) const;

private:
    PublicKey m_publicKey{};
    Secret m_key;
};

bool verify(const PublicKey& key, ByteView message, const Signature& signature);

} // namespace aphelion
