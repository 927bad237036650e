#pragma once

#include <cstdint>

namespace aphelion {

// Why a link ended. The numbers are part of the protocol and never change.
enum class Parting : std::uint8_t {
    Left = 0,         // one side wanted to go
    Silent = 1,       // nothing came through any more; never said, only noticed
    TheyAreOlder = 2, // the other app knows only older versions of the protocol
    TheyAreNewer = 3, // and the other way round: this app must be updated
    WrongCode = 4,
    Wait = 5,        // too many wrong codes: to be tried again later
    NotAdmitted = 6, // somebody decided so
    Strangers = 7,   // neither a pairing nor a table key nor a code in common
    Broken = 8,      // something was said that makes no sense at this point
    Forged = 9,      // a message was not written by the device that proved itself
};

// What the other side calls it.
constexpr Parting seenFromThere(Parting why) {
    if (why == Parting::TheyAreOlder)
        return Parting::TheyAreNewer;
    if (why == Parting::TheyAreNewer)
        return Parting::TheyAreOlder;
    return why;
}

} // namespace aphelion
