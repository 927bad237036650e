#include "table/message.h"

#include "base/variant.h"
#include "table/pieces.h"

namespace aphelion {

namespace {

constexpr std::size_t mostProofs = mostSeats + 1;
constexpr std::size_t mostEntries = 64;
constexpr std::size_t longestState = 3584; // a setup, and who is there
constexpr std::uint64_t greatestFault = static_cast<std::uint64_t>(LogFault::KeyInUse);
constexpr std::uint64_t greatestDecline = static_cast<std::uint64_t>(Decline::TooLate);

void write(CborWriter& out, const Here& m) {
    out.array(4).number(0).number(m.epoch);
    m.head ? write(out, *m.head) : static_cast<void>(out.null());
    out.array(m.proofs.size());
    for (const Proof& proof : m.proofs) {
        out.array(2);
        write(out, proof.seat);
        out.bytes(proof.signature);
    }
}
void write(CborWriter& out, const Entries& m) {
    out.array(2).number(1).array(m.entries.size());
    for (const Bytes& entry : m.entries)
        out.bytes(entry);
}
void write(CborWriter& out, const Have& m) {
    out.array(2).number(2);
    write(out, m.head);
}
void write(CborWriter& out, const Please& m) { out.array(2).number(3).bytes(m.ask); }
void write(CborWriter& out, const NotWritten& m) {
    out.array(4).number(4).number(m.author).number(m.counter).number(static_cast<std::uint64_t>(m.why));
}
void write(CborWriter& out, const Present& m) {
    out.array(2).number(5).array(m.seats.size());
    for (const SeatNumber seat : m.seats)
        out.number(seat);
}
void write(CborWriter& out, const Offer& m) {
    out.array(m.leaves ? 5 : 4).number(6).number(m.epoch).bytes(m.host);
    write(out, m.from);
    if (m.leaves)
        write(out, *m.leaves);
}
void write(CborWriter& out, const Agreed& m) {
    out.array(3).number(7).bytes(m.host);
    write(out, m.endorsements);
}
void write(CborWriter& out, const Arrival& m) {
    out.array(2).number(8);
    write(out, m.seats);
}
void write(CborWriter& out, const Gathering& m) { out.array(2).number(9).bytes(m.state); }
void write(CborWriter& out, const Welcome& m) { out.array(3).number(10).bytes(m.table).bytes(m.tableKey); }
void write(CborWriter& out, const Declined& m) { out.array(2).number(11).number(static_cast<std::uint64_t>(m.why)); }
void write(CborWriter& out, const Wanted& m) {
    out.array(3).number(12);
    m.decision ? write(out, *m.decision) : static_cast<void>(out.null());
    write(out, m.asOf);
}
void write(CborWriter& out, const Granted& m) {
    out.array(3).number(13);
    write(out, m.decision);
    write(out, m.words);
}
void write(CborWriter& out, const Protest& m) {
    out.array(4).number(14).number(m.seat);
    write(out, m.rekeyed);
    out.bytes(m.signature);
}
void write(CborWriter& out, const Proven& m) { out.array(2).number(15).bytes(m.evidence); }

Proof readProof(CborReader& in) {
    in.array(2);
    const auto seat = readSeatOrNull(in);
    return {seat, in.exactly<64>()};
}
// One array per message: its kind, then these.
constexpr std::array<std::size_t, std::variant_size_v<Message>> fields{3, 1, 1, 1, 3, 1, 3, 2, 1, 1, 2, 1, 2, 2, 3, 1};

void read(CborReader& in, Here& m) {
    m.epoch = static_cast<std::uint32_t>(in.number(UINT32_MAX));
    if (!in.takeNull())
        m.head = readSeen(in);
    m.proofs = in.many<Proof>(mostProofs, readProof);
}
void read(CborReader& in, Entries& m) {
    m.entries = in.many<Bytes>(mostEntries, [](CborReader& r) { return r.bytes(longestEntry); });
}
void read(CborReader& in, Have& m) { m.head = readSeen(in); }
void read(CborReader& in, Please& m) { m.ask = in.bytes(longestEntry); }
void read(CborReader& in, NotWritten& m) {
    m.author = readSeatNumber(in);
    m.counter = in.number();
    m.why = static_cast<LogFault>(in.number(greatestFault));
}
void read(CborReader& in, Present& m) { m.seats = in.many<SeatNumber>(mostSeats, readSeatNumber); }
// An offer to go on from before something names what would be left; the number of its items says so.
void read(CborReader& in, Offer& m) {
    m.epoch = static_cast<std::uint32_t>(in.number(UINT32_MAX));
    m.host = in.exactly<32>();
    m.from = readSeen(in);
}
void read(CborReader& in, Agreed& m) {
    m.host = in.exactly<32>();
    m.endorsements = readEndorsements(in);
}
void read(CborReader& in, Arrival& m) { m.seats = readSeats(in); }
void read(CborReader& in, Gathering& m) { m.state = in.bytes(longestState); }
void read(CborReader& in, Welcome& m) {
    m.table = in.exactly<16>();
    m.tableKey = in.exactly<32>();
}
void read(CborReader& in, Wanted& m) {
    if (!in.takeNull())
        m.decision = readDecision(in);
    m.asOf = readSeen(in);
}
void read(CborReader& in, Granted& m) {
    m.decision = readDecision(in);
    m.words = readEndorsements(in);
}
void read(CborReader& in, Protest& m) {
    m.seat = readSeatNumber(in);
    m.rekeyed = readSeen(in);
    m.signature = in.exactly<64>();
}
void read(CborReader& in, Proven& m) { m.evidence = in.bytes(longestMessage); }
void read(CborReader& in, Declined& m) { m.why = static_cast<Decline>(in.number(greatestDecline)); }

} // namespace

Bytes encode(const Message& message) {
    CborWriter out;
    std::visit([&](const auto& m) { write(out, m); }, message);
    return out.take();
}

Result<Message, EntryFault> decodeMessage(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t kind = in.number();
    if (!in.ok() || bytes.size() > longestMessage)
        return EntryFault::Broken;
    if (kind >= std::variant_size_v<Message>)
        return EntryFault::NewerVersion;
    auto message = emptyAlternative<Message>(static_cast<std::size_t>(kind));
    std::visit([&](auto& m) { read(in, m); }, message);
    std::size_t expected = 1 + fields[kind];
    if (auto* offer = std::get_if<Offer>(&message); offer != nullptr && items == expected + 1) {
        offer->leaves = readSeen(in);
        ++expected;
    }
    if (items != expected || !in.done())
        return EntryFault::Broken;
    return message;
}

Bytes provenPart(const TableId& table, const Hash& channel, const std::optional<SeatNumber>& seat) {
    CborWriter out;
    out.array(4).text("aphelion here 1").bytes(table).bytes(channel);
    write(out, seat);
    return out.take();
}

} // namespace aphelion
