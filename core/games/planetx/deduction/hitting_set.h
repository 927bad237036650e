#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace planetx {

// A set of pieces of evidence: bit i stands for the i-th of at most 64, which are listed cheapest first.
using Pieces = std::uint64_t;

inline constexpr std::size_t mostPieces = 64;

// How much a person has to hold in mind.
using Cost = int;

// The cheapest pieces of which every set has one; nothing where they would be dearer than the limit. Costs are by
// piece, ascending. Every step of the search takes one from the effort, and when that is used up nothing is found.
std::optional<Pieces> cheapestHittingSet(std::span<const Pieces> sets, std::span<const Cost> costs, Cost limit,
                                         int& effort);

} // namespace planetx
