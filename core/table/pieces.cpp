#include "table/pieces.h"

namespace aphelion {

namespace {

// Its third item, if there is one, says that the seat is carried there.
Endorsement readEndorsement(CborReader& in) {
    const std::size_t items = in.array();
    const SeatNumber seat = readSeatNumber(in);
    const Signature signature = in.exactly<64>();
    const bool carried = items == 3 && in.number() == 1;
    if (items != (carried ? 3U : 2U))
        in.fail();
    return {seat, signature, carried};
}

} // namespace

void write(CborWriter& out, const std::optional<SeatNumber>& seat) { seat ? out.number(*seat) : out.null(); }

void write(CborWriter& out, const Seen& seen) { out.array(2).number(seen.number).bytes(seen.hash); }

std::size_t itemsWith(Carried carried, std::size_t others) { return others + (carried == Carried::Elsewhere ? 0 : 1); }

void write(CborWriter& out, Carried carried) {
    if (carried != Carried::Elsewhere)
        out.number(static_cast<std::uint64_t>(carried));
}

Carried readCarried(CborReader& in, std::size_t items, std::size_t others) {
    if (items == others)
        return Carried::Elsewhere;
    const std::uint64_t carried = in.number(static_cast<std::uint64_t>(Carried::Bot));
    if (items != others + 1 || carried == 0)
        in.fail();
    return static_cast<Carried>(carried);
}

void write(CborWriter& out, const SeatTaken& taken) {
    out.array(itemsWith(taken.carried, 3)).bytes(taken.key).text(taken.name).bytes(taken.wish);
    write(out, taken.carried);
}

void write(CborWriter& out, const std::vector<SeatTaken>& seats) {
    out.array(seats.size());
    for (const SeatTaken& seat : seats)
        write(out, seat);
}

void write(CborWriter& out, const std::vector<Endorsement>& endorsements) {
    out.array(endorsements.size());
    for (const Endorsement& endorsement : endorsements)
        if (endorsement.carried)
            out.array(3).number(endorsement.seat).bytes(endorsement.signature).number(1);
        else
            out.array(2).number(endorsement.seat).bytes(endorsement.signature);
}

void write(CborWriter& out, const Consent& consent) {
    out.array(2);
    write(out, consent.asOf);
    write(out, consent.words);
}

void write(CborWriter& out, const Decision& decision) {
    if (const auto* rekeying = std::get_if<Rekeying>(&decision))
        out.array(2).number(rekeying->seat).bytes(rekeying->key);
    else
        out.array(1).number(seatOf(decision));
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
    const std::size_t items = in.array();
    taken.key = in.exactly<32>();
    taken.name = in.text(longestName);
    taken.wish = in.bytes(longestWish);
    taken.carried = readCarried(in, items, 3);
    return taken;
}

std::vector<SeatTaken> readSeats(CborReader& in) { return in.many<SeatTaken>(mostSeats, readSeatTaken); }

Consent readConsent(CborReader& in) {
    in.array(2);
    Seen asOf = readSeen(in);
    return {asOf, readEndorsements(in)};
}

Decision readDecision(CborReader& in) {
    const std::size_t items = in.array();
    const SeatNumber seat = readSeatNumber(in);
    if (items == 1)
        return Lending{seat};
    if (items != 2)
        in.fail();
    return Rekeying{seat, in.exactly<32>()};
}

std::vector<Endorsement> readEndorsements(CborReader& in) { return in.many<Endorsement>(mostSeats, readEndorsement); }

} // namespace aphelion
