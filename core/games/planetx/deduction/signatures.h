#pragma once

#include "planetx/deduction/candidates.h"
#include "planetx/deduction/hitting_set.h"

namespace planetx {

// By object, the sectors that hold it in at least one of some skies.
struct Possible {
    std::array<Sectors, 6> where{};

    void add(const Catalogue& catalogue, SkyId id);
    bool operator==(const Possible&) const = default;
};

// What speaks against something: the skies that do not agree with a claim, or without one all skies.
using Against = std::optional<Claim>;

// Whether one of these skies does.
bool speaks(const Possible& skies, const Against& against);

// The skies that pass all tests and speak.
Candidates skiesLeft(const Catalogue& catalogue, std::span<const SkyTest> tests, const Against& against);

// Some skies that disagree with the same pieces of evidence.
struct Signature {
    Pieces pieces = 0;
    Possible possible;
};

// Which pieces the skies of a catalogue disagree with. Some pieces prove a claim if every sky that speaks against it
// disagrees with one of them.
class Signatures {
public:
    // At most 64 tests.
    Signatures(const Catalogue& catalogue, std::span<const SkyTest> evidence);

    // Skies that agree with the chosen pieces, and one of them speaks; such as disagree with few pieces. Nothing only
    // if there are no such skies.
    std::optional<Signature> missedBy(Pieces chosen, const Against& against);

private:
    void add(std::span<const SkyId> ids);

    const Catalogue& m_catalogue;
    std::span<const SkyTest> m_tests;
    std::vector<Signature> m_known; // of the skies that seem to disagree with least, then of skies that were missed
};

} // namespace planetx
