#include "wire/frame.h"
#include "wire/handshake.h"

#include <algorithm>

namespace aphelion::wire {

CentralHandshake::CentralHandshake(const Credentials& credentials, Door& door, std::size_t capacity,
                                   const Versions& versions)
    : m_credentials(&credentials),
      m_door(&door),
      m_versions(versions),
      m_hello{versions, static_cast<std::uint32_t>(capacity), credentials.self, freshChallenge()},
      m_saidHello(encode(m_hello)) {}

Turn CentralHandshake::received(ByteView message, Milliseconds now) {
    const auto decoded = decodeHandshakeMessage(message);
    if (!decoded)
        return refuse({Parting::Broken});
    if (const auto* answer = std::get_if<Answer>(&*decoded))
        return answered(*answer, message, now);
    if (const auto* confirmation = std::get_if<Confirmation>(&*decoded))
        return confirmed(*confirmation);
    if (const auto* refusal = std::get_if<Refusal>(&*decoded))
        return {.closed = closedBy(*refusal, m_versions)};
    return refuse({Parting::Broken});
}

Turn CentralHandshake::answered(const Answer& answer, ByteView said, Milliseconds now) {
    const bool spoken = answer.version >= m_versions.lowest && answer.version <= m_versions.highest;
    bool& tried = m_tried[static_cast<std::size_t>(answer.way)];
    if (!spoken || tried || answer.capacity < smallestFragment || answer.device == m_hello.device)
        return refuse({Parting::Broken});
    tried = true;
    m_offer.reset();
    m_knock.failed();
    const Secret* known = knownFor(answer.way, *m_credentials, answer.device);
    if (known != nullptr)
        return proved(answer, said, *known, now);
    if (answer.way == Way::Code)
        return refuse({Parting::NotAdmitted});
    // Not the end: the other side may know another way.
    return {.reply = encode(refusalOf({Parting::Strangers}, m_versions)), .capacity = answer.capacity};
}

Turn CentralHandshake::proved(const Answer& answer, ByteView said, const Secret& known, Milliseconds now) {
    if (answer.way == Way::Code)
        if (const std::uint32_t wait = m_door->waitSeconds(now); wait > 0)
            return refuse({Parting::Wait, wait});
    const KeyExchange exchange(meetingOf(Side::Central, m_hello, answer), known);
    const auto exchanged = exchange.with(answer.share);
    if (!exchanged)
        return refuse({Parting::Broken});
    SessionKeys keys = sessionKeys(*exchanged, m_saidHello, said, exchange.share());
    OutgoingStream out(keys.down);
    const Proof proof{exchange.share(), out.header(), centralTag(keys, out.header())};
    if (answer.way == Way::Code)
        m_knock = Knock(*m_door, now);
    m_offer = Offer{answer.way, answer.device, std::move(keys), proof, std::move(out)};
    return {.reply = encode(proof), .capacity = answer.capacity};
}

Turn CentralHandshake::confirmed(const Confirmation& confirmation) {
    if (!m_offer)
        return refuse({Parting::Broken});
    Offer offer = std::move(*m_offer);
    m_offer.reset();
    if (!same(confirmation.tag, peripheralTag(offer.keys, offer.proof, confirmation.header))) {
        m_knock.failed();
        return refuse({offer.way == Way::Code ? Parting::WrongCode : Parting::Strangers});
    }
    m_knock.right();
    return {.proven = Proven{establishedBy(offer.way, offer.peer, offer.keys, *m_credentials), std::move(offer.out),
                             IncomingStream(offer.keys.up, confirmation.header)}};
}

Turn CentralHandshake::refuse(const Closed& closed) const {
    return {.reply = encode(refusalOf(closed, m_versions)), .closed = closed};
}

} // namespace aphelion::wire
