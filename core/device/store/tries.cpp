#include "device/store/tries.h"

#include <algorithm>

namespace aphelion {

Tries counted(const Tries& tries) {
    constexpr std::uint32_t mostDoublings = 20; // about a year; the shift must end somewhere
    Tries next{std::min(tries.made, UINT32_MAX - 1) + 1, 0};
    if (next.made >= Tries::free)
        next.wait = Tries::firstWait << std::min(next.made - Tries::free, mostDoublings);
    return next;
}

Tries waited(const Tries& tries, std::uint64_t milliseconds) {
    return {tries.made, tries.wait - std::min(tries.wait, milliseconds)};
}

} // namespace aphelion
