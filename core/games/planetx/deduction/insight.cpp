#include "planetx/deduction/insight.h"

#include "planetx/deduction/bits.h"
#include "planetx/deduction/spread.h"

#include <algorithm>
#include <cmath>

namespace planetx {

namespace {

// Bits in a distribution of so many skies.
template <typename Counts>
double entropy(const Counts& counts, double skies) {
    double sum = 0;
    for (const std::uint32_t count : counts)
        sum += timesLog(count);
    return skies > 0 ? std::log2(skies) - sum / skies : 0;
}

// How many skies give each answer, and each answer with each place of Planet X.
class Outcomes {
public:
    Outcomes(const Spread& spread, std::size_t answers)
        : m_spread(spread), m_byAnswer(answers), m_joint(answers * spread.places()) {}

    void add(std::size_t answer, std::size_t place, std::uint32_t skies) {
        m_byAnswer[answer] += skies;
        m_joint[answer * m_spread.places() + place] += skies;
    }

    Insight told(const Action& action, int cost) const {
        const auto skies = static_cast<double>(m_spread.skies());
        const double bits = entropy(m_byAnswer, skies);
        // What the answer and Planet X's place have in common.
        const double bitsAboutX =
            m_spread.places() == 1 ? 0 : bits + entropy(m_spread.byPlace(), skies) - entropy(m_joint, skies);
        return {action, cost, bits, std::max(0.0, bitsAboutX)};
    }

private:
    const Spread& m_spread;
    std::vector<std::uint32_t> m_byAnswer;
    std::vector<std::uint32_t> m_joint; // by answer, then by place
};

Insight surveying(const Spread& spread, Ring ring, const Survey& survey) {
    const Sectors run = ring.sectors(survey.arc);
    Outcomes outcomes(spread, static_cast<std::size_t>(ring.length(survey.arc)) + 1);
    for (const Spread::Cell& cell : spread.of(survey.object))
        outcomes.add(static_cast<std::size_t>(count(cell.sectors & run)), cell.place, cell.skies);
    return outcomes.told(survey, surveyCost(ring.length(survey.arc)));
}

Insight targeting(const Spread& spread, Sector sector) {
    Outcomes outcomes(spread, surveyable.size());
    for (const Object object : surveyable)
        for (const Spread::Cell& cell : spread.of(object))
            if (has(cell.sectors, sector))
                outcomes.add(index(object), cell.place, cell.skies);
    return outcomes.told(Target{sector}, targetCost);
}

} // namespace

std::vector<Action> questions(const Edition& e, const Outlook& outlook) {
    std::vector<Action> all;
    const int half = e.ring.length(outlook.visible);
    for (const Object object : surveyable)
        for (int from = 0; from < half; ++from)
            for (int to = from; to < half; ++to) {
                const Arc arc{e.ring.step(outlook.visible.from, from), e.ring.step(outlook.visible.from, to)};
                if (e.canHold(arc.from, object) && e.canHold(arc.to, object))
                    all.emplace_back(Survey{object, arc});
            }
    for (int offset = 0; outlook.targets && offset < half; ++offset)
        all.emplace_back(Target{e.ring.step(outlook.visible.from, offset)});
    return all;
}

std::vector<Insight> insights(const Candidates& candidates, const Outlook& outlook, About about) {
    const Edition& e = edition(candidates.catalogue().mode());
    const Spread spread(candidates, e.ring.sectors(outlook.visible), about);
    std::vector<Insight> all;
    for (const Action& question : questions(e, outlook)) {
        if (const auto* survey = std::get_if<Survey>(&question))
            all.push_back(surveying(spread, e.ring, *survey));
        else
            all.push_back(targeting(spread, std::get<Target>(question).sector));
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Insight::perTime);
    return all;
}

} // namespace planetx
