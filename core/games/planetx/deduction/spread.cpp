#include "planetx/deduction/spread.h"

#include "planetx/deduction/guess.h"

#include <limits>

namespace planetx {

namespace {

// What a part adds to the number of Planet X's place (guess.h): by sector of X, then by index of the part.
std::vector<std::uint8_t> besideX(const PartTables& tables, Ring ring, Object object, int kind) {
    const auto placings = tables.of(object);
    std::vector<std::uint8_t> numbers(static_cast<std::size_t>(ring.size) * placings.size());
    for (Sector x = 1; x <= ring.size; ++x)
        for (std::size_t i = 0; i < placings.size(); ++i) {
            const int before = has(placings[i], ring.step(x, -1)) ? 4 * kind : 0;
            const int after = has(placings[i], ring.step(x, 1)) ? kind : 0;
            numbers[static_cast<std::size_t>(x - 1) * placings.size() + i] = static_cast<std::uint8_t>(before + after);
        }
    return numbers;
}

// The visible sectors of a set, moved together: the same few bits wherever the visible half is.
class Window {
public:
    explicit Window(Sectors visible) : m_visible(visible) {}

    std::size_t size() const { return std::size_t{1} << count(m_visible); }

    std::uint16_t through(Sectors set) const {
        std::uint16_t seen = 0;
        int bit = 0;
        forEach(m_visible, [&](Sector sector) { seen |= static_cast<std::uint16_t>(has(set, sector) << bit++); });
        return seen;
    }
    Sectors back(std::size_t seen) const {
        Sectors set = 0;
        int bit = 0;
        forEach(m_visible, [&](Sector sector) { set |= seen >> bit++ & 1 ? only(sector) : 0; });
        return set;
    }

private:
    Sectors m_visible;
};

} // namespace

Spread::Spread(const Candidates& candidates, Sectors visible, About about) : m_skies(candidates.size()) {
    if (about == About::Sky)
        count<false, std::uint32_t>(candidates, visible);
    else if (m_skies <= std::numeric_limits<std::uint16_t>::max())
        count<true, std::uint16_t>(candidates, visible); // half the memory, and as good
    else
        count<true, std::uint32_t>(candidates, visible);
}

template <bool withX, typename Count>
void Spread::count(const Candidates& candidates, Sectors visible) {
    const PartTables& tables = candidates.catalogue().tables();
    const Ring ring = edition(candidates.catalogue().mode()).ring;
    const Window window(visible);
    const std::size_t places = withX ? static_cast<std::size_t>(ring.size) * neighbourhoods : 1;
    m_byPlace.assign(places, 0);

    // By index of the part: what of it is seen through the window.
    std::array<std::vector<std::uint16_t>, parts> seen;
    for (const Object object : bodies)
        for (std::size_t i = 0; i < tables.size(partOf(object)); ++i)
            seen[static_cast<std::size_t>(partOf(object))].push_back(
                window.through(tables.of(object)[tables.placing(object, i)]));
    const auto comets = withX ? besideX(tables, ring, Object::Comet, 1) : std::vector<std::uint8_t>();
    const auto asteroids = withX ? besideX(tables, ring, Object::Asteroid, 2) : std::vector<std::uint8_t>();
    const auto gasClouds = withX ? besideX(tables, ring, Object::GasCloud, 3) : std::vector<std::uint8_t>();
    const std::size_t manyC = tables.of(Object::Comet).size();
    const std::size_t manyA = tables.of(Object::Asteroid).size();
    const std::size_t manyG = tables.of(Object::GasCloud).size();

    // By object: by what is seen of it, then by place.
    std::array<std::vector<Count>, surveyable.size()> counts;
    for (auto& ofObject : counts)
        ofObject.resize(window.size() * places);
    candidates.forEach([&, dSeen = seen[0].data(), aSeen = seen[1].data(), cSeen = seen[2].data(),
                        gSeen = seen[3].data(), dCount = counts[index(Object::DwarfPlanet)].data(),
                        aCount = counts[index(Object::Asteroid)].data(), cCount = counts[index(Object::Comet)].data(),
                        gCount = counts[index(Object::GasCloud)].data(), eCount = counts[index(Object::Empty)].data(),
                        byPlace = m_byPlace.data()](SkyId id) {
        const std::size_t d = partIndex(id, Part::DwarfsAndX);
        const std::size_t a = partIndex(id, Part::Asteroids);
        const std::size_t c = partIndex(id, Part::Comets);
        const std::size_t g = partIndex(id, Part::GasClouds);
        const auto placeOfX = [&]() -> std::size_t {
            const std::size_t x = tables.planetXPlacing[d];
            return x * neighbourhoods + comets[x * manyC + c] + asteroids[x * manyA + a] + gasClouds[x * manyG + g];
        };
        const std::size_t place = withX ? placeOfX() : 0;
        ++byPlace[place];
        ++dCount[dSeen[d] * places + place];
        ++aCount[aSeen[a] * places + place];
        ++cCount[cSeen[c] * places + place];
        ++gCount[gSeen[g] * places + place];
        ++eCount[(dSeen[d] | aSeen[a] | cSeen[c] | gSeen[g]) * places + place]; // what is taken; the rest appears empty
    });
    for (const Object object : surveyable)
        for (std::size_t i = 0; i < counts[index(object)].size(); ++i)
            if (const Count skies = counts[index(object)][i]; skies != 0) {
                const Sectors sectors = window.back(i / places);
                m_cells[index(object)].push_back({object == Object::Empty ? visible & ~sectors : sectors,
                                                  static_cast<std::uint16_t>(i % places), skies});
            }
}

} // namespace planetx
