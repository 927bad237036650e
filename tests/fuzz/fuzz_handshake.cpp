#include "support/seeded_randomness.h"
#include "wire/meeting.h"

#include <algorithm>
#include <cstdlib>

using namespace aphelion;
using namespace aphelion::wire;

namespace {

Table tableFor(std::uint8_t choice) {
    switch (choice % 4) {
    case 0: return Table::withCode("CASSINI", "CASSINI");
    case 1: return Table::withPairing();
    case 2: return Table::withTableKey();
    default: // a pairing that the host has lost
        Table table = Table::withTableKey();
        table.guest.pairings.emplace(hostId, Secret(Bytes(32, 1)));
        return table;
    }
}

void checkEncoding(ByteView bytes) {
    const auto message = decodeHandshakeMessage(bytes);
    if (message && !std::ranges::equal(encode(*message), bytes))
        std::abort();
}

} // namespace

// A handshake in which one message is replaced or bent: the host never takes the guest for proven then. The first bytes
// choose the way, the message, and whether the rest stands for it or is laid over it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    checkEncoding({data, size});
    if (size < 3)
        return 0;
    const SeededRandomness randomness(1);
    Table table = tableFor(data[0]);
    const ByteView rest = ByteView(data, size).subspan(3);
    const std::size_t which = data[1] % 6;
    const bool replaces = data[2] % 2 == 0;
    std::size_t seen = 0;
    bool bent = false;
    const auto change = [&](Bytes& message) {
        if (seen++ != which)
            return;
        const Bytes before = message;
        if (replaces)
            message.assign(rest.begin(), rest.end());
        else
            for (std::size_t i = 0; i < std::min(message.size(), rest.size()); ++i)
                message[i] ^= rest[i];
        bent = message != before;
        checkEncoding(message);
    };
    Talk talk(table);
    talk.run(Milliseconds(0), change, change);
    const bool givenUp = data[0] % 4 == 3 && (which == 1 || which == 2); // of a way that led nowhere anyway
    if (talk.host ? bent && !givenUp : !bent)
        std::abort();
    return 0;
}
