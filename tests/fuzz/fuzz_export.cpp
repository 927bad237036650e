#include "device/store/export.h"

// Any bytes: a player from another phone, or not. The work a file may demand is bounded, else this would be slow.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    (void)aphelion::opened({data, size}, aphelion::viewOf("passphrase")).ok();
    return 0;
}
