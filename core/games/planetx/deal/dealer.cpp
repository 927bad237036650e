#include "planetx/deal/dealer.h"

#include "planetx/deal/conferences.h"
#include "planetx/deal/starting_facts.h"
#include "planetx/deal/topics.h"

#include <cassert>

namespace planetx {

namespace {

using aphelion::Rng;

// Every step draws from a stream of its own, so that none disturbs another.
enum class Step : std::uint64_t { Sky, Topics, Conferences, StartingFacts };

Rng stream(std::uint64_t seed, Step step) { return Rng(aphelion::mix(seed) + static_cast<std::uint64_t>(step)); }

Sky drawSky(const Catalogue& catalogue, const ClueBook& book, Rng rng) {
    while (true) {
        const Sky sky = catalogue.sky(static_cast<std::size_t>(rng.below(catalogue.size())));
        if (canBeDealt(book, sky))
            return sky;
    }
}

Clues dealClues(const Appearances& appearances, const ClueBook& book, const Sky& sky, std::uint64_t seed) {
    Clues clues;
    Rng forTopics = stream(seed, Step::Topics);
    clues.topics = dealTopics(appearances, book, sky, forTopics, clues.making);
    Rng forConferences = stream(seed, Step::Conferences);
    clues.conferences = dealConferences(book, sky, forConferences, clues.making);
    return clues;
}

} // namespace

Dealer::Dealer(Mode mode) : m_catalogue(mode), m_appearances(m_catalogue), m_clueBook(m_catalogue) {}

Deal Dealer::deal(const GameCode& code) const {
    assert(code.mode() == m_catalogue.mode());
    return deal(drawSky(m_catalogue, m_clueBook, stream(code.value(), Step::Sky)), code.value());
}

Deal Dealer::deal(const Sky& sky) const {
    const auto rank = m_catalogue.rank(sky);
    assert(rank);
    return deal(sky, *rank);
}

Deal Dealer::deal(const Sky& sky, std::uint64_t seed) const {
    Deal deal{sky, std::nullopt, {}};
    if (canBeDealt(m_clueBook, sky))
        deal.clues = dealClues(m_appearances, m_clueBook, sky, seed);
    Rng forFacts = stream(seed, Step::StartingFacts);
    deal.start = dealStartingFacts(m_appearances, sky, forFacts);
    return deal;
}

} // namespace planetx
