#pragma once

#include "base/rng.h"

#include <sodium.h>

#include <cstdint>
#include <cstdlib>
#include <optional>

namespace aphelion {

// As long as it lives, libsodium draws its random bytes from this seed: the same run gives the same bytes.
class SeededRandomness {
public:
    explicit SeededRandomness(std::uint64_t seed) {
        if (sodium_init() < 0)
            std::abort();
        source().emplace(seed);
        static randombytes_implementation seeded = implementation();
        randombytes_set_implementation(&seeded);
    }
    ~SeededRandomness() { randombytes_set_implementation(&randombytes_sysrandom_implementation); }
    SeededRandomness(const SeededRandomness&) = delete;
    SeededRandomness& operator=(const SeededRandomness&) = delete;

private:
    static std::optional<Rng>& source() {
        static std::optional<Rng> rng;
        return rng;
    }
    static randombytes_implementation implementation() {
        randombytes_implementation seeded{};
        seeded.implementation_name = [] { return "seeded"; };
        seeded.random = [] { return static_cast<std::uint32_t>(source()->next()); };
        seeded.stir = [] {};
        seeded.buf = [](void* into, std::size_t size) {
            auto* bytes = static_cast<std::uint8_t*>(into);
            for (std::size_t i = 0; i < size; ++i)
                bytes[i] = static_cast<std::uint8_t>(source()->next());
        };
        seeded.close = [] { return 0; };
        return seeded;
    }
};

} // namespace aphelion
