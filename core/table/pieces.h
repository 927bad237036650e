#pragma once

#include "base/cbor.h"
#include "table/entry.h"

namespace aphelion {

// What entries and messages are made of, as bytes. LOG.md describes the format.

// Bounds, so that nothing a phone sends can grow without end.
inline constexpr std::size_t mostSeats = 16;
inline constexpr std::size_t longestName = 64;
inline constexpr std::size_t longestWish = 64;

void write(CborWriter& out, const std::optional<SeatNumber>& seat);
void write(CborWriter& out, const Seen& seen);
void write(CborWriter& out, const SeatTaken& taken);

// Where a seat is carried comes last and only if it is the host's device: so bodies are as long as they ever were
// without it.
std::size_t itemsWith(Carried carried, std::size_t others);
void write(CborWriter& out, Carried carried);
Carried readCarried(CborReader& in, std::size_t items, std::size_t others);
void write(CborWriter& out, const std::vector<SeatTaken>& seats);
void write(CborWriter& out, const std::vector<Endorsement>& endorsements);
void write(CborWriter& out, const Consent& consent);
void write(CborWriter& out, const Decision& decision); // the seat, and its new key if it gets one

SeatNumber readSeatNumber(CborReader& in);
std::optional<SeatNumber> readSeatOrNull(CborReader& in);
Seen readSeen(CborReader& in);
SeatTaken readSeatTaken(CborReader& in);
std::vector<SeatTaken> readSeats(CborReader& in);
std::vector<Endorsement> readEndorsements(CborReader& in);
Consent readConsent(CborReader& in);
Decision readDecision(CborReader& in);

} // namespace aphelion
