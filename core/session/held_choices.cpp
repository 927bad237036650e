#include "session/held_choices.h"

#include "base/cbor.h"
#include "table/pieces.h"

#include <algorithm>
#include <limits>

namespace aphelion {

namespace {

HeldChoices decoded(ByteView stored) {
    CborReader in(stored);
    HeldChoices held;
    in.array(2);
    held.round = static_cast<int>(in.number(std::numeric_limits<int>::max()));
    for (const SeatNumber who : in.many<SeatNumber>(mostSeats, [](CborReader& r) {
             return static_cast<SeatNumber>(r.number(mostSeats - 1));
         }))
        held.none.insert(who);
    return in.done() ? held : HeldChoices();
}

} // namespace

// [round, [seats]]
Bytes encode(const HeldChoices& held) {
    CborWriter out;
    out.array(2).number(static_cast<std::uint64_t>(held.round)).array(held.none.size());
    for (const SeatNumber who : held.none)
        out.number(static_cast<std::uint64_t>(who));
    return out.take();
}

HeldChoices heldAt(const Table& table, ByteView stored) {
    const auto passing = table.passing();
    if (!passing)
        return {};
    HeldChoices held = decoded(stored);
    if (held.round != passing->round)
        held = {passing->round, {}};
    const auto waited = table.waitingFor();
    std::erase_if(held.none, [&](SeatNumber who) { return std::ranges::find(waited, who) == waited.end(); });
    return held;
}

} // namespace aphelion
