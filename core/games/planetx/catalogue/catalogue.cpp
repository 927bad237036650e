#include "planetx/catalogue/catalogue.h"

#include <algorithm>

namespace planetx {

namespace {

// The gas clouds that fit into the sectors left free by everything else, remembered per set of free sectors:
// the same few thousand sets come back for all the million skies.
class GasCloudsByRoom {
public:
    explicit GasCloudsByRoom(Ring ring) : m_ring(ring), m_listOf(std::size_t{1} << ring.size) {}

    // Their indices in the table of placings, ascending.
    std::span<const std::uint8_t> fitting(Sectors free) {
        std::uint16_t& list = m_listOf[free];
        if (list == 0)
            list = add(free);
        return std::span(m_indices).subspan(m_ends[list - 1U], m_ends[list] - m_ends[list - 1U]);
    }

private:
    std::uint16_t add(Sectors free) {
        forEach(free, [&](Sector one) {
            forEach(free & ~((only(one) << 1) - 1), [&](Sector two) {
                const Sectors clouds = only(one) | only(two);
                if ((clouds & ~m_ring.adjacent(free & ~clouds)) == 0)
                    m_indices.push_back(pairIndex(one, two));
            });
        });
        m_ends.push_back(static_cast<std::uint32_t>(m_indices.size()));
        return static_cast<std::uint16_t>(m_ends.size() - 1);
    }

    // The pair's place in the table of gas clouds, which lists all pairs of sectors in ascending order.
    std::uint8_t pairIndex(Sector one, Sector two) const {
        const int earlier = (one - 1) * (2 * m_ring.size - one) / 2;
        return static_cast<std::uint8_t>(earlier + two - one - 1);
    }

    Ring m_ring;
    std::vector<std::uint16_t> m_listOf;  // by set of free sectors: the number of its list, 0 for none yet
    std::vector<std::uint32_t> m_ends{0}; // by number: where a list ends; it begins where the one before ends
    std::vector<std::uint8_t> m_indices;
};

constexpr SkyId field(Part part, std::size_t index) {
    return static_cast<SkyId>(index) << fields[static_cast<std::size_t>(part)].shift;
}

// Calls visit(id so far, free sectors) for every placing of everything but the gas clouds, in order of id.
template <typename Visit>
void forEachRoom(const PartTables& tables, Ring ring, Visit visit) {
    const auto asteroids = tables.of(Object::Asteroid);
    const auto comets = tables.of(Object::Comet);
    for (std::size_t d = 0; d < tables.size(Part::DwarfsAndX); ++d) {
        const SkyId dwarfs = field(Part::DwarfsAndX, d);
        const Sectors taken = tables.where(dwarfs, Object::DwarfPlanet) | tables.where(dwarfs, Object::PlanetX);
        for (std::size_t a = 0; a < asteroids.size(); ++a) {
            if (asteroids[a] & taken)
                continue;
            const Sectors free = ring.all() & ~taken & ~asteroids[a];
            for (std::size_t c = 0; c < comets.size(); ++c)
                if ((comets[c] & ~free) == 0)
                    visit(dwarfs | field(Part::Asteroids, a) | field(Part::Comets, c), free & ~comets[c]);
        }
    }
}

std::vector<SkyId> allSkies(const PartTables& tables, Ring ring) {
    GasCloudsByRoom gasClouds(ring);
    std::size_t total = 0;
    forEachRoom(tables, ring, [&](SkyId, Sectors free) { total += gasClouds.fitting(free).size(); });
    std::vector<SkyId> ids(total);
    SkyId* next = ids.data();
    forEachRoom(tables, ring, [&](SkyId room, Sectors free) {
        for (const std::uint8_t gas : gasClouds.fitting(free))
            *next++ = room | gas;
    });
    return ids;
}

// Whether this part of the id is as in the sky.
bool agrees(const PartTables& tables, SkyId id, Part part, const Sky& sky) {
    return std::ranges::all_of(placedObjects, [&](Object object) {
        return partOf(object) != part || tables.where(id, object) == sky.of(object);
    });
}

} // namespace

Catalogue::Catalogue(Mode mode) : m_mode(mode), m_tables(mode), m_ids(allSkies(m_tables, edition(mode).ring)) {}

Sky Catalogue::skyOf(SkyId id) const {
    Sky sky{m_mode, {}};
    Sectors free = edition(m_mode).ring.all();
    for (const Object object : placedObjects) {
        sky.where[index(object)] = m_tables.where(id, object);
        free &= ~sky.of(object);
    }
    sky.where[index(Object::Empty)] = free;
    return sky;
}

std::optional<std::size_t> Catalogue::rank(const Sky& sky) const {
    if (sky.mode != m_mode || brokenLaw(sky))
        return std::nullopt;
    SkyId id = 0;
    for (std::size_t p = 0; p < parts; ++p) {
        const auto part = static_cast<Part>(p);
        std::size_t i = 0;
        while (!agrees(m_tables, field(part, i), part, sky))
            ++i;
        id |= field(part, i);
    }
    return static_cast<std::size_t>(std::ranges::lower_bound(m_ids, id) - m_ids.begin());
}

} // namespace planetx
