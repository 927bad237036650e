#pragma once

#include "base/rng.h"
#include "planetx/catalogue/clue_book.h"
#include "planetx/deal/deal.h"

namespace planetx {

using TopicTitles = std::array<Title, topicCount>;

// The titles that a topic can have. A title under which only one clue could stand is left out:
// it would tell its clue without being researched.
std::vector<Title> usableTitles(const ClueBook& book);

// Whether six titles go together: all about different objects, at most two about a single one, and
// each object in one to three of them.
bool goTogether(const TopicTitles& titles);

// Six titles that go together, drawn without looking at the sky.
TopicTitles drawTitles(const std::vector<Title>& usable, aphelion::Rng& rng);

} // namespace planetx
