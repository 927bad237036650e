#pragma once

#include "base/rng.h"
#include "deal/dealer.h"
#include "deal/oracle.h"
#include "deduction/evidence.h"
#include "support/plain.h"

namespace planetx {

inline Object anyOf(aphelion::Rng& random, std::span<const Object> objects) {
    return objects[random.next() % objects.size()];
}

// So many pieces of evidence that are true of a deal, of every kind.
inline std::vector<Evidence> trueEvidence(const Deal& deal, std::size_t pieces, aphelion::Rng& random) {
    const Ring ring = edition(deal.sky.mode).ring;
    const auto sector = [&] { return static_cast<Sector>(random.next() % static_cast<unsigned>(ring.size)) + 1; };
    std::vector<Evidence> known;
    while (known.size() < pieces) {
        const Sector at = sector();
        const Object object = anyOf(random, bodies);
        switch (random.next() % 6) {
        case 0:
            if (deal.sky.at(at) != object)
                known.emplace_back(Fact{at, object});
            break;
        case 1: known.emplace_back(Theory{at, deal.sky.at(at)}); break;
        case 2: known.emplace_back(Seen{at, appearance(deal.sky.at(at))}); break;
        case 3: {
            const Object counted = random.next() % 5 == 0 ? Object::Empty : object;
            const Arc arc = ring.arc(at, static_cast<int>(random.next() % static_cast<unsigned>(ring.size / 2)) + 1);
            Sectors there = deal.sky.of(counted);
            if (counted == Object::Empty)
                there |= deal.sky.of(Object::PlanetX);
            known.emplace_back(Counted{{counted, arc}, count(there & ring.sectors(arc))});
            break;
        }
        case 4:
            if (deal.clues)
                known.emplace_back(deal.clues->topics[random.next() % topicCount]);
            break;
        default:
            if (deal.clues)
                known.emplace_back(deal.clues->conferences[random.next() % deal.clues->conferences.size()]);
        }
    }
    return known;
}

// Whether a sky agrees, in the plainest way.
inline bool plainlyHolds(const Evidence& evidence, const Sky& sky) {
    const int sectors = edition(sky.mode).ring.size;
    const auto plain = plain::plainOf(sky);
    struct Test {
        const Sky& sky;
        const plain::PlainSky& plain;
        int sectors;
        bool operator()(const Fact& fact) const { return sky.at(fact.sector) != fact.isNot; }
        bool operator()(const Theory& theory) const { return sky.at(theory.sector) == theory.object; }
        bool operator()(const Seen& seen) const { return appearance(sky.at(seen.sector)) == seen.object; }
        bool operator()(const Counted& counted) const {
            return plain::survey(plain, sectors, counted.survey.object, counted.survey.arc) == counted.count;
        }
        bool operator()(const Clue& clue) const { return plain::holds(clue, plain, sectors); }
        bool operator()(const NotFound& failed) const {
            const Ring ring{sectors};
            return sky.at(failed.guess.sector) != Object::PlanetX ||
                   sky.at(ring.step(failed.guess.sector, -1)) != failed.guess.before ||
                   sky.at(ring.step(failed.guess.sector, 1)) != failed.guess.after;
        }
    };
    return std::visit(Test{sky, plain, sectors}, evidence);
}

} // namespace planetx
