#pragma once

#include "table/log.h"

namespace aphelion {

// Words for a decision as of the newest entry, each signed with the key beside its seat.
inline Consent consentOf(const Log& log, const Decision& decision,
                         const std::vector<std::pair<SeatNumber, const SigningKey*>>& people) {
    Consent consent{log.head(), {}};
    for (const auto& [seat, key] : people)
        consent.words.push_back({seat, key->sign(agreedPart(log.table(), log.epoch(), decision, consent.asOf, seat))});
    return consent;
}

// The seat with another key, as these agreed.
inline SeatRekeyed rekeyed(const Log& log, SeatNumber seat, const PublicKey& key,
                           const std::vector<std::pair<SeatNumber, const SigningKey*>>& people) {
    return {seat, key, Carried::Elsewhere, consentOf(log, Rekeying{seat, key}, people)};
}

} // namespace aphelion
