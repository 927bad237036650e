#include "wire/frame.h"
#include "wire/handshake.h"

#include <algorithm>

namespace aphelion::wire {

PeripheralHandshake::PeripheralHandshake(const Credentials& credentials, std::size_t capacity, const Versions& versions)
    : m_credentials(&credentials), m_capacity(static_cast<std::uint32_t>(capacity)), m_versions(versions) {}

Turn PeripheralHandshake::received(ByteView message) {
    const auto decoded = decodeHandshakeMessage(message);
    if (!decoded)
        return refuse(Parting::Broken);
    if (const auto* hello = std::get_if<Hello>(&*decoded))
        return greeted(*hello, message);
    if (const auto* proof = std::get_if<Proof>(&*decoded))
        return proven(*proof);
    if (const auto* refusal = std::get_if<Refusal>(&*decoded))
        return refused(*refusal);
    return refuse(Parting::Broken);
}

Turn PeripheralHandshake::greeted(const Hello& hello, ByteView said) {
    if (const auto why = noCommonVersion(hello.versions, m_versions))
        return refuse(*why);
    if (m_hello || hello.capacity < smallestFragment || hello.device == m_credentials->self)
        return refuse(Parting::Broken);
    m_hello = hello;
    m_saidHello.assign(said.begin(), said.end());
    return answer();
}

Turn PeripheralHandshake::answer() {
    m_exchange.reset();
    for (const Way way : {Way::Pairing, Way::TableKey, Way::Code}) {
        const Secret* known = knownFor(way, *m_credentials, m_hello->device);
        bool& tried = m_tried[static_cast<std::size_t>(way)];
        if (known == nullptr || tried)
            continue;
        tried = true;
        m_answer = {.version = std::min(m_versions.highest, m_hello->versions.highest),
                    .capacity = m_capacity,
                    .device = m_credentials->self,
                    .challenge = freshChallenge(),
                    .way = way};
        m_exchange.emplace(meetingOf(Side::Peripheral, *m_hello, m_answer), *known);
        m_answer.share = m_exchange->share();
        m_saidAnswer = encode(m_answer);
        return {.reply = m_saidAnswer};
    }
    return refuse(Parting::Strangers);
}

Turn PeripheralHandshake::proven(const Proof& proof) {
    if (!m_exchange)
        return refuse(Parting::Broken);
    const auto exchanged = m_exchange->with(proof.share);
    if (!exchanged)
        return refuse(Parting::Broken);
    const SessionKeys keys = sessionKeys(*exchanged, m_saidHello, m_saidAnswer, proof.share);
    if (!same(proof.tag, centralTag(keys, proof.header)))
        return m_answer.way == Way::Code ? refuse(Parting::WrongCode) : answer();
    m_exchange.reset();
    OutgoingStream out(keys.up);
    Confirmation confirmation{out.header(), peripheralTag(keys, proof, out.header())};
    return {.reply = encode(confirmation),
            .capacity = m_hello->capacity,
            .proven = Proven{establishedBy(m_answer.way, m_hello->device, keys, *m_credentials), std::move(out),
                             IncomingStream(keys.down, proof.header)}};
}

Turn PeripheralHandshake::refused(const Refusal& refusal) {
    const Closed closed = closedBy(refusal, m_versions);
    if (closed.why == Parting::Strangers && m_exchange)
        return answer();
    return {.closed = closed};
}

Turn PeripheralHandshake::refuse(Parting why) const {
    return {.reply = encode(refusalOf({why}, m_versions)), .closed = Closed{why}};
}

} // namespace aphelion::wire
