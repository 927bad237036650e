#include "session/gathering.h"

#include "base/cbor.h"
#include "game/board.h"

namespace planetx {

namespace {

constexpr std::uint64_t version = 1;

aphelion::SeatTaken readSeat(aphelion::CborReader& in) {
    aphelion::SeatTaken seat;
    in.array(3);
    seat.key = in.exactly<32>();
    seat.name = in.text(64);
    seat.wish = in.bytes(64);
    return seat;
}

} // namespace

aphelion::Bytes encode(const GatheredTable& gathered) {
    aphelion::CborWriter out;
    out.array(4).number(version).number(static_cast<std::uint64_t>(gathered.play));
    out.number(static_cast<std::uint64_t>(gathered.help)).array(gathered.seats.size());
    for (const aphelion::SeatTaken& seat : gathered.seats)
        out.array(3).bytes(seat.key).text(seat.name).bytes(seat.wish);
    return out.take();
}

std::optional<GatheredTable> decodeGathered(aphelion::ByteView bytes) {
    aphelion::CborReader in(bytes);
    in.array(4);
    if (in.number() != version)
        return std::nullopt;
    GatheredTable gathered;
    gathered.play = static_cast<Play>(in.number(1));
    gathered.help = static_cast<Help>(in.number(static_cast<std::uint64_t>(Help::Hints)));
    gathered.seats = in.many<aphelion::SeatTaken>(maxPlayers, readSeat);
    return in.done() ? std::optional(gathered) : std::nullopt;
}

} // namespace planetx
