#include "qml/reveal/reveal_values.h"

#include <algorithm>

namespace planetx {

std::vector<ShownScore> ranked(std::vector<ShownScore> scores) {
    std::ranges::stable_sort(scores, {}, &ShownScore::rank);
    return scores;
}

QString tieOf(const std::vector<ShownScore>& ranked) {
    if (ranked.size() < 2 || ranked[0].total != ranked[1].total)
        return {};
    if (ranked[0].planetX != ranked[1].planetX)
        return QStringLiteral("PlanetX");
    return ranked[0].leader != ranked[1].leader ? QStringLiteral("Leader") : QStringLiteral("Shared");
}

} // namespace planetx
