#include "support/plain.h"

#include <algorithm>
#include <functional>

namespace planetx::plain {

namespace {

class Search {
public:
    explicit Search(Mode mode) : m_edition(edition(mode)), m_left(m_edition.count) {}

    std::vector<PlainSky> run() {
        place(0);
        return std::move(m_found);
    }

private:
    void place(std::size_t at) {
        if (at == static_cast<std::size_t>(m_edition.ring.size)) {
            if (isLegal())
                m_found.push_back(m_sky);
            return;
        }
        for (const Object object : allObjects) {
            if (m_left[index(object)] == 0 || !fits(at, object))
                continue;
            m_sky[at] = object;
            --m_left[index(object)];
            place(at + 1);
            ++m_left[index(object)];
        }
    }

    bool fits(std::size_t at, Object object) const {
        if (object == Object::Comet && !has(m_edition.cometSectors, static_cast<Sector>(at) + 1))
            return false;
        if (at == 0)
            return true;
        const Object before = m_sky[at - 1];
        if ((object == Object::DwarfPlanet && before == Object::PlanetX) ||
            (object == Object::PlanetX && before == Object::DwarfPlanet))
            return false;
        if (at == 1)
            return true;
        const auto alone = [&](Object lonely, Object company) {
            return before == lonely && object != company && m_sky[at - 2] != company;
        };
        return !alone(Object::Asteroid, Object::Asteroid) && !alone(Object::GasCloud, Object::Empty);
    }

    // The laws that reach around the ring or over many sectors.
    bool isLegal() const {
        Sky sky{m_edition.mode, {}};
        for (int i = 0; i < m_edition.ring.size; ++i)
            sky.where[index(m_sky[static_cast<std::size_t>(i)])] |= only(i + 1);
        return !brokenLaw(sky);
    }

    const Edition& m_edition;
    std::array<int, 6> m_left;
    PlainSky m_sky{};
    std::vector<PlainSky> m_found;
};

std::vector<int> placesOf(const PlainSky& sky, int sectors, Object object) {
    std::vector<int> places;
    for (int i = 0; i < sectors; ++i)
        if (sky[static_cast<std::size_t>(i)] == object)
            places.push_back(i);
    return places;
}

int distance(int a, int b, int sectors) {
    const int straight = std::abs(a - b);
    return std::min(straight, sectors - straight);
}

bool inBand(const std::vector<int>& places, int n, int sectors) {
    for (int start = 0; start < sectors; ++start)
        if (std::ranges::all_of(places, [&](int place) { return (place - start + sectors) % sectors < n; }))
            return true;
    return false;
}

// How many follow each other at the most.
int longestRun(const std::vector<int>& places, int sectors) {
    int longest = 0;
    for (const int start : places) {
        int length = 0;
        while (length < sectors && std::ranges::count(places, (start + length) % sectors) != 0)
            ++length;
        longest = std::max(longest, length);
    }
    return longest;
}

} // namespace

std::vector<PlainSky> allSkies(Mode mode) { return Search(mode).run(); }

int survey(const PlainSky& sky, int sectors, Object object, Arc arc) {
    int found = 0;
    for (int i = arc.from - 1;; i = (i + 1) % sectors) {
        if (appearance(sky[static_cast<std::size_t>(i)]) == object)
            ++found;
        if (i == arc.to - 1)
            return found;
    }
}

bool holds(const Clue& clue, const PlainSky& sky, int sectors) {
    const auto xs = placesOf(sky, sectors, clue.x);
    auto ys = clue.y ? placesOf(sky, sectors, *clue.y) : std::vector<int>();
    const auto countNear = [&](const std::function<bool(int)>& isNear) {
        return std::ranges::count_if(xs, [&](int x) {
            return std::ranges::any_of(ys, [&](int y) { return x != y && isNear(distance(x, y, sectors)); });
        });
    };
    const auto adjacent = [](int d) { return d == 1; };
    const auto opposite = [&](int d) { return d == sectors / 2; };
    const auto within = [&](int d) { return d <= clue.n; };
    switch (clue.kind) {
    case ClueKind::SomeAdjacent: return countNear(adjacent) > 0;
    case ClueKind::NoneAdjacent:
    case ClueKind::NotAdjacent: return countNear(adjacent) == 0;
    case ClueKind::EveryAdjacent: return countNear(adjacent) == std::ssize(xs);
    case ClueKind::SomeOpposite: return countNear(opposite) > 0;
    case ClueKind::NoneOpposite:
    case ClueKind::NotOpposite: return countNear(opposite) == 0;
    case ClueKind::EveryOpposite: return countNear(opposite) == std::ssize(xs);
    case ClueKind::EveryWithin:
    case ClueKind::Within: return countNear(within) == std::ssize(xs);
    case ClueKind::NoneWithin:
    case ClueKind::NotWithin: return countNear(within) == 0;
    case ClueKind::Band: return inBand(xs, clue.n, sectors);
    case ClueKind::BandOfTwo: ys.insert(ys.end(), xs.begin(), xs.end()); return inBand(ys, clue.n, sectors);
    case ClueKind::Consecutive: return longestRun(xs, sectors) == std::ssize(xs);
    case ClueKind::RunOf: return longestRun(xs, sectors) >= clue.n;
    }
    return false;
}

PlainSky plainOf(const Sky& sky) {
    PlainSky plain{};
    for (Sector sector = 1; sector <= edition(sky.mode).ring.size; ++sector)
        plain[static_cast<std::size_t>(sector - 1)] = sky.at(sector);
    return plain;
}

} // namespace planetx::plain
