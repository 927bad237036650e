#include "planetx/cli/solve.h"

#include "planetx/cli/evidence_line.h"
#include "tool/fields.h"
#include "planetx/cli/json.h"
#include "planetx/deduction/explain.h"
#include "planetx/deduction/insight.h"
#include "planetx/deduction/tally.h"

#include <istream>
#include <ostream>

namespace planetx {

using aphelion::isBlank;

namespace {

constexpr std::size_t bestActions = 10;

void print(std::ostream& out, const Json& value) { out << value.dump() << '\n' << std::flush; }

Json refused() {
    return {{"ok", false},
            {"refusal", name(Refusal::BadInput)},
            {"message", "This is no evidence about a sky of this mode; see planetx help."}};
}

// Calls take(line number, evidence) for every line that is some.
template <typename Take>
void readEvidence(const Catalogue& catalogue, std::istream& in, std::ostream& out, Take take) {
    const Ring ring = edition(catalogue.mode()).ring;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (isBlank(line))
            continue;
        if (const auto evidence = evidenceOf(line, ring))
            take(number, *evidence);
        else
            print(out, refused());
    }
}

Json marginals(const Candidates& candidates) {
    const Tally tally(candidates);
    Json sectors = Json::array();
    forEach(edition(candidates.catalogue().mode()).ring.all(), [&](Sector sector) {
        Json chances;
        for (const Object object : allObjects)
            chances[text(object)] = tally.probability(object, sector);
        sectors.push_back(chances);
    });
    return sectors;
}

Json json(const Insight& insight) {
    Json value;
    if (const auto* survey = std::get_if<Survey>(&insight.action))
        value = {
            {"do", "survey"}, {"object", text(survey->object)}, {"from", survey->arc.from}, {"to", survey->arc.to}};
    else
        value = {{"do", "target"}, {"sector", std::get<Target>(insight.action).sector}};
    value.update({{"cost", insight.cost}, {"bits", insight.bits}, {"bitsPerTime", insight.perTime()}});
    return value;
}

Json best(const Candidates& candidates, Sector visibleFrom) {
    const Edition& mode = edition(candidates.catalogue().mode());
    const Outlook outlook{mode.ring.arc(visibleFrom, mode.visibleSectors()), true};
    Json actions = Json::array();
    for (const Insight& insight : insights(candidates, outlook, About::Sky))
        if (actions.size() < bestActions)
            actions.push_back(json(insight));
    return actions;
}

// The reasons by the numbers of their lines.
Json linesOf(const Reasons& reasons, const std::vector<std::size_t>& numbers) {
    Json lines = Json::array();
    for (const std::size_t reason : reasons)
        lines.push_back(numbers[reason]);
    return lines;
}

} // namespace

void solve(const Catalogue& catalogue, Sector visibleFrom, std::istream& in, std::ostream& out) {
    Candidates candidates(catalogue);
    readEvidence(catalogue, in, out, [&](std::size_t, const Evidence& evidence) {
        candidates.narrow(evidence);
        print(out, {{"skies", candidates.size()}});
    });
    print(
        out,
        {{"skies", candidates.size()}, {"marginals", marginals(candidates)}, {"best", best(candidates, visibleFrom)}});
}

void explainClaim(const Catalogue& catalogue, const Claim& claim, std::istream& in, std::ostream& out) {
    std::vector<Evidence> evidence;
    std::vector<std::size_t> numbers;
    readEvidence(catalogue, in, out, [&](std::size_t number, const Evidence& piece) {
        evidence.push_back(piece);
        numbers.push_back(number);
    });
    const Explanation explanation = explain(catalogue, evidence, claim);
    if (const auto* proven = std::get_if<Proven>(&explanation))
        print(out, {{"holds", true}, {"because", linesOf(proven->because, numbers)}});
    else if (const auto* disproven = std::get_if<Disproven>(&explanation))
        print(out, {{"holds", false}, {"counterexample", letters(catalogue.skyOf(disproven->counterexample))}});
    else
        print(out, {{"contradiction", linesOf(std::get<Contradicted>(explanation).because, numbers)}});
}

} // namespace planetx
