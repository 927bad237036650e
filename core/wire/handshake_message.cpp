#include "wire/handshake_message.h"

#include "base/cbor.h"

namespace aphelion::wire {

namespace {

void write(CborWriter& out, const Hello& m) {
    out.array(6).number(0).number(m.versions.lowest).number(m.versions.highest);
    out.number(m.capacity).bytes(m.device).bytes(m.challenge);
}
void write(CborWriter& out, const Answer& m) {
    out.array(7).number(1).number(m.version).number(m.capacity).bytes(m.device).bytes(m.challenge);
    out.number(static_cast<std::uint64_t>(m.way)).bytes(m.share);
}
void write(CborWriter& out, const Proof& m) { out.array(4).number(2).bytes(m.share).bytes(m.header).bytes(m.tag); }
void write(CborWriter& out, const Confirmation& m) { out.array(3).number(3).bytes(m.header).bytes(m.tag); }
void write(CborWriter& out, const Refusal& m) {
    out.array(5).number(4).number(m.why).number(m.versions.lowest).number(m.versions.highest).number(m.waitSeconds);
}

std::uint32_t number32(CborReader& in) { return static_cast<std::uint32_t>(in.number(UINT32_MAX)); }

Versions readVersions(CborReader& in) {
    const Versions versions{number32(in), number32(in)};
    if (versions.lowest > versions.highest)
        in.fail();
    return versions;
}

HandshakeMessage readHello(CborReader& in) {
    return Hello{readVersions(in), number32(in), in.exactly<16>(), in.exactly<32>()};
}
HandshakeMessage readAnswer(CborReader& in) {
    Answer m{number32(in), number32(in), in.exactly<16>(), in.exactly<32>()};
    m.way = static_cast<Way>(in.number(static_cast<std::uint64_t>(Way::TableKey)));
    m.share = in.exactly<32>();
    return m;
}
HandshakeMessage readProof(CborReader& in) { return Proof{in.exactly<32>(), in.exactly<24>(), in.exactly<32>()}; }
HandshakeMessage readConfirmation(CborReader& in) { return Confirmation{in.exactly<24>(), in.exactly<32>()}; }
HandshakeMessage readRefusal(CborReader& in) {
    return Refusal{static_cast<std::uint8_t>(in.number(UINT8_MAX)), readVersions(in), number32(in)};
}

struct Layout {
    std::size_t items;
    HandshakeMessage (*read)(CborReader&);
};
constexpr std::array<Layout, std::variant_size_v<HandshakeMessage>> layouts{
    {{6, readHello}, {7, readAnswer}, {4, readProof}, {3, readConfirmation}, {5, readRefusal}}};

} // namespace

Bytes encode(const HandshakeMessage& message) {
    CborWriter out;
    std::visit([&](const auto& m) { write(out, m); }, message);
    return out.take();
}

std::optional<HandshakeMessage> decodeHandshakeMessage(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t kind = in.number(layouts.size() - 1);
    if (!in.ok() || layouts[kind].items != items)
        return std::nullopt;
    HandshakeMessage message = layouts[kind].read(in);
    if (!in.done())
        return std::nullopt;
    return message;
}

Refusal refusalOf(const Closed& closed, const Versions& ours) {
    return {static_cast<std::uint8_t>(closed.why), ours, closed.waitSeconds};
}

Closed closedBy(const Refusal& refusal, const Versions& ours) {
    if (const auto why = noCommonVersion(refusal.versions, ours))
        return {*why};
    const auto why = static_cast<Parting>(refusal.why);
    if (refusal.why > static_cast<std::uint8_t>(Parting::Forged) || why == Parting::Silent)
        return {Parting::Left};
    return {seenFromThere(why), why == Parting::Wait ? refusal.waitSeconds : 0};
}

std::optional<Parting> noCommonVersion(const Versions& theirs, const Versions& ours) {
    if (theirs.highest < ours.lowest)
        return Parting::TheyAreOlder;
    if (theirs.lowest > ours.highest)
        return Parting::TheyAreNewer;
    return std::nullopt;
}

} // namespace aphelion::wire
