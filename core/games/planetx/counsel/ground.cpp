#include "planetx/counsel/ground.h"

#include "planetx/counsel/places.h"

namespace planetx {

namespace {

bool isShown(const Edition& e, std::span<const Evidence> pieces, std::span<const NeededLaw> laws) {
    Places places = placesOf(e, pieces, laws);
    for (Places before; places != before;) {
        before = places;
        lookAround(places, e, laws);
        if (isWrong(places, e, laws))
            return true;
    }
    return false;
}

// Those first that people should rather not be bothered with.
std::vector<NeededLaw> allLaws(Mode mode) {
    std::vector<NeededLaw> all{{Law::GasNearEmpty, {}}, {Law::AsteroidPairs, {}}, {Law::DwarfAwayFromX, {}}};
    if (mode == Mode::Expert)
        all.push_back({Law::DwarfBand, {}});
    for (const Object object :
         {Object::Empty, Object::GasCloud, Object::Asteroid, Object::Comet, Object::DwarfPlanet, Object::PlanetX})
        all.push_back({Law::Counts, object});
    all.push_back({Law::CometSectors, {}});
    return all;
}

} // namespace

Ground groundOf(Mode mode, std::span<const Evidence> pieces) {
    const Edition& e = edition(mode);
    std::vector<NeededLaw> laws = allLaws(mode);
    if (!isShown(e, pieces, laws))
        return std::nullopt;
    for (std::size_t i = 0; i < laws.size();) {
        std::vector<NeededLaw> fewer = laws;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (isShown(e, pieces, fewer))
            laws = std::move(fewer);
        else
            ++i;
    }
    return laws;
}

} // namespace planetx
