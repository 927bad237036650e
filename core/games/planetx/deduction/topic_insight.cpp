#include "planetx/deduction/topic_insight.h"

#include "planetx/catalogue/strength.h"
#include "planetx/deduction/bits.h"
#include "planetx/deduction/guess.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace planetx {

namespace {

constexpr std::size_t sampleSize = 256;

} // namespace

TopicInsight::TopicInsight(const Candidates& candidates, const ClueBook& book)
    : m_ring(edition(candidates.catalogue().mode()).ring), m_book(book) {
    const PartTables& tables = candidates.catalogue().tables();
    for (const SkyId id : candidates.sample(sampleSize)) {
        Sampled one;
        for (const Object object : placedObjects)
            one.where[index(object)] = tables.where(id, object);
        one.place = placeOf(tables, m_ring, id);
        m_skies.push_back(one);
    }
}

Insight TopicInsight::of(Topic topic, const Title& wanted) const {
    Insight insight{Research{topic}, researchCost};
    // By clue: in which of the skies it is true; by sky: how many are.
    std::vector<std::vector<std::size_t>> trueIn;
    std::vector<int> choices(m_skies.size());
    for (const RatedClue& rated : m_book.topics) {
        if (title(rated.clue) != wanted || !usualTopicBand.contains(m_book.skies, rated.skies))
            continue;
        auto& skies = trueIn.emplace_back();
        for (std::size_t i = 0; i < m_skies.size(); ++i) {
            const auto& where = m_skies[i].where;
            if (holds(rated.clue, m_ring, where[index(rated.clue.x)],
                      where[index(rated.clue.y.value_or(rated.clue.x))])) {
                skies.push_back(i);
                ++choices[i];
            }
        }
    }
    const auto all = static_cast<double>(m_skies.size());
    const auto spread = [&](const std::vector<std::size_t>& skies) { // bits in where Planet X may be
        std::map<std::size_t, int> places;
        for (const std::size_t i : skies)
            ++places[m_skies[i].place];
        double sum = 0;
        for (const auto& [place, count] : places)
            sum += timesLog(count);
        return std::log2(static_cast<double>(skies.size())) - sum / static_cast<double>(skies.size());
    };
    std::vector<std::size_t> every(m_skies.size());
    std::iota(every.begin(), every.end(), 0);
    const double before = spread(every);
    for (const auto& skies : trueIn) {
        double likely = 0;
        for (const std::size_t i : skies)
            likely += 1.0 / choices[i] / all;
        if (likely == 0)
            continue;
        insight.bits -= likely * std::log2(static_cast<double>(skies.size()) / all);
        insight.bitsAboutX += likely * (before - spread(skies));
    }
    insight.bitsAboutX = std::max(0.0, insight.bitsAboutX);
    return insight;
}

} // namespace planetx
