#include "session/trouble.h"

#include <array>

namespace planetx {

namespace {

constexpr std::array<std::string_view, 9> noteNames{"BadSector", "NoSuchCell",    "BadOrigin",
                                                    "BadFact",   "BadText",       "NothingChanges",
                                                    "NoWhatIf",  "NothingToUndo", "NothingToRedo"};
constexpr std::array<std::string_view, 11> notNowNames{"NoTable",   "NobodyHere",  "NotYourSeat", "NotTheHost",
                                                       "BadSetup",  "StillAsking", "HostAway",    "CarriedOn",
                                                       "NotLinked", "NotPossible", "OldTable"};

std::string_view nameOf(Refusal refusal) { return name(refusal); }
std::string_view nameOf(NoteRefusal refusal) { return noteNames[static_cast<std::size_t>(refusal)]; }
std::string_view nameOf(aphelion::StoreFault fault) { return aphelion::name(fault); }
std::string_view nameOf(const aphelion::Locked& locked) { return aphelion::name(locked.fault); }
std::string_view nameOf(const BadLog& bad) { return name(bad); }
std::string_view nameOf(NotNow notNow) { return notNowNames[static_cast<std::size_t>(notNow)]; }

} // namespace

std::string_view name(const Trouble& trouble) {
    return std::visit([](const auto& t) { return nameOf(t); }, trouble);
}

bool isBeyondOpening(const Trouble& trouble) {
    using aphelion::StoreFault;
    const auto* locked = std::get_if<aphelion::Locked>(&trouble);
    return locked != nullptr && (locked->fault == StoreFault::Damaged || locked->fault == StoreFault::Unreadable ||
                                 locked->fault == StoreFault::NotEncrypted || locked->fault == StoreFault::Missing);
}

} // namespace planetx
