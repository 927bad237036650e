#include "fuzz/slices.h"
#include "wire/post.h"

#include <algorithm>
#include <cstdlib>

using namespace aphelion;
using namespace aphelion::wire;

// Any fragments in any order: frames are read and written alike, messages never grow beyond their bound, and what is
// put together is what its checksum says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Post post(Side::Peripheral, Milliseconds(0));
    Assembly assembly;
    std::uint64_t messages = 0;
    slices({data, size}, [&](ByteView fragment) {
        if (const auto frame = decodeFrame(fragment)) {
            if (!std::ranges::equal(encode(*frame), fragment))
                std::abort();
            const auto packet = assembly.take(*frame);
            if (packet && packet->size() > longestPacket)
                std::abort();
        }
        const auto message = post.received(fragment, Milliseconds(0));
        messages += message ? 1 : 0;
        if (message && !post.owesAcknowledgement())
            std::abort();
        if (assembly.memory() > 3 * longestPacket || post.memory() > 3 * longestPacket)
            std::abort();
        while (post.nextFragment(Milliseconds(0)))
            continue;
    });
    return messages > size ? 1 : 0;
}
