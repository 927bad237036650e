#pragma once

#include "crypto/secret.h"

#include <array>
#include <initializer_list>
#include <optional>

namespace aphelion::wire {

// CPace, a password-authenticated key exchange: draft-irtf-cfrg-cpace-21, suite CPACE-RISTR255-SHA512. Whoever does not
// know the password learns nothing from an exchange but whether one guess was right.

// An encoded element of ristretto255.
using Point = std::array<std::uint8_t, 32>;

// Each value after its length. The names of the draft are in quotes: "lv_cat".
Bytes lengthsAndValues(std::initializer_list<ByteView> values);

// What both sides must agree on before they begin.
struct CpaceInput {
    ByteView password; // "PRS"
    ByteView channel;  // "CI"
    ByteView session;  // "sid"
};

// "generator_string"
Secret generatorString(const CpaceInput& input);

// "calculate_generator"
Secret generatorOf(const CpaceInput& input);

// Uniform below the order of the group.
Secret randomScalar();

// "scalar_mult_vfy": nothing for what encodes no element, or the neutral one.
std::optional<Secret> multiplied(const Secret& scalar, ByteView point);

// What one side said: its share and what belongs to it.
struct CpaceSaid {
    Point share{};       // "Ya" or "Yb"
    ByteView associated; // "ADa" or "ADb"
};

// "ISK" for an initiator, who spoke first, and a responder: 64 bytes.
Secret intermediateKey(ByteView session, const Secret& sharedPoint, const CpaceSaid& initiator,
                       const CpaceSaid& responder);

} // namespace aphelion::wire
