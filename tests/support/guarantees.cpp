#include "support/guarantees.h"

#include "planetx/catalogue/filter.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace planetx {

namespace {

constexpr double closeEnough = 1e-9;

std::string text(const Title& title) {
    return std::string(1, letter(title.subject)) + (title.other ? std::string(1, letter(*title.other)) : "");
}

// How many places Planet X could have, where everything else is known as it appears.
int placesForX(const Sky& sky, const Clues& clues) {
    int places = 0;
    const Sectors apparentlyEmpty = sky.of(Object::Empty) | sky.of(Object::PlanetX);
    forEach(apparentlyEmpty, [&](Sector x) {
        Sky other = sky;
        other.where[index(Object::PlanetX)] = only(x);
        other.where[index(Object::Empty)] = apparentlyEmpty & ~only(x);
        const auto agrees = [&](const Clue& clue) { return holds(clue, other); };
        places += !brokenLaw(other) && std::ranges::all_of(clues.topics, agrees) &&
                  std::ranges::all_of(clues.conferences, agrees);
    });
    return places;
}

} // namespace

void GuaranteeCheck::require(bool kept, std::string what) {
    if (!kept)
        m_violations.push_back(std::move(what));
}

const GuaranteeCheck::Counted& GuaranteeCheck::where(const Clue& clue) {
    const auto key = std::tuple(clue.kind, clue.x, clue.y, clue.n);
    const auto found = m_where.find(key);
    if (found != m_where.end())
        return found->second;
    const SkySet skies = skiesWhere(m_catalogue, testOf(m_catalogue, clue));
    return m_where.emplace(key, Counted{skies, skies.count()}).first->second;
}

double GuaranteeCheck::bits(const Clue& clue) {
    return std::log2(static_cast<double>(m_catalogue.size()) / static_cast<double>(where(clue).count));
}

double GuaranteeCheck::bitsGiven(const Clue& clue, const Clue& known) {
    return std::log2(static_cast<double>(where(known).count) /
                     static_cast<double>(countBoth(where(known).skies, where(clue).skies)));
}

std::vector<std::string> GuaranteeCheck::violations(const Deal& deal) {
    m_violations.clear();
    require(!brokenLaw(deal.sky), "a law is broken");
    require(deal.clues.has_value(), "no clues");
    if (!deal.clues)
        return m_violations;
    checkClues(deal);
    checkTitles(*deal.clues);
    checkStrengths(*deal.clues);
    checkPlanetXCanBeFound(deal);
    for (const StartingFacts& facts : deal.start)
        checkFacts(deal.sky, facts);
    for (std::size_t i = 0; i < seasons; ++i)
        for (std::size_t j = 0; j < i; ++j)
            require(deal.start[i] != deal.start[j], "two seasons are alike");
    return m_violations;
}

void GuaranteeCheck::checkClues(const Deal& deal) {
    const auto check = [&](const Clue& clue) {
        require(holds(clue, deal.sky), "an untrue clue");
        require(where(clue).count < m_catalogue.size(), "a clue that is true of all skies");
    };
    std::ranges::for_each(deal.clues->topics, check);
    std::ranges::for_each(deal.clues->conferences, check);
    require(std::ssize(deal.clues->conferences) == edition(deal.sky.mode).conferences, "conferences missing");
    for (const Clue& clue : deal.clues->conferences)
        require(clue.x == Object::PlanetX, "a conference about something else");
}

void GuaranteeCheck::checkTitles(const Clues& clues) {
    std::set<std::string> titles;
    std::map<char, int> naming;
    int single = 0;
    for (const Clue& clue : clues.topics) {
        std::string title = text(planetx::title(clue));
        for (const char object : title)
            ++naming[object];
        single += title.size() == 1;
        std::ranges::sort(title);
        titles.insert(title);
    }
    require(titles.size() == topicCount, "two topics about the same objects");
    require(single <= 2, "more than two single-object titles");
    for (const Object object : bodies)
        require(naming[letter(object)] >= 1 && naming[letter(object)] <= 3,
                "an object in no title or in more than three");
}

void GuaranteeCheck::checkStrengths(const Clues& clues) {
    for (const Clue& clue : clues.topics) {
        if (clues.making.topicWidenings == 0)
            require(bits(clue) >= 0.7 - closeEnough && bits(clue) <= 2.7 + closeEnough,
                    "a topic of the wrong strength");
        for (const Clue& known : clues.topics)
            require(clue == known || bitsGiven(clue, known) >= 0.4 - closeEnough, "a topic with too little news");
    }
    for (const Clue& clue : clues.conferences)
        if (clues.making.conferenceWidenings == 0)
            require(bits(clue) >= 0.25 - closeEnough && bits(clue) <= 3.0 + closeEnough,
                    "a conference of the wrong strength");
}

void GuaranteeCheck::checkPlanetXCanBeFound(const Deal& deal) {
    require(placesForX(deal.sky, *deal.clues) == 1, "Planet X cannot be found");
}

void GuaranteeCheck::checkFacts(const Sky& sky, const StartingFacts& facts) {
    const Sectors cometSectors = edition(sky.mode).cometSectors;
    for (std::size_t group = 0; group < 3; ++group) {
        std::map<Object, int> objects;
        Sectors sectors = 0;
        for (std::size_t i = 4 * group; i < 4 * group + 4; ++i) {
            const Fact& fact = facts[i];
            require(holds(fact, sky), "an untrue fact");
            require(isBody(fact.isNot), "a fact about emptiness or Planet X");
            require(fact.isNot != Object::Comet || has(cometSectors, fact.sector), "an idle fact");
            ++objects[fact.isNot];
            sectors |= only(fact.sector);
        }
        require(count(sectors) == 4, "two facts of a group about one sector");
        require(group != 0 || (sectors & ~cometSectors) == 0, "group 1 outside the comet sectors");
        require(group != 1 || (sectors & cometSectors) == 0, "group 2 in a comet sector");
        require(objects[Object::Comet] == (group == 2 ? 1 : 0), "not-a-comet in the wrong place");
        for (const Object object : {Object::Asteroid, Object::DwarfPlanet, Object::GasCloud})
            require(objects[object] >= 1, "a group without an asteroid, dwarf planet or gas cloud");
    }
    for (const Fact& fact : facts) {
        require(std::ranges::count(facts, fact) == 1, "a fact said twice");
        require(std::ranges::count(facts, fact.sector, &Fact::sector) <= 2, "three facts about one sector");
    }
    require(m_appearances.skies(m_appearances.where(facts)) >= (sky.mode == Mode::Standard ? 48U : 20'000U),
            "facts that tell too much");
}

} // namespace planetx
