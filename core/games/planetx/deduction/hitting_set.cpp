#include "planetx/deduction/hitting_set.h"

#include <bit>

namespace planetx {

namespace {

constexpr Pieces lowest(Pieces pieces) { return pieces & (~pieces + 1); }

// Branch and bound: one piece of the smallest set that is still open must be chosen.
class Search {
public:
    Search(std::span<const Pieces> sets, std::span<const Cost> costs, Cost limit, int& effort)
        : m_sets(sets), m_costs(costs), m_limit(limit), m_effort(effort) {}

    void choose(Pieces chosen, Pieces allowed, Cost cost) {
        if (m_effort <= 0)
            return;
        --m_effort;
        const auto next = smallestOpen(chosen, allowed, cost);
        if (!next)
            return;
        if (*next == 0) {
            m_best = chosen;
            m_limit = cost - 1;
            return;
        }
        for (Pieces open = *next; open != 0; open &= open - 1) {
            const Pieces piece = lowest(open);
            choose(chosen | piece, allowed, cost + costOf(piece));
            allowed &= ~piece; // whatever needs it has been looked at
        }
    }

    std::optional<Pieces> best() const { return m_effort > 0 ? m_best : std::nullopt; }

private:
    Cost costOf(Pieces piece) const { return m_costs[static_cast<std::size_t>(std::countr_zero(piece))]; }

    // What may be chosen from the open set that leaves the fewest choices; no pieces where no set is open any more.
    // Nothing where this leads nowhere: sets without a piece in common each cost at least their cheapest one.
    std::optional<Pieces> smallestOpen(Pieces chosen, Pieces allowed, Cost cost) const {
        Pieces smallest = 0;
        int size = static_cast<int>(mostPieces) + 1;
        Pieces apart = 0;
        for (const Pieces set : m_sets) {
            if ((set & chosen) != 0)
                continue;
            const Pieces open = set & allowed;
            if (open == 0)
                return std::nullopt;
            if ((open & apart) == 0) {
                apart |= open;
                cost += costOf(lowest(open));
            }
            if (const int choices = std::popcount(open); choices < size) {
                smallest = open;
                size = choices;
            }
        }
        if (cost > m_limit)
            return std::nullopt;
        return smallest;
    }

    std::span<const Pieces> m_sets;
    std::span<const Cost> m_costs;
    Cost m_limit;
    int& m_effort;
    std::optional<Pieces> m_best;
};

} // namespace

std::optional<Pieces> cheapestHittingSet(std::span<const Pieces> sets, std::span<const Cost> costs, Cost limit,
                                         int& effort) {
    Search search(sets, costs, limit, effort);
    search.choose(0, ~Pieces{0}, 0);
    return search.best();
}

} // namespace planetx
