#include "support/memory_ledger.h"

#include <cstdlib>

using namespace aphelion;

// Any bytes: refused, or evidence whose one encoding they are. It names somebody only if that key has signed both.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Log log = [] {
        MemoryLedger ledger({1}, 99);
        ledger.open(TableId{42}, {1, 2});
        return *ledger.log();
    }();
    const auto evidence = decodeEvidence({data, size});
    if (!evidence)
        return 0;
    const Bytes again = encode(*evidence);
    if (!std::ranges::equal(again, ByteView(data, size)) || culpritOf(log, *evidence))
        std::abort(); // nobody has signed two things there
    return 0;
}
