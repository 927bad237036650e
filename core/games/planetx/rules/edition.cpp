#include "planetx/rules/edition.h"

#include <algorithm>

#include <initializer_list>

namespace planetx {

namespace {

constexpr Sectors setOf(std::initializer_list<Sector> sectors) {
    Sectors set = 0;
    for (const Sector sector : sectors)
        set |= only(sector);
    return set;
}

constexpr Edition standard{
    .mode = Mode::Standard,
    .ring = {12},
    .count = {2, 4, 1, 2, 2, 1},
    .cometSectors = setOf({2, 3, 5, 7, 11}),
    .theoryLimit = 1,
    .dwarfPlanetPoints = 4,
    .theoryIcons = setOf({3, 6, 9, 12}),
    .conferenceIcons = {10},
    .conferences = 1,
};

constexpr Edition expert{
    .mode = Mode::Expert,
    .ring = {18},
    .count = {2, 4, 4, 2, 5, 1},
    .cometSectors = setOf({2, 3, 5, 7, 11, 13, 17}),
    .theoryLimit = 2,
    .dwarfPlanetPoints = 2,
    .theoryIcons = setOf({3, 6, 9, 12, 15, 18}),
    .conferenceIcons = {7, 16},
    .conferences = 2,
};

} // namespace

const Edition& edition(Mode mode) { return mode == Mode::Standard ? standard : expert; }

std::string_view name(Mode mode) { return mode == Mode::Standard ? "standard" : "expert"; }

std::optional<Mode> modeOf(std::string_view wanted) {
    const auto found = std::ranges::find(bothModes, wanted, [](Mode mode) { return name(mode); });
    return found == bothModes.end() ? std::nullopt : std::optional(*found);
}

} // namespace planetx
