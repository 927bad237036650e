#pragma once

#include "planetx/rules/edition.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace planetx {

// What is in every sector: one set of sectors per object, together the whole ring.
struct Sky {
    Mode mode = Mode::Standard;
    std::array<Sectors, 6> where{};

    Sectors of(Object object) const { return where[index(object)]; }
    Object at(Sector sector) const;
    bool operator==(const Sky&) const = default;
};

// A letter per sector from sector 1; the length gives the mode. Nothing for any other text.
std::optional<Sky> skyOf(std::string_view letters);

std::string letters(const Sky& sky);

// The laws every sky obeys.
enum class Law : std::uint8_t {
    Counts,         // each object occurs as often as the mode says
    CometSectors,   // every comet is in a comet sector
    AsteroidPairs,  // every asteroid is adjacent to another asteroid
    GasNearEmpty,   // every gas cloud is adjacent to a truly empty sector
    DwarfAwayFromX, // no dwarf planet is adjacent to Planet X
    DwarfBand,      // Expert: the dwarf planets span a band of exactly six sectors
};

// The first law that the sky breaks, if any.
std::optional<Law> brokenLaw(const Sky& sky);

// Whether the dwarf planets lie in a band of exactly six sectors with one at both ends.
bool spansDwarfBand(Ring ring, Sectors dwarfPlanets);

} // namespace planetx
