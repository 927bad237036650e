#include "game/action.h"

namespace planetx {

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
