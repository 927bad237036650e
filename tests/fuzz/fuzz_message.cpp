#include "table/message.h"

#include <algorithm>
#include <cstdlib>

using namespace aphelion;

// Any bytes: refused, or a message whose one encoding they are; the same for what it carries.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto message = decodeMessage({data, size});
    if (!message)
        return 0;
    const auto mustBe = [](const Bytes& again, ByteView bytes) {
        if (!std::ranges::equal(again, bytes))
            std::abort();
    };
    mustBe(encode(*message), {data, size});
    if (const auto* please = std::get_if<Please>(&*message))
        if (const auto ask = decodeAsk(please->ask))
            mustBe(encode(*ask), please->ask);
    if (const auto* batch = std::get_if<Entries>(&*message))
        for (const Bytes& bytes : batch->entries)
            if (const auto entry = decodeEntry(bytes))
                mustBe(encode(*entry), bytes);
    return 0;
}
