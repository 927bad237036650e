#pragma once

#include "table/log.h"

namespace aphelion {

// What proves that somebody lied: it is signed twice by the same key.

// A host signed two entries for one place.
struct TwoEntries {
    struct Signed {
        Hash entry{};
        Signature place{};
        bool operator==(const Signed&) const = default;
    };
    std::uint32_t epoch = 0;
    EntryNumber number = 0;
    Signed one;
    Signed other;
    bool operator==(const TwoEntries&) const = default;
};

// A seat, or a host, signed two asks with one count.
struct TwoAsks {
    Ask one;
    Ask other;
    bool operator==(const TwoAsks&) const = default;
};

using Evidence = std::variant<TwoEntries, TwoAsks>;

// Whom it names: a seat, or without one the host of an epoch.
struct Culprit {
    std::optional<SeatNumber> seat;
    std::uint32_t epoch = 0;
    bool operator==(const Culprit&) const = default;
};

// Nothing if it proves nothing at this table, or speaks of an epoch that this log does not know.
std::optional<Culprit> culpritOf(const Log& log, const Evidence& evidence);

// What an entry and the one that stands in its place prove together.
std::optional<Evidence> evidenceOf(const Log& log, const Entry& other);

// What an ask and the one that was written under its count prove together.
std::optional<Evidence> evidenceOf(const Log& log, const Ask& other);

// LOG.md describes the format.
Bytes encode(const Evidence& evidence);
Result<Evidence, EntryFault> decodeEvidence(ByteView bytes);

} // namespace aphelion
