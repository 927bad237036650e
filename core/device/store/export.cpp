#include "device/store/export.h"

#include "base/cbor.h"
#include "crypto/hash.h"

#include <sodium.h>

#include <algorithm>

namespace aphelion {

namespace {

constexpr std::string_view mark = "aphelion player";
constexpr std::uint64_t version = 1;
constexpr Purpose purpose{"export"};
constexpr std::size_t sumSize = 32;

using Nonce = std::array<std::uint8_t, 24>;

// What stands before the closed part; it is authenticated with it.
struct Front {
    Work work;
    Salt salt{};
    Nonce nonce{};

    Bytes encoded() const {
        CborWriter writer;
        writer.array(6).text(mark).number(version).number(work.passes).number(work.memory).bytes(salt).bytes(nonce);
        return writer.take();
    }
};

// The key is closed once more on its own, so that it is never in ordinary memory.
Result<Bytes, StoreFault> inside(const Traveller& traveller, const Secret& with) {
    const auto key = wrap(traveller.key, with, {}, purpose, {});
    if (!key)
        return key.fault();
    CborWriter writer;
    writer.array(5).text(traveller.name).bytes(traveller.look);
    writer.bytes(key->nonce).bytes(key->closed).bytes(traveller.image);
    return writer.take();
}

Result<Traveller, StoreFault> readInside(ByteView bytes, const Secret& with) {
    CborReader reader(bytes);
    reader.array(5);
    Traveller traveller{reader.text(), reader.bytes()};
    if (!isName(traveller.name))
        reader.fail();
    KeyWrap key;
    key.nonce = reader.exactly<24>();
    key.closed = reader.exactly<48>();
    traveller.image = reader.bytes();
    auto opened = unwrap(key, with, {}, purpose);
    if (!reader.done() || !opened)
        return StoreFault::Damaged;
    traveller.key = opened.take();
    return traveller;
}

Result<Front, StoreFault> readFront(CborReader& reader) {
    const std::size_t items = reader.array();
    if (reader.text(mark.size()) != mark)
        return StoreFault::Damaged;
    if (reader.number() > version)
        return StoreFault::NewerVersion;
    Front front{{reader.number(), reader.number()}, reader.exactly<16>(), reader.exactly<24>()};
    if (items != 6 || !reader.ok() || !front.work.bearable())
        return StoreFault::Damaged;
    return front;
}

Result<Traveller, StoreFault> openInside(const Front& front, ByteView sealed, const Secret& with) {
    const Bytes about = front.encoded();
    if (sealed.size() < crypto_aead_xchacha20poly1305_ietf_ABYTES)
        return StoreFault::Damaged;
    Bytes plain(sealed.size() - crypto_aead_xchacha20poly1305_ietf_ABYTES);
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(plain.data(), nullptr, nullptr, sealed.data(), sealed.size(),
                                                   about.data(), about.size(), front.nonce.data(),
                                                   with.view().data()) != 0)
        return StoreFault::WrongPassphrase;
    return readInside(plain, with);
}

} // namespace

Result<Bytes, StoreFault> closed(const Traveller& traveller, ByteView passphrase, const Work& work) {
    if (passphrase.size() < shortestPassphrase)
        return StoreFault::WeakPassphrase;
    Front front{work, randomSalt()};
    randombytes_buf(front.nonce.data(), front.nonce.size());
    const auto with = stretched(passphrase, front.salt, work);
    if (!with)
        return with.fault();
    const auto plain = inside(traveller, *with);
    if (!plain)
        return plain.fault();
    Bytes file = front.encoded();
    const Bytes about = file;
    Bytes sealed(plain->size() + crypto_aead_xchacha20poly1305_ietf_ABYTES);
    crypto_aead_xchacha20poly1305_ietf_encrypt(sealed.data(), nullptr, plain->data(), plain->size(), about.data(),
                                               about.size(), nullptr, front.nonce.data(), with->view().data());
    const Bytes body = CborWriter().bytes(sealed).take();
    file.insert(file.end(), body.begin(), body.end());
    const Hash sum = hash(file);
    file.insert(file.end(), sum.begin(), sum.end());
    return file;
}

Result<Traveller, StoreFault> opened(ByteView exported, ByteView passphrase) {
    if (exported.size() < sumSize)
        return StoreFault::Damaged;
    const ByteView summed = exported.first(exported.size() - sumSize);
    if (!std::ranges::equal(hash(summed), exported.last(sumSize)))
        return StoreFault::Damaged;
    CborReader reader(summed);
    const auto front = readFront(reader);
    if (!front)
        return front.fault();
    const Bytes sealed = reader.bytes();
    if (!reader.done())
        return StoreFault::Damaged;
    const auto with = stretched(passphrase, front->salt, front->work);
    if (!with)
        return with.fault();
    return openInside(*front, sealed, *with);
}

} // namespace aphelion
