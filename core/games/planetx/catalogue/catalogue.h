#pragma once

#include "planetx/rules/sky.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace planetx {

// A legal sky in 32 bits: the indices of its four parts in the catalogue's tables.
using SkyId = std::uint32_t;

// A sky's parts. The dwarf planets and Planet X are one part because a law ties them together.
enum class Part : std::uint8_t { DwarfsAndX, Asteroids, Comets, GasClouds };

inline constexpr std::size_t parts = 4;

// Where a part's index stands in a SkyId: highest first in the order of Part, so that sorting by id
// sorts by dwarf planets and X, then asteroids, then comets, then gas clouds.
struct Field {
    int shift;
    SkyId mask;
};

inline constexpr std::array<Field, parts> fields{{{21, 0x7ff}, {13, 0xff}, {8, 0x1f}, {0, 0xff}}};

constexpr std::size_t partIndex(SkyId id, Part part) {
    const Field field = fields[static_cast<std::size_t>(part)];
    return (id >> field.shift) & field.mask;
}

// The part of a sky that tells where this object is. Empty sectors are what all parts leave over.
constexpr Part partOf(Object object) {
    switch (object) {
    case Object::Comet: return Part::Comets;
    case Object::Asteroid: return Part::Asteroids;
    case Object::GasCloud: return Part::GasClouds;
    case Object::DwarfPlanet:
    case Object::PlanetX:
    case Object::Empty: break;
    }
    return Part::DwarfsAndX;
}

// Every legal way to place each object, and which of them a part's index stands for.
struct PartTables {
    explicit PartTables(Mode mode);

    // The ways to place an object, all different. None for Empty: that is what the others leave over.
    std::array<std::vector<Sectors>, 6> placings;

    // The part DwarfsAndX lists pairs of placings; the other parts' indices are those of their only object.
    std::vector<std::uint16_t> dwarfPlacing;
    std::vector<std::uint16_t> planetXPlacing;

    std::span<const Sectors> of(Object object) const { return placings[index(object)]; }

    std::size_t size(Part part) const;

    // Which placing of the object a part's index stands for.
    std::size_t placing(Object object, std::size_t partIndex) const {
        if (object == Object::DwarfPlanet)
            return dwarfPlacing[partIndex];
        return object == Object::PlanetX ? planetXPlacing[partIndex] : partIndex;
    }

    // Where the object is in this sky.
    Sectors where(SkyId id, Object object) const { return of(object)[placing(object, partIndex(id, partOf(object)))]; }
};

// All legal skies of a mode, sorted by id. A sky's rank is its place in this list; both stay the same for ever,
// because game codes are dealt from them.
class Catalogue {
public:
    explicit Catalogue(Mode mode);

    Mode mode() const { return m_mode; }
    std::size_t size() const { return m_ids.size(); }
    std::span<const SkyId> ids() const { return m_ids; }
    const PartTables& tables() const { return m_tables; }

    Sky sky(std::size_t rank) const { return skyOf(m_ids[rank]); }
    Sky skyOf(SkyId id) const;
    std::optional<std::size_t> rank(const Sky& sky) const;

private:
    Mode m_mode;
    PartTables m_tables;
    std::vector<SkyId> m_ids;
};

} // namespace planetx
