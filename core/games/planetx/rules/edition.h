#pragma once

#include "planetx/rules/object.h"
#include "planetx/rules/ring.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace planetx {

enum class Mode : std::uint8_t { Standard, Expert };

inline constexpr std::array bothModes{Mode::Standard, Mode::Expert};

// The numbers in which the two modes differ, and the positions printed on the board.
struct Edition {
    Mode mode;
    Ring ring;
    std::array<int, 6> count; // how many sectors hold each Object
    Sectors cometSectors;     // where comets can be
    int theoryLimit;          // theories a player may submit in one theory phase
    int dwarfPlanetPoints;    // for a correct dwarf planet theory
    Sectors theoryIcons;      // entering one of these begins a theory phase
    std::array<Sector, 2> conferenceIcons;
    int conferences; // how many of the icons above are used

    constexpr int of(Object object) const { return count[index(object)]; }
    constexpr int visibleSectors() const { return ring.size / 2; }

    // Whether the object can be there: comets are in comet sectors only.
    constexpr bool canHold(Sector sector, Object object) const {
        return object != Object::Comet || has(cometSectors, sector);
    }

    // Theory tokens a player starts with: as many as there are such objects.
    constexpr int tokens(Object object) const { return isBody(object) ? of(object) : 0; }

    // The conference whose icon is printed in this sector.
    constexpr std::optional<int> conferenceAt(Sector sector) const {
        for (int conference = 0; conference < conferences; ++conference)
            if (conferenceIcons[static_cast<std::size_t>(conference)] == sector)
                return conference;
        return std::nullopt;
    }
};

const Edition& edition(Mode mode);

std::string_view name(Mode mode);

std::optional<Mode> modeOf(std::string_view name);

inline constexpr int maxPlayers = 4;
inline constexpr int targetTokens = 2;
inline constexpr int topics = 6;
inline constexpr int innerSpace = 3; // of the peer review track; the outer space is 0

} // namespace planetx
