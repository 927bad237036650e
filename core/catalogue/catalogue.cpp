#include "catalogue/catalogue.h"

#include <algorithm>

namespace planetx {

namespace {

// Lists of small numbers, one per set of sectors, each made when it is first asked for: the same few
// thousand sets of free sectors come back for all the million skies.
template <typename Number>
class ListBySectors {
public:
    explicit ListBySectors(Ring ring) : m_listOf(std::size_t{1} << ring.size, unknown) {}

    // make(sectors, append) says what belongs into a list that is not there yet.
    template <typename Make>
    std::span<const Number> of(Sectors sectors, Make make) {
        auto& list = m_listOf[sectors];
        if (list == unknown) {
            list = static_cast<std::uint16_t>(m_ends.size());
            m_ends.push_back(m_ends.back());
            make(sectors, [&](Number number) { m_numbers.push_back(number); });
            m_ends.back() = static_cast<std::uint32_t>(m_numbers.size());
        }
        return std::span(m_numbers).subspan(m_ends[list - 1u], m_ends[list] - m_ends[list - 1u]);
    }

private:
    static constexpr std::uint16_t unknown = 0;

    std::vector<std::uint16_t> m_listOf;
    std::vector<std::uint32_t> m_ends{0}; // where each list ends; it begins where the one before ends
    std::vector<Number> m_numbers;
};

constexpr SkyId field(Part part, std::size_t index) {
    return static_cast<SkyId>(index) << fields[static_cast<std::size_t>(part)].shift;
}

// All legal ways to fill the sectors that dwarf planets, Planet X and asteroids leave free:
// the comets' and gas clouds' fields of the ids, ascending.
class Fillings {
public:
    Fillings(const PartTables& tables, Ring ring)
        : m_comets(tables.of(Object::Comet)), m_ring(ring), m_gasClouds(ring), m_fillings(ring) {}

    std::span<const std::uint16_t> of(Sectors free) {
        return m_fillings.of(free, [this](Sectors room, auto append) {
            for (std::size_t c = 0; c < m_comets.size(); ++c)
                if ((m_comets[c] & ~room) == 0)
                    for (const std::uint8_t g : gasCloudsIn(room & ~m_comets[c]))
                        append(static_cast<std::uint16_t>(field(Part::Comets, c) | g));
        });
    }

private:
    std::span<const std::uint8_t> gasCloudsIn(Sectors free) {
        return m_gasClouds.of(free, [this](Sectors room, auto append) {
            forEach(room, [&](Sector one) {
                forEach(room & ~((only(one) << 1) - 1), [&](Sector two) {
                    const Sectors clouds = only(one) | only(two);
                    if ((clouds & ~m_ring.adjacent(room & ~clouds)) == 0)
                        append(pairIndex(one, two));
                });
            });
        });
    }

    // The pair's place in the table of gas clouds, which lists all pairs of sectors in ascending order.
    std::uint8_t pairIndex(Sector one, Sector two) const {
        const int earlier = (one - 1) * (2 * m_ring.size - one) / 2;
        return static_cast<std::uint8_t>(earlier + two - one - 1);
    }

    std::span<const Sectors> m_comets;
    Ring m_ring;
    ListBySectors<std::uint8_t> m_gasClouds;
    ListBySectors<std::uint16_t> m_fillings;
};

// Calls visit(id so far, free sectors) for every placing of dwarf planets, Planet X and asteroids, in order of id.
template <typename Visit>
void forEachOutline(const PartTables& tables, Ring ring, Visit visit) {
    const auto asteroids = tables.of(Object::Asteroid);
    for (std::size_t d = 0; d < tables.size(Part::DwarfsAndX); ++d) {
        const SkyId id = field(Part::DwarfsAndX, d);
        const Sectors free = ring.all() & ~tables.where(id, Object::DwarfPlanet) & ~tables.where(id, Object::PlanetX);
        for (std::size_t a = 0; a < asteroids.size(); ++a)
            if ((asteroids[a] & ~free) == 0)
                visit(id | field(Part::Asteroids, a), free & ~asteroids[a]);
    }
}

std::vector<SkyId> allSkies(const PartTables& tables, Ring ring) {
    Fillings fillings(tables, ring);
    std::size_t total = 0;
    forEachOutline(tables, ring, [&](SkyId, Sectors free) { total += fillings.of(free).size(); });
    std::vector<SkyId> ids(total);
    SkyId* next = ids.data();
    forEachOutline(tables, ring, [&](SkyId outline, Sectors free) {
        for (const std::uint16_t filling : fillings.of(free))
            *next++ = outline | filling;
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

Catalogue::Catalogue(Mode mode)
    : m_mode(mode), m_tables(mode), m_ids(allSkies(m_tables, edition(mode).ring)) {}

Sky Catalogue::sky(std::size_t rank) const {
    Sky sky{m_mode, {}};
    Sectors free = edition(m_mode).ring.all();
    for (const Object object : placedObjects) {
        sky.where[index(object)] = m_tables.where(m_ids[rank], object);
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
