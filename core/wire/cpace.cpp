#include "wire/cpace.h"

#include <sodium.h>

#include <algorithm>
#include <string_view>

namespace aphelion::wire {

namespace {

constexpr std::string_view domain = "CPaceRistretto255";
constexpr std::string_view keyDomain = "CPaceRistretto255_ISK";
constexpr std::size_t hashBlock = 128; // of SHA-512

static_assert(sizeof(Point) == crypto_core_ristretto255_BYTES);

// LEB128, as the draft writes lengths.
void appendLength(Bytes& out, std::size_t length) {
    for (; length >= 0x80; length >>= 7)
        out.push_back(static_cast<std::uint8_t>(length | 0x80));
    out.push_back(static_cast<std::uint8_t>(length));
}

std::size_t sizeWithLength(ByteView value) { return lengthsAndValues({value}).size(); }

Secret sha512(ByteView bytes) {
    Secret digest(std::size_t{crypto_hash_sha512_BYTES});
    crypto_hash_sha512(digest.data(), bytes.data(), bytes.size());
    return digest;
}

// Bytes that held a secret on their way.
Secret kept(Bytes bytes) {
    Secret secret{ByteView(bytes)};
    wipe(bytes);
    return secret;
}

} // namespace

Bytes lengthsAndValues(std::initializer_list<ByteView> values) {
    Bytes out;
    std::size_t room = 0;
    for (const ByteView value : values)
        room += value.size() + 10;
    out.reserve(room); // so that no copy with a secret is left behind
    for (const ByteView value : values) {
        appendLength(out, value.size());
        out.insert(out.end(), value.begin(), value.end());
    }
    return out;
}

Secret generatorString(const CpaceInput& input) {
    const std::size_t taken = 1 + sizeWithLength(input.password) + sizeWithLength(viewOf(domain));
    const Bytes padding(hashBlock - std::min(hashBlock, taken));
    return kept(lengthsAndValues({viewOf(domain), input.password, padding, input.channel, input.session}));
}

Secret generatorOf(const CpaceInput& input) {
    const Secret digest = sha512(generatorString(input).view());
    Secret generator(sizeof(Point));
    crypto_core_ristretto255_from_hash(generator.data(), digest.view().data());
    return generator;
}

Secret randomScalar() {
    Secret scalar(std::size_t{crypto_core_ristretto255_SCALARBYTES});
    crypto_core_ristretto255_scalar_random(scalar.data());
    return scalar;
}

std::optional<Secret> multiplied(const Secret& scalar, ByteView point) {
    Secret product(sizeof(Point));
    if (point.size() != sizeof(Point) ||
        crypto_scalarmult_ristretto255(product.data(), scalar.view().data(), point.data()) != 0)
        return std::nullopt;
    return product;
}

Secret intermediateKey(ByteView session, const Secret& sharedPoint, const CpaceSaid& initiator,
                       const CpaceSaid& responder) {
    const Secret hashed = kept(lengthsAndValues({viewOf(keyDomain), session, sharedPoint.view(), initiator.share,
                                                 initiator.associated, responder.share, responder.associated}));
    return sha512(hashed.view());
}

} // namespace aphelion::wire
