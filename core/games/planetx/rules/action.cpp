#include "planetx/rules/action.h"

namespace planetx {

namespace {

int cost(const Edition& edition, const Survey& a) { return surveyCost(edition.ring.length(a.arc)); }
int cost(const Edition&, const Target&) { return targetCost; }
int cost(const Edition&, const Research&) { return researchCost; }
int cost(const Edition&, const Locate&) { return locateCost; }
int cost(const Edition&, const auto&) { return 0; }

} // namespace

int costOf(const Edition& edition, const Action& action) {
    return std::visit([&](const auto& a) { return cost(edition, a); }, action);
}

std::vector<Sector> sectorsOf(const std::vector<Theory>& theories) {
    std::vector<Sector> sectors;
    for (const Theory& theory : theories)
        sectors.push_back(theory.sector);
    return sectors;
}

int surveyCost(int length) {
    if (length <= 3)
        return 4;
    return length <= 6 ? 3 : 2;
}

} // namespace planetx
