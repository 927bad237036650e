#pragma once

#include "base/rng.h"
#include "planetx/catalogue/clue_book.h"
#include "planetx/deal/deal.h"

namespace planetx {

// The skies that look the same to every survey and target: Planet X exchanged with an empty sector, where the laws
// allow it. Topics say nothing about Planet X, so only conferences can tell these from the true sky.
std::vector<Sky> lookAlikes(const Sky& sky);

// Whether some conferences single out Planet X. A sky without any is never dealt.
bool canBeDealt(const ClueBook& book, const Sky& sky);

// Conferences that together leave exactly one place for Planet X, and how hard they were to find.
std::vector<Clue> dealConferences(const ClueBook& book, const Sky& sky, aphelion::Rng& rng, Making& making);

} // namespace planetx
