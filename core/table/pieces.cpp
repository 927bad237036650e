#include "table/pieces.h"

namespace aphelion {

namespace {

Endorsement readEndorsement(CborReader& in) {
    in.array(2);
    const SeatNumber seat = readSeatNumber(in);
    return {seat, in.exactly<64>()};
}

} // namespace

void write(CborWriter& out, const std::optional<SeatNumber>& seat) { seat ? out.number(*seat) : out.null(); }

void write(CborWriter& out, const Seen& seen) { out.array(2).number(seen.number).bytes(seen.hash); }

void write(CborWriter& out, const SeatTaken& taken) {
    out.array(3).bytes(taken.key).text(taken.name).bytes(taken.wish);
}

void write(CborWriter& out, const std::vector<SeatTaken>& seats) {
    out.array(seats.size());
    for (const SeatTaken& seat : seats)
        write(out, seat);
}

void write(CborWriter& out, const std::vector<Endorsement>& endorsements) {
    out.array(endorsements.size());
    for (const Endorsement& endorsement : endorsements)
        out.array(2).number(endorsement.seat).bytes(endorsement.signature);
}

SeatNumber readSeatNumber(CborReader& in) { return static_cast<SeatNumber>(in.number(mostSeats - 1)); }

std::optional<SeatNumber> readSeatOrNull(CborReader& in) {
    return in.takeNull() ? std::nullopt : std::optional(readSeatNumber(in));
}

Seen readSeen(CborReader& in) {
    in.array(2);
    const EntryNumber number = in.number();
    return {number, in.exactly<32>()};
}

SeatTaken readSeatTaken(CborReader& in) {
    SeatTaken taken;
    in.array(3);
    taken.key = in.exactly<32>();
    taken.name = in.text(longestName);
    taken.wish = in.bytes(longestWish);
    return taken;
}

std::vector<SeatTaken> readSeats(CborReader& in) { return in.many<SeatTaken>(mostSeats, readSeatTaken); }

std::vector<Endorsement> readEndorsements(CborReader& in) { return in.many<Endorsement>(mostSeats, readEndorsement); }

} // namespace aphelion
