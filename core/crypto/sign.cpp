#include "crypto/sign.h"

#include <sodium.h>

#include <cassert>

namespace aphelion {

SigningKey::SigningKey(ByteView seed) : m_key(std::size_t{crypto_sign_SECRETKEYBYTES}) {
    assert(seed.size() == seedSize);
    crypto_sign_seed_keypair(m_publicKey.data(), m_key.data(), seed.data());
}

Signature SigningKey::sign(ByteView message) const {
    Signature signature{};
    crypto_sign_detached(signature.data(), nullptr, message.data(), message.size(), m_key.view().data());
    return signature;
}

bool verify(const PublicKey& key, ByteView message, const Signature& signature) {
    return crypto_sign_verify_detached(signature.data(), message.data(), message.size(), key.data()) == 0;
}

} // namespace aphelion
