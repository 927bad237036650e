#include "device/store/key_wrap.h"

#include <sodium.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace aphelion {

namespace {

constexpr std::string_view domain = "aphelion key wrap 1";

Bytes aboutOf(const Purpose& purpose, bool hasPin) {
    Bytes about = bytesOf(domain);
    about.push_back(hasPin ? 1 : 0);
    about.insert(about.end(), purpose.word.begin(), purpose.word.end());
    about.insert(about.end(), purpose.id.begin(), purpose.id.end());
    return about;
}

// Keyed BLAKE2b of the stretched PIN under the device secret: neither half says anything without the other.
Result<Secret, StoreFault> wrappingKey(const Secret& deviceSecret, ByteView pin, const Salt& salt, const Work& work) {
    Secret key(std::size_t{32});
    Secret phrase;
    if (!pin.empty()) {
        auto longer = stretched(pin, salt, work);
        if (!longer)
            return longer.fault();
        phrase = longer.take();
    }
    crypto_generichash_state state;
    crypto_generichash_init(&state, deviceSecret.view().data(), deviceSecret.size(), key.size());
    crypto_generichash_update(&state, viewOf(domain).data(), domain.size());
    crypto_generichash_update(&state, phrase.view().data(), phrase.size());
    crypto_generichash_final(&state, key.data(), key.size());
    sodium_memzero(&state, sizeof state);
    return key;
}

} // namespace

StoreId randomId() {
    StoreId id{};
    randombytes_buf(id.data(), id.size());
    return id;
}

Salt randomSalt() { return randomId(); }

Secret randomKey() {
    Secret key(std::size_t{32});
    randombytes_buf(key.data(), key.size());
    return key;
}

Result<Secret, StoreFault> stretched(ByteView phrase, const Salt& salt, const Work& work) {
    auto key = slowHash(phrase, salt, work);
    if (!key)
        return StoreFault::NoMemory;
    return std::move(*key);
}

Result<KeyWrap, StoreFault> wrap(const Secret& key, const Secret& deviceSecret, ByteView pin, const Purpose& purpose,
                                 const Work& work) {
    KeyWrap wrap{!pin.empty(), randomSalt(), work};
    assert(key.size() + crypto_aead_xchacha20poly1305_ietf_ABYTES == wrap.closed.size());
    auto with = wrappingKey(deviceSecret, pin, wrap.salt, work);
    if (!with)
        return with.fault();
    randombytes_buf(wrap.nonce.data(), wrap.nonce.size());
    const Bytes about = aboutOf(purpose, wrap.hasPin);
    crypto_aead_xchacha20poly1305_ietf_encrypt(wrap.closed.data(), nullptr, key.view().data(), key.size(), about.data(),
                                               about.size(), nullptr, wrap.nonce.data(), with->view().data());
    return wrap;
}

Result<Secret, StoreFault> unwrap(const KeyWrap& wrap, const Secret& deviceSecret, ByteView pin,
                                  const Purpose& purpose) {
    auto with = wrappingKey(deviceSecret, wrap.hasPin ? pin : ByteView{}, wrap.salt, wrap.work);
    if (!with)
        return with.fault();
    Secret key(std::size_t{32});
    const Bytes about = aboutOf(purpose, wrap.hasPin);
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(key.data(), nullptr, nullptr, wrap.closed.data(), wrap.closed.size(),
                                                   about.data(), about.size(), wrap.nonce.data(),
                                                   with->view().data()) != 0)
        return wrap.hasPin ? StoreFault::WrongPin : StoreFault::KeyLost;
    return key;
}

} // namespace aphelion
