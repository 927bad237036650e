#include "table/entry.h"

#include "base/variant.h"
#include "table/pieces.h"

namespace aphelion {

namespace {

constexpr std::uint8_t firstVersion = 1;

constexpr std::size_t longestSetup = 2048;
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
void write(CborWriter& out, const SeatRekeyed& b) {
    const bool decided = b.consent != Consent{};
    out.array(decided ? 4 : 2).number(b.seat).bytes(b.key);
    if (!decided)
        return;
    out.number(static_cast<std::uint64_t>(b.carried));
    write(out, b.consent);
}
void write(CborWriter& out, const SeatLent& b) {
    out.array(2).number(b.seat);
    write(out, b.consent);
}
void write(CborWriter& out, const Protested& b) { out.array(3).number(b.seat).number(b.rekeyed).bytes(b.signature); }
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
    out.array(b.leaves ? 3 : 2).bytes(b.host);
    write(out, b.endorsements);
    if (b.leaves)
        write(out, *b.leaves);
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
    const std::size_t items = in.array();
    b.seat = readSeatNumber(in);
    b.key = in.exactly<32>();
    if (items == 2)
        return;
    b.carried = static_cast<Carried>(in.number(static_cast<std::uint64_t>(Carried::ByHost)));
    b.consent = readConsent(in);
    if (items != 4 || b.consent == Consent{})
        in.fail();
}
void read(CborReader& in, SeatLent& b) {
    in.array(2);
    b.seat = readSeatNumber(in);
    b.consent = readConsent(in);
}
void read(CborReader& in, Protested& b) {
    in.array(3);
    b.seat = readSeatNumber(in);
    b.rekeyed = in.number();
    b.signature = in.exactly<64>();
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
    const std::size_t items = in.array();
    b.host = in.exactly<32>();
    b.endorsements = readEndorsements(in);
    if (items == 3)
        b.leaves = readSeen(in);
    else if (items != 2)
        in.fail();
}
void read(CborReader& in, Witnessed&) { in.array(0); }

constexpr std::size_t askItems = 7;    // with the signature
constexpr std::size_t entryItems = 10; // without the host's word, which version 1 does not have

std::string inVersion(std::string_view what, std::uint8_t version) {
    return std::string(what) + ' ' + std::to_string(version);
}

// Everything of an ask but its signature.
void writeUnsigned(CborWriter& out, const Ask& ask) {
    out.number(ask.epoch);
    if (ask.byHost)
        out.number(mostSeats + *ask.author);
    else
        write(out, ask.author);
    out.number(ask.counter);
    write(out, ask.seen);
    out.number(ask.body.index());
    std::visit([&](const auto& body) { write(out, body); }, ask.body);
}

// Everything of an entry but the host's word.
void writeUnplaced(CborWriter& out, const Entry& entry) {
    out.number(entry.ask.version).number(entry.number).bytes(entry.previous);
    writeUnsigned(out, entry.ask);
    out.bytes(entry.ask.signature);
}

// A seat, null for the host, or a seat and sixteen: the host for a bot.
void readAuthor(CborReader& in, Ask& ask) {
    if (in.takeNull())
        return;
    const std::uint64_t said = in.number(2 * mostSeats - 1);
    ask.byHost = said >= mostSeats;
    ask.author = static_cast<SeatNumber>(said % mostSeats);
}

// Reads what writeUnsigned and the signature make. False for a body of a kind beyond those known here.
bool read(CborReader& in, Ask& ask) {
    ask.epoch = static_cast<std::uint32_t>(in.number(UINT32_MAX));
    readAuthor(in, ask);
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
    out.array(askItems + 1).text(inVersion("aphelion ask", ask.version)).bytes(table);
    writeUnsigned(out, ask);
    return out.take();
}

Bytes endorsedPart(const TableId& table, const Raise& raise, SeatNumber by, bool carried, std::uint8_t version) {
    const bool says = version > firstVersion;
    CborWriter out;
    out.array(5 + (says ? 2 : 0) + (raise.leaves ? 1 : 0)).text(inVersion("aphelion carry on", version));
    out.bytes(table).number(raise.epoch).bytes(raise.host);
    write(out, raise.from);
    if (says)
        out.number(by).number(carried ? 1 : 0);
    if (raise.leaves)
        write(out, *raise.leaves);
    return out.take();
}

SeatNumber seatOf(const Decision& decision) {
    return std::visit([](const auto& d) { return d.seat; }, decision);
}

Bytes agreedPart(const TableId& table, std::uint32_t epoch, const Decision& decision, const Seen& asOf, SeatNumber by) {
    CborWriter out;
    out.array(6).text("aphelion agreed 2").bytes(table).number(epoch);
    write(out, decision);
    write(out, asOf);
    return out.number(by).take();
}

Bytes protestedPart(const TableId& table, SeatNumber seat, const Seen& rekeyed) {
    CborWriter out;
    out.array(4).text("aphelion protest 2").bytes(table).number(seat);
    write(out, rekeyed);
    return out.take();
}

Ask signedBy(const SigningKey& key, const TableId& table, Ask ask) {
    ask.signature = key.sign(signedPart(table, ask));
    return ask;
}

Bytes placedPart(const TableId& table, std::uint32_t epoch, EntryNumber number, const Hash& entry) {
    CborWriter out;
    out.array(5).text("aphelion place 2").bytes(table).number(epoch).number(number).bytes(entry);
    return out.take();
}

Entry placedBy(const SigningKey& host, const TableId& table, Entry entry) {
    entry.place = host.sign(placedPart(table, entry.ask.epoch, entry.number, hashOf(entry)));
    return entry;
}

Bytes encode(const Entry& entry) {
    const bool placed = entry.ask.version > firstVersion;
    CborWriter out;
    out.array(entryItems + (placed ? 1 : 0));
    writeUnplaced(out, entry);
    if (placed)
        out.bytes(entry.place);
    return out.take();
}

Bytes encode(const Ask& ask) {
    CborWriter out;
    out.array(1 + askItems).number(ask.version);
    writeUnsigned(out, ask);
    out.bytes(ask.signature);
    return out.take();
}

Hash hashOf(const Entry& entry) {
    CborWriter out;
    out.array(entryItems);
    writeUnplaced(out, entry);
    return hash(out.take());
}

Result<Entry, EntryFault> decodeEntry(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t madeBy = in.number();
    if (in.ok() && madeBy > logVersion)
        return EntryFault::NewerVersion;
    Entry entry{.number = in.number(), .previous = in.exactly<32>()};
    if (!read(in, entry.ask))
        return EntryFault::NewerVersion;
    entry.ask.version = static_cast<std::uint8_t>(madeBy);
    const bool placed = madeBy > firstVersion;
    if (placed)
        entry.place = in.exactly<64>();
    const bool whole = items == entryItems + (placed ? 1 : 0) && madeBy >= firstVersion && in.done();
    if (!whole || bytes.size() > longestEntry)
        return EntryFault::Broken;
    return entry;
}

Result<Ask, EntryFault> decodeAsk(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t madeBy = in.number();
    if (in.ok() && madeBy > logVersion)
        return EntryFault::NewerVersion;
    Ask ask;
    if (!read(in, ask))
        return EntryFault::NewerVersion;
    ask.version = static_cast<std::uint8_t>(madeBy);
    if (items != 1 + askItems || madeBy < firstVersion || !in.done())
        return EntryFault::Broken;
    return ask;
}

} // namespace aphelion
