#pragma once

#include "base/bytes.h"

#include <algorithm>
#include <functional>

namespace aphelion {

// Cuts an input into pieces, each after two bytes with its length.
inline void slices(ByteView input, const std::function<void(ByteView)>& take) {
    while (input.size() >= 2) {
        const std::size_t length = std::min<std::size_t>(std::size_t{input[0]} << 8 | input[1], input.size() - 2);
        take(input.subspan(2, length));
        input = input.subspan(2 + length);
    }
}

} // namespace aphelion
