#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace planetx {

// What a sector holds.
enum class Object : std::uint8_t { Comet, Asteroid, DwarfPlanet, GasCloud, Empty, PlanetX };

inline constexpr std::array allObjects{Object::Comet,    Object::Asteroid, Object::DwarfPlanet,
                                       Object::GasCloud, Object::Empty,    Object::PlanetX};

// The objects that theories, topics and starting facts are about.
inline constexpr std::array bodies{Object::Comet, Object::Asteroid, Object::DwarfPlanet, Object::GasCloud};

// The objects that are put somewhere; what they leave over is empty.
inline constexpr std::array placedObjects{Object::Comet, Object::Asteroid, Object::DwarfPlanet, Object::GasCloud,
                                          Object::PlanetX};

constexpr std::size_t index(Object object) { return static_cast<std::size_t>(object); }

constexpr bool isBody(Object object) { return object != Object::Empty && object != Object::PlanetX; }

// Planet X hides from surveys and targets: its sector appears empty.
constexpr Object appearance(Object object) { return object == Object::PlanetX ? Object::Empty : object; }

constexpr char letter(Object object) { return "CADGEX"[index(object)]; }

constexpr std::optional<Object> objectOf(char symbol) {
    for (const Object object : allObjects)
        if (letter(object) == symbol)
            return object;
    return std::nullopt;
}

} // namespace planetx
