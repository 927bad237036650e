#include "planetx/deduction/evidence.h"

namespace planetx {

namespace {

struct Test {
    const Catalogue& catalogue;

    SkyTest operator()(const Fact& fact) const { return testOf(catalogue, fact.sector, fact.isNot, false); }
    SkyTest operator()(const Theory& theory) const { return testOf(catalogue, theory.sector, theory.object, true); }
    SkyTest operator()(const Seen& seen) const { return testOf(catalogue, seen.object, {seen.sector, seen.sector}, 1); }
    SkyTest operator()(const Counted& counted) const {
        return testOf(catalogue, counted.survey.object, counted.survey.arc, counted.count);
    }
    SkyTest operator()(const Clue& clue) const { return testOf(catalogue, clue); }
    SkyTest operator()(const NotFound& failed) const { return wrongGuessTest(catalogue, failed.guess); }
};

} // namespace

SkyTest testOf(const Catalogue& catalogue, const Evidence& evidence) { return std::visit(Test{catalogue}, evidence); }

SkyTest testAgainst(const Catalogue& catalogue, const Claim& claim) {
    if (const auto* fact = std::get_if<Fact>(&claim))
        return testOf(catalogue, fact->sector, fact->isNot, true);
    const auto& theory = std::get<Theory>(claim);
    return testOf(catalogue, theory.sector, theory.object, false);
}

} // namespace planetx
