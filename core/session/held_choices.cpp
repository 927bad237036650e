#include "session/held_choices.h"

#include "base/cbor.h"
#include "table/pieces.h"

#include <algorithm>
#include <limits>

namespace planetx {

namespace {

HeldChoices decoded(aphelion::ByteView stored) {
    aphelion::CborReader in(stored);
    HeldChoices held;
    in.array(2);
    held.phase = static_cast<int>(in.number(std::numeric_limits<int>::max()));
    for (const PlayerId who : in.many<PlayerId>(aphelion::mostSeats, [](aphelion::CborReader& r) {
             return static_cast<PlayerId>(r.number(aphelion::mostSeats - 1));
         }))
        held.none.insert(who);
    return in.done() ? held : HeldChoices();
}

} // namespace

// [theory phase, [players]]
aphelion::Bytes encode(const HeldChoices& held) {
    aphelion::CborWriter out;
    out.array(2).number(static_cast<std::uint64_t>(held.phase)).array(held.none.size());
    for (const PlayerId who : held.none)
        out.number(static_cast<std::uint64_t>(who));
    return out.take();
}

HeldChoices heldAt(const Board& board, aphelion::ByteView stored) {
    HeldChoices held = decoded(stored);
    if (board.phase != Phase::Theories || held.phase != board.theoryPhases)
        held = {board.theoryPhases, {}};
    const auto waited = waitingFor(board);
    std::erase_if(held.none, [&](PlayerId who) { return std::ranges::find(waited, who) == waited.end(); });
    return held;
}

} // namespace planetx
