#include "table/entry.h"

#include "base/variant.h"
#include "table/pieces.h"

namespace aphelion {

namespace {

constexpr std::uint64_t version = 1;

constexpr std::size_t longestSetup = 512;
constexpr std::size_t longestEvent = 256;
constexpr std::size_t longestContent = 256;
constexpr std::size_t mostSeals = 8;
constexpr std::size_t mostOpenings = 32;

void write(CborWriter& out, const std::vector<Opening>& openings) {
    out.array(openings.size());
    for (const Opening& opening : openings)
        out.array(2).bytes(opening.content).bytes(opening.nonce);
}

void write(CborWriter& out, const TableOpened& b) {
    out.array(5).bytes(b.table).bytes(b.host).text(b.game).bytes(b.setup);
    write(out, b.seats);
}
void write(CborWriter& out, const SeatReleased& b) { out.array(1).number(b.seat); }
void write(CborWriter& out, const SeatRekeyed& b) { out.array(2).number(b.seat).bytes(b.key); }
void write(CborWriter& out, const Moved& b) {
    out.array(3).bytes(b.event).array(b.seals.size());
    for (const Seal& seal : b.seals)
        out.bytes(seal);
    write(out, b.openings);
}
void write(CborWriter& out, const Unsealed& b) {
    out.array(1);
    write(out, b.openings);
}
void write(CborWriter& out, const EpochRaised& b) {
    out.array(2).bytes(b.host);
    write(out, b.endorsements);
}
void write(CborWriter& out, const Witnessed&) { out.array(0); }

Opening readOpening(CborReader& in) {
    Opening opening;
    in.array(2);
    opening.content = in.bytes(longestContent);
    opening.nonce = in.exactly<32>();
    return opening;
}

void read(CborReader& in, SeatTaken& b) { b = readSeatTaken(in); }
void read(CborReader& in, TableOpened& b) {
    in.array(5);
    b.table = in.exactly<16>();
    b.host = in.exactly<32>();
    b.game = in.text(longestName);
    b.setup = in.bytes(longestSetup);
    b.seats = readSeats(in);
}
void read(CborReader& in, SeatReleased& b) {
    in.array(1);
    b.seat = readSeatNumber(in);
}
void read(CborReader& in, SeatRekeyed& b) {
    in.array(2);
    b.seat = readSeatNumber(in);
    b.key = in.exactly<32>();
}
void read(CborReader& in, Moved& b) {
    in.array(3);
    b.event = in.bytes(longestEvent);
    b.seals = in.many<Seal>(mostSeals, [](CborReader& r) { return r.exactly<32>(); });
    b.openings = in.many<Opening>(mostOpenings, readOpening);
}
void read(CborReader& in, Unsealed& b) {
    in.array(1);
    b.openings = in.many<Opening>(mostOpenings, readOpening);
}
void read(CborReader& in, EpochRaised& b) {
    in.array(2);
    b.host = in.exactly<32>();
    b.endorsements = readEndorsements(in);
}
void read(CborReader& in, Witnessed&) { in.array(0); }

constexpr std::size_t askItems = 7; // with the signature

// Everything of an ask but its signature.
void writeUnsigned(CborWriter& out, const Ask& ask) {
    out.number(ask.epoch);
    write(out, ask.author);
    out.number(ask.counter);
    write(out, ask.seen);
    out.number(ask.body.index());
    std::visit([&](const auto& body) { write(out, body); }, ask.body);
}

// Reads what writeUnsigned and the signature make. False for a body of a kind beyond those known here.
bool read(CborReader& in, Ask& ask) {
    ask.epoch = static_cast<std::uint32_t>(in.number(UINT32_MAX));
    ask.author = readSeatOrNull(in);
    ask.counter = in.number();
    ask.seen = readSeen(in);
    const std::uint64_t kind = in.number();
    if (in.ok() && kind >= std::variant_size_v<Body>)
        return false;
    ask.body = emptyAlternative<Body>(static_cast<std::size_t>(kind));
    std::visit([&](auto& body) { read(in, body); }, ask.body);
    ask.signature = in.exactly<64>();
    return true;
}

} // namespace

Bytes signedPart(const TableId& table, const Ask& ask) {
    CborWriter out;
    out.array(askItems + 1).text("aphelion ask 1").bytes(table);
    writeUnsigned(out, ask);
    return out.take();
}

Bytes endorsedPart(const TableId& table, std::uint32_t epoch, const PublicKey& host, const Seen& from) {
    CborWriter out;
    out.array(5).text("aphelion carry on 1").bytes(table).number(epoch).bytes(host);
    write(out, from);
    return out.take();
}

Ask signedBy(const SigningKey& key, const TableId& table, Ask ask) {
    ask.signature = key.sign(signedPart(table, ask));
    return ask;
}

Bytes encode(const Entry& entry) {
    CborWriter out;
    out.array(3 + askItems).number(version).number(entry.number).bytes(entry.previous);
    writeUnsigned(out, entry.ask);
    out.bytes(entry.ask.signature);
    return out.take();
}

Bytes encode(const Ask& ask) {
    CborWriter out;
    out.array(1 + askItems).number(version);
    writeUnsigned(out, ask);
    out.bytes(ask.signature);
    return out.take();
}

Hash hashOf(const Entry& entry) { return hash(encode(entry)); }

Result<Entry, EntryFault> decodeEntry(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t madeBy = in.number();
    if (in.ok() && madeBy > version)
        return EntryFault::NewerVersion;
    Entry entry{.number = in.number(), .previous = in.exactly<32>()};
    if (!read(in, entry.ask))
        return EntryFault::NewerVersion;
    if (items != 3 + askItems || madeBy != version || !in.done() || bytes.size() > longestEntry)
        return EntryFault::Broken;
    return entry;
}

Result<Ask, EntryFault> decodeAsk(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t madeBy = in.number();
    if (in.ok() && madeBy > version)
        return EntryFault::NewerVersion;
    Ask ask;
    if (!read(in, ask))
        return EntryFault::NewerVersion;
    if (items != 1 + askItems || madeBy != version || !in.done())
        return EntryFault::Broken;
    return ask;
}

} // namespace aphelion
