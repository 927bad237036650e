#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace aphelion {

// The alternative of this number, empty; of the last one if there are fewer.
template <typename Variant, std::size_t Index = 0>
Variant emptyAlternative(std::size_t index) {
    if constexpr (Index + 1 < std::variant_size_v<Variant>)
        if (index != Index)
            return emptyAlternative<Variant, Index + 1>(index);
    return Variant(std::in_place_index<Index>);
}

} // namespace aphelion
