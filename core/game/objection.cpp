#include "game/objection.h"

#include <array>

namespace aphelion {

namespace {

constexpr std::array<std::string_view, 8> faultNames{"NewerVersion", "BadEvent",     "NotTheirs",   "WrongSeals",
                                                     "WrongOpening", "WrongVerdict", "NeverOpened", "TooMuch"};

std::string_view nameOf(EntryFault fault) { return fault == EntryFault::NewerVersion ? "NewerVersion" : "Broken"; }
std::string_view nameOf(LogFault fault) { return name(fault); }
std::string_view nameOf(const Objection& objection) { return name(objection); }

} // namespace

std::string_view name(const Objection& objection) {
    if (const auto* refused = std::get_if<Refused>(&objection))
        return refused->why;
    return faultNames[static_cast<std::size_t>(std::get<MoveFault>(objection))];
}

std::string_view name(const BadLog& bad) {
    return std::visit([](const auto& why) { return nameOf(why); }, bad.why);
}

} // namespace aphelion
