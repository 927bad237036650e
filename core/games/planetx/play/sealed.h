#pragma once

#include "planetx/rules/action.h"
#include "table/seal.h"

#include <optional>

namespace planetx {

// What stands inside seals. Every kind has one length, so that a choice of none, one or two theories look alike.

// A theory in a sealed choice: its place, and a seal of its own for the object, opened later.
struct SealedTheory {
    Sector sector = 1;
    aphelion::Seal object{};
    bool operator==(const SealedTheory&) const = default;
};

inline constexpr std::size_t mostTheories = 2; // in one choice

aphelion::Bytes choiceContent(const std::vector<SealedTheory>& choice);
std::optional<std::vector<SealedTheory>> choiceOf(aphelion::ByteView content);

aphelion::Bytes objectContent(Object object);
std::optional<Object> objectOf(aphelion::ByteView content);

aphelion::Bytes guessContent(const Locate& guess);
std::optional<Locate> guessOf(aphelion::ByteView content);

} // namespace planetx
