#pragma once

#include "planetx/rules/clue.h"

#include <variant>

namespace planetx {

// Answers: what only the asker learns (or everybody, of a conference, a review by hand and the reveal).

struct SurveyCount {
    int count = 0; // Planet X counts as empty
    bool operator==(const SurveyCount&) const = default;
};

struct Appears {
    Object object{}; // Empty also for Planet X
    bool operator==(const Appears&) const = default;
};

// Nothing for a sky that is never dealt.
struct ClueRead {
    std::optional<Clue> clue;
    bool operator==(const ClueRead&) const = default;
};

struct Found {
    bool found = false;
    bool operator==(const Found&) const = default;
};

struct Verdict {
    bool correct = false;
    bool operator==(const Verdict&) const = default;
};

using Answer = std::variant<SurveyCount, Appears, ClueRead, Found, Verdict, Sky>;

} // namespace planetx
