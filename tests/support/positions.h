#pragma once

#include "base/rng.h"
#include "planetx/deal/dealer.h"
#include "planetx/deduction/evidence.h"
#include "support/plain.h"

#include <algorithm>

namespace planetx {

// What players may know of dealt games.

inline int countOf(const Sky& sky, const Survey& survey) {
    int found = 0;
    forEach(edition(sky.mode).ring.sectors(survey.arc),
            [&](Sector sector) { found += appearance(sky.at(sector)) == survey.object ? 1 : 0; });
    return found;
}

// Whether a sky agrees, in the plainest way.
struct Agrees {
    const Sky& sky;

    bool operator()(const Fact& fact) const { return sky.at(fact.sector) != fact.isNot; }
    bool operator()(const Theory& theory) const { return sky.at(theory.sector) == theory.object; }
    bool operator()(const Seen& seen) const { return appearance(sky.at(seen.sector)) == seen.object; }
    bool operator()(const Counted& counted) const { return countOf(sky, counted.survey) == counted.count; }
    bool operator()(const Clue& clue) const {
        return plain::holds(clue, plain::plainOf(sky), edition(sky.mode).ring.size);
    }
    bool operator()(const NotFound& failed) const {
        const Ring ring = edition(sky.mode).ring;
        const auto& [sector, before, after] = failed.guess;
        return sky.at(sector) != Object::PlanetX || sky.at(ring.step(sector, -1)) != before ||
               sky.at(ring.step(sector, 1)) != after;
    }
};

template <typename Statement> // Evidence or a Claim
bool agrees(const Sky& sky, const Statement& statement) {
    return std::visit(Agrees{sky}, statement);
}

inline Sector anySector(Mode mode, aphelion::Rng& rng) {
    return static_cast<Sector>(rng.below(static_cast<std::uint64_t>(edition(mode).ring.size))) + 1;
}

inline Claim anyClaim(Mode mode, aphelion::Rng& rng) {
    const Sector sector = anySector(mode, rng);
    const Object object = rng.pick(allObjects);
    return rng.below(3) == 0 ? Claim(Theory{sector, object}) : Claim(Fact{sector, object});
}

inline Counted anySurvey(const Sky& sky, aphelion::Rng& rng) {
    const Edition& e = edition(sky.mode);
    const auto length = static_cast<int>(rng.below(static_cast<std::uint64_t>(e.visibleSectors()))) + 1;
    const Survey survey{allObjects[rng.below(5)], e.ring.arc(anySector(sky.mode, rng), length)};
    return {survey, countOf(sky, survey)};
}

// So much of what a player can know in this game, in any order.
inline std::vector<Evidence> known(const Deal& deal, std::size_t pieces, aphelion::Rng& rng) {
    const Mode mode = deal.sky.mode;
    std::vector<Evidence> all;
    std::ranges::copy(rng.pick(deal.start), std::back_inserter(all));
    std::ranges::copy(deal.clues->topics, std::back_inserter(all));
    std::ranges::copy(deal.clues->conferences, std::back_inserter(all));
    for (int i = 0; i < 12; ++i)
        all.emplace_back(anySurvey(deal.sky, rng));
    for (int i = 0; i < targetTokens; ++i) {
        const Sector sector = anySector(mode, rng);
        all.emplace_back(Seen{sector, appearance(deal.sky.at(sector))});
    }
    for (int i = 0; i < 3; ++i) {
        const Theory theory{anySector(mode, rng), rng.pick(bodies)};
        all.push_back(agrees(deal.sky, Evidence(theory)) ? Evidence(theory) : Fact{theory.sector, theory.object});
    }
    const NotFound failed{{anySector(mode, rng), rng.pick(allObjects), rng.pick(allObjects)}};
    if (agrees(deal.sky, Evidence(failed)))
        all.emplace_back(failed);
    rng.shuffle(all);
    all.resize(std::min(pieces, all.size()));
    return all;
}

inline Deal anyDeal(const Dealer& dealer, aphelion::Rng& rng) {
    return dealer.deal(GameCode(dealer.catalogue().mode(), rng.next()));
}

} // namespace planetx
