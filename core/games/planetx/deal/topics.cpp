#include "planetx/deal/topics.h"

#include "planetx/catalogue/strength.h"
#include "planetx/deal/titles.h"

#include <algorithm>
#include <map>

namespace planetx {

namespace {

using aphelion::Rng;

constexpr Twentieths leastNews = 8; // 0.4 bits that every topic adds to any one other
constexpr int drawsPerBand = 2000;  // sets of titles tried before the band is widened
constexpr int patience = 200;       // clues tried for one set of titles
constexpr Band preferred{20, 50};   // 1.0 to 2.5 bits: worth the time they cost

struct Candidate {
    const RatedClue* rated;
    std::size_t number; // in the book
};

// A random order in which no kind crowds out the others by having many numbers, those of preferred strength first.
void mixKinds(std::vector<Candidate>& candidates, std::size_t allSkies, Rng& rng) {
    rng.shuffle(candidates);
    std::map<ClueKind, int> seen;
    std::vector<std::pair<int, Candidate>> turns;
    for (const Candidate& candidate : candidates)
        turns.emplace_back(seen[candidate.rated->clue.kind]++, candidate);
    std::ranges::stable_sort(turns, {}, &std::pair<int, Candidate>::first);
    std::ranges::transform(turns, candidates.begin(), &std::pair<int, Candidate>::second);
    std::ranges::stable_partition(candidates,
                                  [&](const Candidate& c) { return preferred.contains(allSkies, c.rated->skies); });
}

// Looks for six clues under given titles, true of the sky, each with news for whoever knows any one other.
class TopicSearch {
public:
    TopicSearch(const Appearances& appearances, const ClueBook& book, const Sky& sky)
        : m_appearances(appearances), m_book(book) {
        for (std::size_t i = 0; i < book.topics.size(); ++i)
            if (holds(book.topics[i].clue, sky))
                m_true.push_back({&book.topics[i], i});
    }

    std::optional<TopicClues> find(const TopicTitles& titles, Band band, Rng& rng) {
        std::array<std::vector<Candidate>, topicCount> choices;
        for (std::size_t i = 0; i < topicCount; ++i) {
            for (const Candidate& candidate : m_true)
                if (title(candidate.rated->clue) == titles[i] && band.contains(m_book.skies, candidate.rated->skies))
                    choices[i].push_back(candidate);
            if (choices[i].empty())
                return std::nullopt;
        }
        for (auto& choice : choices)
            mixKinds(choice, m_book.skies, rng);
        m_chosen.clear();
        m_patience = patience;
        if (!choose(choices))
            return std::nullopt;
        TopicClues clues;
        std::ranges::transform(m_chosen, clues.begin(), [](const Candidate& c) { return c.rated->clue; });
        return clues;
    }

private:
    bool choose(const std::array<std::vector<Candidate>, topicCount>& choices) {
        if (m_chosen.size() == topicCount)
            return true;
        for (const Candidate& candidate : choices[m_chosen.size()]) {
            if (m_patience == 0)
                return false;
            --m_patience;
            if (!std::ranges::all_of(m_chosen, [&](const Candidate& other) { return haveNews(candidate, other); }))
                continue;
            m_chosen.push_back(candidate);
            if (choose(choices))
                return true;
            m_chosen.pop_back();
        }
        return false;
    }

    // Whether each of the two adds enough to the other.
    bool haveNews(const Candidate& a, const Candidate& b) {
        const std::size_t both = m_appearances.skiesInBoth(whereTrue(a), whereTrue(b));
        return tellsAtLeast(a.rated->skies, both, leastNews) && tellsAtLeast(b.rated->skies, both, leastNews);
    }

    const SkySet& whereTrue(const Candidate& candidate) {
        const auto found = m_whereTrue.find(candidate.number);
        if (found != m_whereTrue.end())
            return found->second;
        return m_whereTrue.emplace(candidate.number, m_appearances.where(candidate.rated->clue)).first->second;
    }

    const Appearances& m_appearances;
    const ClueBook& m_book;
    std::vector<Candidate> m_true;
    std::vector<Candidate> m_chosen;
    std::map<std::size_t, SkySet> m_whereTrue; // by number of the clue
    int m_patience = 0;
};

} // namespace

TopicClues dealTopics(const Appearances& appearances, const ClueBook& book, const Sky& sky, Rng& rng, Making& making) {
    const auto usable = usableTitles(book);
    TopicSearch search(appearances, book, sky);
    for (Band band = usualTopicBand;; band = band.widened(), ++making.topicWidenings)
        for (int draw = 0; draw < drawsPerBand; ++draw) {
            ++making.titleDraws;
            if (const auto found = search.find(drawTitles(usable, rng), band, rng))
                return *found;
        }
}

} // namespace planetx
