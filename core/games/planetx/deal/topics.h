#pragma once

#include "base/rng.h"
#include "planetx/catalogue/appearances.h"
#include "planetx/catalogue/clue_book.h"
#include "planetx/deal/deal.h"

namespace planetx {

// Six clues for the topics A to F with the dealer's guarantees 1 to 3, and how hard they were to find.
TopicClues dealTopics(const Appearances& appearances, const ClueBook& book, const Sky& sky, aphelion::Rng& rng,
                      Making& making);

} // namespace planetx
