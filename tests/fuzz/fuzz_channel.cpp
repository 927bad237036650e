#include "fuzz/slices.h"
#include "support/seeded_randomness.h"
#include "wire/channel.h"
#include "wire/line.h"
#include "wire/meeting.h"

#include <algorithm>
#include <cstdlib>

using namespace aphelion;
using namespace aphelion::wire;

namespace {

void checkPadding(ByteView bytes) {
    const auto content = unpadded(bytes);
    if (content && !std::ranges::equal(padded(*content), bytes))
        std::abort();
}

// Nothing opens that was not sealed.
void checkStream(ByteView sealed) {
    static const Secret key(Bytes(streamKeySize, 3));
    IncomingStream stream(key, {});
    if (stream.open(sealed))
        std::abort();
}

// Two devices are in the middle of a talk, and somebody puts fragments between theirs.
void checkTalk(ByteView input) {
    const SeededRandomness randomness(1);
    Table table = Table::withTableKey();
    Line line(Peer::central(table.host, table.door, 512, Milliseconds(0)),
              Peer::peripheral(table.guest, 512, Milliseconds(0)));
    line.meet();
    const std::vector<Bytes> said{{1}, Bytes(300, 2), {3}};
    for (const Bytes& message : said)
        (void)line.host.peer.send(message);
    slices(input, [&](ByteView fragment) {
        line.guest.note(line.guest.peer.received(fragment, line.now));
        line.step();
        if (line.guest.peer.memory() > Peer::mostMemory)
            std::abort();
    });
    line.run([&] { return line.guest.messages.size() == said.size() || line.guest.closed; });
    const auto& heard = line.guest.messages;
    if (heard.size() > said.size() || !std::equal(heard.begin(), heard.end(), said.begin()))
        std::abort();
    if (heard != said && !line.guest.closed)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    checkPadding({data, size});
    checkStream({data, size});
    checkTalk({data, size});
    return 0;
}
