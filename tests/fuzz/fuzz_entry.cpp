#include "table/log.h"

#include <cstdlib>

using namespace aphelion;

// Any bytes: refused, or an entry whose one encoding they are. No log takes it for its own.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto entry = decodeEntry({data, size});
    if (!entry)
        return 0;
    const Bytes again = encode(*entry);
    if (!std::equal(again.begin(), again.end(), data, data + size))
        std::abort();
    (void)Log::begin(*entry);
    return 0;
}
