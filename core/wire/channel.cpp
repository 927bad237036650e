#include "wire/channel.h"

#include <sodium.h>

#include <algorithm>
#include <cassert>

namespace aphelion::wire {

namespace {

using State = crypto_secretstream_xchacha20poly1305_state;

static_assert(sizeof(StreamHeader) == crypto_secretstream_xchacha20poly1305_HEADERBYTES);
static_assert(streamKeySize == crypto_secretstream_xchacha20poly1305_KEYBYTES);
static_assert(streamOverhead == crypto_secretstream_xchacha20poly1305_ABYTES);

constexpr std::size_t lengthSize = 2;

State* stateIn(Secret& memory) { return reinterpret_cast<State*>(memory.data()); }

bool isSealedSize(std::size_t size) { return std::ranges::find(sealedSizes, size) != sealedSizes.end(); }

} // namespace

Bytes padded(ByteView content) {
    assert(content.size() <= longestContent);
    const std::size_t needed = lengthSize + content.size() + streamOverhead;
    Bytes bytes(*std::ranges::lower_bound(sealedSizes, needed) - streamOverhead);
    bytes[0] = static_cast<std::uint8_t>(content.size() >> 8);
    bytes[1] = static_cast<std::uint8_t>(content.size() & 0xff);
    std::ranges::copy(content, bytes.begin() + lengthSize);
    return bytes;
}

std::optional<Bytes> unpadded(ByteView bytes) {
    if (!isSealedSize(bytes.size() + streamOverhead))
        return std::nullopt;
    const std::size_t length = std::size_t{bytes[0]} << 8 | bytes[1];
    if (length > bytes.size() - lengthSize)
        return std::nullopt;
    const ByteView content = bytes.subspan(lengthSize, length);
    if (!std::ranges::equal(padded(content), bytes)) // zeros, and no more than needed
        return std::nullopt;
    return Bytes(content.begin(), content.end());
}

OutgoingStream::OutgoingStream(const Secret& key) : m_state(sizeof(State)) {
    assert(key.size() == streamKeySize);
    crypto_secretstream_xchacha20poly1305_init_push(stateIn(m_state), m_header.data(), key.view().data());
}

Bytes OutgoingStream::seal(ByteView content, bool last) {
    const Bytes plain = padded(content);
    Bytes sealed(plain.size() + streamOverhead);
    const std::uint8_t tag =
        last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE;
    crypto_secretstream_xchacha20poly1305_push(stateIn(m_state), sealed.data(), nullptr, plain.data(), plain.size(),
                                               nullptr, 0, tag);
    return sealed;
}

IncomingStream::IncomingStream(const Secret& key, const StreamHeader& header) : m_state(sizeof(State)) {
    assert(key.size() == streamKeySize);
    crypto_secretstream_xchacha20poly1305_init_pull(stateIn(m_state), header.data(), key.view().data());
}

std::optional<Content> IncomingStream::open(ByteView sealed) {
    if (!isSealedSize(sealed.size()))
        return std::nullopt;
    Bytes plain(sealed.size() - streamOverhead);
    std::uint8_t tag = 0;
    if (crypto_secretstream_xchacha20poly1305_pull(stateIn(m_state), plain.data(), nullptr, &tag, sealed.data(),
                                                   sealed.size(), nullptr, 0) != 0)
        return std::nullopt;
    auto content = unpadded(plain);
    if (!content)
        return std::nullopt;
    return Content{std::move(*content), tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL};
}

} // namespace aphelion::wire
