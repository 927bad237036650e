#include "games/planetx/audit/figures.h"

#include "planetx/deal/conferences.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace planetx {

namespace {

constexpr std::size_t mostBuckets = 4'446;

std::size_t bucketsOf(const Catalogue& catalogue) { return std::min(mostBuckets, catalogue.size()); }

std::size_t bucket(const Catalogue& catalogue, std::size_t rank) {
    return rank * bucketsOf(catalogue) / catalogue.size();
}

// Titles are drawn until a set fits the sky. Where a set fits with probability p, knowing that it was taken tells at
// most log2(1/p) bits about the sky, and the harmonic number of the draws before it is an unbiased estimate of ln(1/p).
double leak(int draws) {
    double harmonic = 0;
    for (int i = 1; i < draws; ++i)
        harmonic += 1.0 / i;
    return harmonic / std::log(2.0);
}

void printBits(const char* what, std::vector<double> bits) {
    if (bits.empty())
        return;
    std::ranges::sort(bits);
    const auto at = [&](double share) {
        return bits[static_cast<std::size_t>(share * static_cast<double>(bits.size() - 1))];
    };
    std::printf("  bits per %-12s mean %.2f   least %.2f   10 %% %.2f   median %.2f   90 %% %.2f   most %.2f\n", what,
                std::accumulate(bits.begin(), bits.end(), 0.0) / static_cast<double>(bits.size()), bits.front(),
                at(0.1), at(0.5), at(0.9), bits.back());
}

// The statistic of a uniform draw over the skies that can be dealt, as standard deviations from what is expected.
void printChiSquare(const std::vector<long>& drawn, const std::vector<long>& dealable, long deals) {
    const double skies = static_cast<double>(std::accumulate(dealable.begin(), dealable.end(), 0L));
    double sum = 0;
    double freedom = -1;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (dealable[i] == 0)
            continue;
        const double expected = static_cast<double>(deals) * static_cast<double>(dealable[i]) / skies;
        sum += (static_cast<double>(drawn[i]) - expected) * (static_cast<double>(drawn[i]) - expected) / expected;
        ++freedom;
    }
    std::printf("  draw of the sky       chi2 %.0f over %.0f buckets: %+.2f standard deviations\n", sum, freedom + 1,
                (sum - freedom) / std::sqrt(2 * freedom));
}

void printKinds(const char* what, const std::map<std::string, long>& kinds, long deals) {
    std::printf("  %s\n   ", what);
    for (const auto& [kind, times] : kinds)
        std::printf(" %s %.3f ", kind.c_str(), static_cast<double>(times) / static_cast<double>(deals));
    std::printf("\n");
}

} // namespace

void Figures::add(const Deal& deal, const Catalogue& catalogue, GuaranteeCheck& check) {
    ++deals;
    const auto found = check.violations(deal);
    violations += found.empty() ? 0 : 1;
    for (const std::string& what : found)
        ++broken[what];
    if (!deal.clues)
        return;
    for (const Clue& clue : deal.clues->topics) {
        topicBits.push_back(check.bits(clue));
        ++kinds[0][std::string(name(clue.kind))];
    }
    for (const Clue& clue : deal.clues->conferences) {
        conferenceBits.push_back(check.bits(clue));
        ++kinds[1][std::string(name(clue.kind))];
    }
    widenedTopics += deal.clues->making.topicWidenings > 0;
    widenedConferences += deal.clues->making.conferenceWidenings > 0;
    titleLeak += leak(deal.clues->making.titleDraws) + leak(deal.clues->making.conferenceTitleDraws);
    drawn.resize(bucketsOf(catalogue));
    ++drawn[bucket(catalogue, *catalogue.rank(deal.sky))];
}

void Figures::add(const Figures& other) {
    deals += other.deals;
    violations += other.violations;
    widenedTopics += other.widenedTopics;
    widenedConferences += other.widenedConferences;
    titleLeak += other.titleLeak;
    topicBits.insert(topicBits.end(), other.topicBits.begin(), other.topicBits.end());
    conferenceBits.insert(conferenceBits.end(), other.conferenceBits.begin(), other.conferenceBits.end());
    for (const auto& [what, times] : other.broken)
        broken[what] += times;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (const auto& [kind, times] : other.kinds[i])
            kinds[i][kind] += times;
    drawn.resize(std::max(drawn.size(), other.drawn.size()));
    for (std::size_t i = 0; i < other.drawn.size(); ++i)
        drawn[i] += other.drawn[i];
}

std::vector<long> dealableSkies(const Dealer& dealer) {
    const Catalogue& catalogue = dealer.catalogue();
    std::vector<long> dealable(bucketsOf(catalogue));
    for (std::size_t rank = 0; rank < catalogue.size(); ++rank)
        dealable[bucket(catalogue, rank)] += canBeDealt(dealer.clueBook(), catalogue.sky(rank));
    return dealable;
}

void Figures::print(const Dealer& dealer, double seconds) const {
    const Mode mode = dealer.catalogue().mode();
    const auto share = [&](double part) { return 100.0 * part / static_cast<double>(deals); };
    std::printf("%s: %ld deals, %.2f ms each\n", std::string(name(mode)).c_str(), deals,
                1000 * seconds / static_cast<double>(deals));
    std::printf("  violations            %ld\n", violations);
    for (const auto& [what, times] : broken)
        std::printf("    %s: %ld\n", what.c_str(), times);
    printBits("topic", topicBits);
    printBits("conference", conferenceBits);
    std::printf("  bands widened         topics %.3f %%   conferences %.3f %%\n",
                share(static_cast<double>(widenedTopics)), share(static_cast<double>(widenedConferences)));
    std::printf("  title leak            at most %.2f bits a game\n", titleLeak / static_cast<double>(deals));
    printChiSquare(drawn, dealableSkies(dealer), deals);
    printKinds("kinds per game, topics", kinds[0], deals);
    printKinds("kinds per game, conferences", kinds[1], deals);
    std::fflush(stdout);
}

} // namespace planetx
