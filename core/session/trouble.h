#pragma once

#include "device/store/vault.h"
#include "game/objection.h"

namespace aphelion {

// What a session can be asked for at the wrong moment.
enum class NotNow : std::uint8_t {
    NoTable,     // no table is open
    NobodyHere,  // the curtain is down: nobody's secrets are at hand
    NotYourSeat, // this device does not carry that seat
    NotTheHost,  // another device writes the log
    BadSetup,    // players missing, twice, or with the same of what everybody has for themselves
    StillAsking, // what was asked before is still on its way to the host
    HostAway,    // the host's device is out of reach
    CarriedOn,   // others have carried the table on; somebody here has to decide whether to follow
    NotLinked,   // no other device is within reach
    NotPossible, // that seat cannot be given to another device, or lent, now
    OldTable,    // begun by an older version of the app, on several devices: it can only be looked at
};

// Why something did not happen: a value, whose sentence is made in the reader's language.
using Trouble = std::variant<Refused, StoreFault, Locked, BadLog, NotNow>;

// Its name, for logs and tests.
std::string_view name(const Trouble& trouble);

// Whether a player's file will never open again, so that one may begin a new one.
bool isBeyondOpening(const Trouble& trouble);

} // namespace aphelion
