#include "session/world.h"

#include <sodium.h>

#include <chrono>

namespace aphelion {

World realWorld() {
    using namespace std::chrono;
    return {
        [] {
            const auto since = system_clock::now().time_since_epoch();
            return static_cast<std::uint64_t>(duration_cast<milliseconds>(since).count());
        },
        [](std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); },
    };
}

} // namespace aphelion
