#include "qml/records/record_values.h"

#include "qml/shown/names.h"

namespace planetx {

ShownResult shown(const GameResult& result) {
    ShownResult one;
    one.table = qs(aphelion::hex(result.table));
    one.when = static_cast<qint64>(result.began);
    one.code = qs(result.code.text());
    one.mode = qs(name(result.code.mode()));
    one.players = result.players;
    one.points = result.outcome.points.value_or(-1);
    one.rank = result.outcome.rank;
    one.found = result.outcome.found;
    one.locatedAt = result.outcome.locatedAt.value_or(-1);
    one.moves = qs(result.outcome.moves);
    one.helped = helpIn(result);
    return one;
}

std::vector<ShownStatistics> shown(const Statistics& statistics) {
    std::vector<ShownStatistics> all;
    for (const Mode mode : bothModes) {
        const ModeStatistics& sum = statistics.modes[static_cast<std::size_t>(mode)];
        if (sum.games > 0)
            all.push_back({qs(name(mode)), sum.games, sum.wins, sum.found, sum.meanTime.value_or(-1),
                           sum.bestTime.value_or(-1), sum.bestPoints.value_or(-1)});
    }
    return all;
}

} // namespace planetx
