#include "planetx/deal/titles.h"

#include "planetx/catalogue/strength.h"

#include <algorithm>

namespace planetx {

namespace {

bool names(const Title& title, Object object) { return title.subject == object || title.other == object; }

bool sameObjects(const Title& a, const Title& b) {
    return std::ranges::all_of(bodies, [&](Object object) { return names(a, object) == names(b, object); });
}

} // namespace

std::vector<Title> usableTitles(const ClueBook& book) {
    std::vector<Title> usable;
    for (const RatedClue& rated : book.topics) {
        const Title candidate = title(rated.clue);
        const auto clues = std::ranges::count_if(book.topics, [&](const RatedClue& other) {
            return title(other.clue) == candidate && usualTopicBand.contains(book.skies, other.skies);
        });
        if (clues > 1 && std::ranges::find(usable, candidate) == usable.end())
            usable.push_back(candidate);
    }
    return usable;
}

bool goTogether(const TopicTitles& titles) {
    for (std::size_t i = 0; i < titles.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (sameObjects(titles[i], titles[j]))
                return false;
    const auto single = std::ranges::count_if(titles, [](const Title& t) { return !t.other; });
    return single <= 2 && std::ranges::all_of(bodies, [&](Object object) {
               const auto naming = std::ranges::count_if(titles, [&](const Title& t) { return names(t, object); });
               return naming >= 1 && naming <= 3;
           });
}

TopicTitles drawTitles(const std::vector<Title>& usable, aphelion::Rng& rng) {
    std::vector<Title> pool = usable;
    TopicTitles titles;
    do {
        rng.shuffle(pool);
        std::copy_n(pool.begin(), titles.size(), titles.begin());
    } while (!goTogether(titles));
    return titles;
}

} // namespace planetx
