#include "planetx/rules/sky.h"

#include <algorithm>

namespace planetx {

Object Sky::at(Sector sector) const {
    for (const Object object : placedObjects)
        if (has(of(object), sector))
            return object;
    return Object::Empty;
}

std::optional<Sky> skyOf(std::string_view letters) {
    const auto mode = std::ranges::find_if(
        bothModes, [&](Mode m) { return letters.size() == static_cast<std::size_t>(edition(m).ring.size); });
    if (mode == bothModes.end())
        return std::nullopt;
    Sky sky{.mode = *mode};
    Sector sector = 1;
    for (const char symbol : letters) {
        const auto object = objectOf(symbol);
        if (!object)
            return std::nullopt;
        sky.where[index(*object)] |= only(sector++);
    }
    return sky;
}

std::string letters(const Sky& sky) {
    std::string text;
    for (Sector sector = 1; sector <= edition(sky.mode).ring.size; ++sector)
        text += letter(sky.at(sector));
    return text;
}

bool spansDwarfBand(Ring ring, Sectors dwarfPlanets) {
    return ring.inBand(dwarfPlanets, 6) && !ring.inBand(dwarfPlanets, 5);
}

std::optional<Law> brokenLaw(const Sky& sky) {
    const Edition& e = edition(sky.mode);
    const Ring ring = e.ring;
    const Sectors asteroids = sky.of(Object::Asteroid);
    const Sectors dwarfPlanets = sky.of(Object::DwarfPlanet);
    if (!std::ranges::all_of(allObjects, [&](Object o) { return count(sky.of(o)) == e.of(o); }))
        return Law::Counts;
    if (sky.of(Object::Comet) & ~e.cometSectors)
        return Law::CometSectors;
    if (asteroids & ~ring.adjacent(asteroids))
        return Law::AsteroidPairs;
    if (sky.of(Object::GasCloud) & ~ring.adjacent(sky.of(Object::Empty)))
        return Law::GasNearEmpty;
    if (dwarfPlanets & ring.adjacent(sky.of(Object::PlanetX)))
        return Law::DwarfAwayFromX;
    if (sky.mode == Mode::Expert && !spansDwarfBand(ring, dwarfPlanets))
        return Law::DwarfBand;
    return std::nullopt;
}

} // namespace planetx
