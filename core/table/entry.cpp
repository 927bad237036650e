#include "table/entry.h"

#include "base/cbor.h"

namespace aphelion {

namespace {

constexpr std::uint64_t version = 1;

// Bounds, so that nothing a phone sends can grow without end.
constexpr std::size_t longestName = 64;
constexpr std::size_t longestWish = 64;
constexpr std::size_t longestSetup = 512;
constexpr std::size_t longestEvent = 256;
constexpr std::size_t longestContent = 256;
constexpr std::size_t mostSeats = 16;
constexpr std::size_t mostSeals = 8;
constexpr std::size_t mostOpenings = 32;

void write(CborWriter& out, const std::vector<Opening>& openings) {
    out.array(openings.size());
    for (const Opening& opening : openings)
        out.array(2).bytes(opening.content).bytes(opening.nonce);
}

void write(CborWriter& out, const SeatTaken& b) { out.array(3).bytes(b.key).text(b.name).bytes(b.wish); }
void write(CborWriter& out, const TableOpened& b) {
    out.array(5).bytes(b.table).bytes(b.host).text(b.game).bytes(b.setup).array(b.seats.size());
    for (const SeatTaken& seat : b.seats)
        write(out, seat);
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

// An array of at most so many items, each read by `item`.
template <typename Item, typename Read>
std::vector<Item> readMany(CborReader& in, std::size_t most, Read read) {
    const std::size_t items = in.array();
    if (items > most)
        in.fail();
    std::vector<Item> many;
    for (std::size_t i = 0; in.ok() && i < items; ++i)
        many.push_back(read(in));
    return many;
}

Opening readOpening(CborReader& in) {
    Opening opening;
    in.array(2);
    opening.content = in.bytes(longestContent);
    opening.nonce = in.exactly<32>();
    return opening;
}

void read(CborReader& in, SeatTaken& b) {
    in.array(3);
    b.key = in.exactly<32>();
    b.name = in.text(longestName);
    b.wish = in.bytes(longestWish);
}
SeatTaken readSeat(CborReader& in) {
    SeatTaken seat;
    read(in, seat);
    return seat;
}
void read(CborReader& in, TableOpened& b) {
    in.array(5);
    b.table = in.exactly<16>();
    b.host = in.exactly<32>();
    b.game = in.text(longestName);
    b.setup = in.bytes(longestSetup);
    b.seats = readMany<SeatTaken>(in, mostSeats, readSeat);
}
void read(CborReader& in, SeatReleased& b) {
    in.array(1);
    b.seat = static_cast<SeatNumber>(in.number(mostSeats - 1));
}
void read(CborReader& in, SeatRekeyed& b) {
    in.array(2);
    b.seat = static_cast<SeatNumber>(in.number(mostSeats - 1));
    b.key = in.exactly<32>();
}
void read(CborReader& in, Moved& b) {
    in.array(3);
    b.event = in.bytes(longestEvent);
    b.seals = readMany<Seal>(in, mostSeals, [](CborReader& r) { return r.exactly<32>(); });
    b.openings = readMany<Opening>(in, mostOpenings, readOpening);
}
void read(CborReader& in, Unsealed& b) {
    in.array(1);
    b.openings = readMany<Opening>(in, mostOpenings, readOpening);
}

template <std::size_t Index = 0>
Body emptyBody(std::size_t kind) {
    if constexpr (Index + 1 < std::variant_size_v<Body>)
        if (kind != Index)
            return emptyBody<Index + 1>(kind);
    return Body(std::in_place_index<Index>);
}

constexpr std::size_t askItems = 7; // with the signature

// Everything of an ask but its signature.
void writeUnsigned(CborWriter& out, const Ask& ask) {
    out.number(ask.epoch);
    ask.author ? out.number(*ask.author) : out.null();
    out.number(ask.counter).array(2).number(ask.seen.number).bytes(ask.seen.hash).number(ask.body.index());
    std::visit([&](const auto& body) { write(out, body); }, ask.body);
}

} // namespace

Bytes signedPart(const TableId& table, const Ask& ask) {
    CborWriter out;
    out.array(askItems + 1).text("aphelion ask 1").bytes(table);
    writeUnsigned(out, ask);
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

Hash hashOf(const Entry& entry) { return hash(encode(entry)); }

Result<Entry, EntryFault> decodeEntry(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t madeBy = in.number();
    if (in.ok() && madeBy > version)
        return EntryFault::NewerVersion;
    Entry entry{.number = in.number(), .previous = in.exactly<32>()};
    Ask& ask = entry.ask;
    ask.epoch = static_cast<std::uint32_t>(in.number(UINT32_MAX));
    if (!in.takeNull())
        ask.author = static_cast<SeatNumber>(in.number(mostSeats - 1));
    ask.counter = in.number();
    in.array(2);
    ask.seen = {in.number(), in.exactly<32>()};
    const std::uint64_t kind = in.number();
    if (in.ok() && kind >= std::variant_size_v<Body>)
        return EntryFault::NewerVersion;
    ask.body = emptyBody(static_cast<std::size_t>(kind));
    std::visit([&](auto& body) { read(in, body); }, ask.body);
    ask.signature = in.exactly<64>();
    if (items != 3 + askItems || madeBy != version || !in.done())
        return EntryFault::Broken;
    return entry;
}

} // namespace aphelion
