#include "planetx/catalogue/catalogue.h"

namespace planetx {

namespace {

// All sets of `size` sectors out of `among`, in ascending order of their sectors.
template <typename Visit>
void forEachSubset(Sectors among, int size, Visit visit, Sectors chosen = 0) {
    if (size == 0) {
        visit(chosen);
        return;
    }
    while (among != 0) {
        const Sectors next = among & (~among + 1);
        among ^= next;
        forEachSubset(among, size - 1, visit, chosen | next);
    }
}

template <typename Legal>
std::vector<Sectors> subsets(Sectors among, int size, Legal legal) {
    std::vector<Sectors> found;
    forEachSubset(among, size, [&](Sectors set) {
        if (legal(set))
            found.push_back(set);
    });
    return found;
}

} // namespace

PartTables::PartTables(Mode mode) {
    const Edition& e = edition(mode);
    const Ring ring = e.ring;
    const auto any = [](Sectors) { return true; };
    const auto place = [&](Object object, Sectors among, auto legal) {
        placings[index(object)] = subsets(among, e.of(object), legal);
    };
    place(Object::Comet, e.cometSectors, any);
    place(Object::Asteroid, ring.all(), [&](Sectors set) { return (set & ~ring.adjacent(set)) == 0; });
    place(Object::DwarfPlanet, ring.all(),
          [&](Sectors set) { return mode == Mode::Standard || spansDwarfBand(ring, set); });
    place(Object::GasCloud, ring.all(), any);
    place(Object::PlanetX, ring.all(), any);
    for (std::size_t d = 0; d < of(Object::DwarfPlanet).size(); ++d)
        for (std::size_t x = 0; x < of(Object::PlanetX).size(); ++x) {
            const Sectors dwarfs = of(Object::DwarfPlanet)[d];
            if (of(Object::PlanetX)[x] & (dwarfs | ring.adjacent(dwarfs)))
                continue;
            dwarfPlacing.push_back(static_cast<std::uint16_t>(d));
            planetXPlacing.push_back(static_cast<std::uint16_t>(x));
        }
}

std::size_t PartTables::size(Part part) const {
    switch (part) {
    case Part::DwarfsAndX: return dwarfPlacing.size();
    case Part::Asteroids: return of(Object::Asteroid).size();
    case Part::Comets: return of(Object::Comet).size();
    case Part::GasClouds: return of(Object::GasCloud).size();
    }
    return 0;
}

} // namespace planetx
