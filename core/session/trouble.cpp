#include "session/trouble.h"

#include <array>

namespace aphelion {

namespace {

constexpr std::array<std::string_view, 11> notNowNames{"NoTable",   "NobodyHere",  "NotYourSeat", "NotTheHost",
                                                       "BadSetup",  "StillAsking", "HostAway",    "CarriedOn",
                                                       "NotLinked", "NotPossible", "OldTable"};

std::string_view nameOf(const Refused& refused) { return refused.why; }
std::string_view nameOf(StoreFault fault) { return name(fault); }
std::string_view nameOf(const Locked& locked) { return name(locked.fault); }
std::string_view nameOf(const BadLog& bad) { return name(bad); }
std::string_view nameOf(NotNow notNow) { return notNowNames[static_cast<std::size_t>(notNow)]; }

} // namespace

std::string_view name(const Trouble& trouble) {
    return std::visit([](const auto& t) { return nameOf(t); }, trouble);
}

bool isBeyondOpening(const Trouble& trouble) {
    const auto* locked = std::get_if<Locked>(&trouble);
    return locked != nullptr && (locked->fault == StoreFault::Damaged || locked->fault == StoreFault::Unreadable ||
                                 locked->fault == StoreFault::NotEncrypted || locked->fault == StoreFault::Missing);
}

} // namespace aphelion
