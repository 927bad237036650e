#include "wire/key_exchange.h"

#include "base/cbor.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>

namespace aphelion::wire {

namespace {

static_assert(sizeof(Point) == crypto_scalarmult_BYTES);

Secret secretHash(const Secret& key, ByteView bytes) {
    Hash digest = keyedHash(key.view(), bytes);
    Secret secret{ByteView(digest)};
    wipe(digest);
    return secret;
}

Bytes channelOf(const Meeting& meeting) {
    CborWriter out;
    out.array(3).text("aphelion wire").number(meeting.version).number(static_cast<std::uint64_t>(meeting.way));
    return out.take();
}

Bytes sessionOf(const Meeting& meeting) {
    Bytes session(meeting.fromCentral.begin(), meeting.fromCentral.end());
    session.insert(session.end(), meeting.fromPeripheral.begin(), meeting.fromPeripheral.end());
    return session;
}

Secret randomSecret(std::size_t size) {
    Secret secret(size);
    randombytes_buf(secret.data(), size);
    return secret;
}

} // namespace

Meeting meetingOf(Side side, const Hello& hello, const Answer& answer) {
    return {side, answer.way, answer.version, hello.device, answer.device, hello.challenge, answer.challenge};
}

KeyExchange::KeyExchange(const Meeting& meeting, const Secret& known) : m_meeting(meeting) {
    if (meeting.way != Way::Code) {
        m_known = known.copy();
        m_scalar = randomSecret(crypto_scalarmult_SCALARBYTES);
        crypto_scalarmult_base(m_share.data(), m_scalar.view().data());
        return;
    }
    const Bytes channel = channelOf(meeting);
    const Bytes session = sessionOf(meeting);
    m_scalar = randomScalar();
    const auto share = multiplied(m_scalar, generatorOf({known.view(), channel, session}).view());
    if (!share)
        std::abort(); // the group has a prime order: only a broken library gets here
    std::ranges::copy(share->view(), m_share.begin());
}

std::optional<Secret> KeyExchange::with(const Point& theirs) const {
    return m_meeting.way == Way::Code ? byCode(theirs) : byKnown(theirs);
}

// The peripheral says its share first, which makes it the initiator.
std::optional<Secret> KeyExchange::byCode(const Point& theirs) const {
    const auto shared = multiplied(m_scalar, theirs);
    if (!shared)
        return std::nullopt;
    const bool central = m_meeting.side == Side::Central;
    return intermediateKey(sessionOf(m_meeting), *shared, {central ? theirs : m_share, m_meeting.peripheral},
                           {central ? m_share : theirs, m_meeting.central});
}

std::optional<Secret> KeyExchange::byKnown(const Point& theirs) const {
    Secret shared(sizeof(Point));
    if (crypto_scalarmult(shared.data(), m_scalar.view().data(), theirs.data()) != 0)
        return std::nullopt;
    return secretHash(shared, m_known.view());
}

SessionKeys sessionKeys(const Secret& exchanged, ByteView hello, ByteView answer, const Point& centralShare) {
    CborWriter out;
    out.array(4).text("aphelion wire").bytes(hello).bytes(answer).bytes(centralShare);
    const Hash said = hash(out.take());
    const Secret root = secretHash(exchanged, said);
    const auto derived = [&](std::string_view word) { return secretHash(root, viewOf(word)); };
    return {said,
            derived("down"),
            derived("up"),
            derived("central"),
            derived("peripheral"),
            derived("pairing"),
            keyedHash(root.view(), viewOf("binding"))};
}

Tag centralTag(const SessionKeys& keys, const StreamHeader& down) {
    CborWriter out;
    out.array(2).bytes(keys.said).bytes(down);
    return keyedHash(keys.centralTag.view(), out.take());
}

Tag peripheralTag(const SessionKeys& keys, const Proof& proof, const StreamHeader& up) {
    CborWriter out;
    out.array(4).bytes(keys.said).bytes(proof.header).bytes(proof.tag).bytes(up);
    return keyedHash(keys.peripheralTag.view(), out.take());
}

bool same(const Tag& a, const Tag& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

} // namespace aphelion::wire
