#pragma once

#include "planetx/catalogue/appearances.h"
#include "planetx/catalogue/sky_set.h"
#include "planetx/deal/deal.h"

#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace planetx {

// Checks a deal against every guarantee of the dealer, without using anything of the dealer.
class GuaranteeCheck {
public:
    explicit GuaranteeCheck(const Catalogue& catalogue) : m_catalogue(catalogue), m_appearances(catalogue) {}

    // One line per broken guarantee; none for a good deal.
    std::vector<std::string> violations(const Deal& deal);

    // How much a clue tells of the whole catalogue, and of the skies that another leaves.
    double bits(const Clue& clue);
    double bitsGiven(const Clue& clue, const Clue& known);

private:
    void checkClues(const Deal& deal);
    void checkTitles(const Clues& clues);
    void checkStrengths(const Clues& clues);
    void checkPlanetXCanBeFound(const Deal& deal);
    void checkFacts(const Sky& sky, const StartingFacts& facts);

    void require(bool kept, std::string what);
    struct Counted {
        SkySet skies;
        std::size_t count;
    };
    const Counted& where(const Clue& clue);

    const Catalogue& m_catalogue;
    const Appearances m_appearances;
    std::map<std::tuple<ClueKind, Object, std::optional<Object>, int>, Counted> m_where;
    std::vector<std::string> m_violations;
};

} // namespace planetx
