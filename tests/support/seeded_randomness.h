#pragma once

#include "base/rng.h"

#include <sodium.h>

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <utility>

namespace aphelion {

// As long as it lives, libsodium draws its random bytes from here: the same run gives the same bytes.
class FixedRandomness {
public:
    explicit FixedRandomness(std::function<std::uint8_t()> next) {
        if (sodium_init() < 0)
            std::abort();
        source() = std::move(next);
        static randombytes_implementation fixed = implementation();
        randombytes_set_implementation(&fixed);
    }
    ~FixedRandomness() { randombytes_set_implementation(&randombytes_sysrandom_implementation); }
    FixedRandomness(const FixedRandomness&) = delete;
    FixedRandomness& operator=(const FixedRandomness&) = delete;

private:
    static std::function<std::uint8_t()>& source() {
        static std::function<std::uint8_t()> next;
        return next;
    }
    static void fill(void* into, std::size_t size) {
        auto* bytes = static_cast<std::uint8_t*>(into);
        for (std::size_t i = 0; i < size; ++i)
            bytes[i] = source()();
    }
    static randombytes_implementation implementation() {
        randombytes_implementation fixed{};
        fixed.implementation_name = [] { return "fixed"; };
        fixed.random = [] {
            std::uint32_t value = 0;
            fill(&value, sizeof value);
            return value;
        };
        fixed.stir = [] {};
        fixed.buf = fill;
        fixed.close = [] { return 0; };
        return fixed;
    }
};

// From a seed.
class SeededRandomness : public FixedRandomness {
public:
    explicit SeededRandomness(std::uint64_t seed)
        : FixedRandomness([rng = Rng(seed)]() mutable { return static_cast<std::uint8_t>(rng.next()); }) {}
};

} // namespace aphelion
