#pragma once

#include "planetx/play/table.h"
#include "support/one_game.h"
#include "sim/agenda.h"
#include "sim/fate.h"
#include "sim/figures.h"
#include "sim/story.h"

#include <optional>
#include <set>

namespace planetx::sim {

// What all parts of a simulated game share: its time, its dice, what is told and counted of it.
struct Scene {
    Scene(std::uint64_t seed, Evening evening, bool aloud)
        : rng(seed),
          story(agenda, aloud),
          fate(fateOf(seed, evening, rng)),
          liars(fate.liars),
          isMajority(evening == Evening::Majority) {}
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    Agenda agenda;
    aphelion::Rng rng;
    Story story;
    Fate fate;
    Figures figures;
    std::shared_ptr<const Deal> deal;
    OneGame games{[this](const GameCode&) { return deal; }};
    Sky sky;
    aphelion::TableId table{};
    bool isQuiet = false;                      // no more misfortunes
    std::set<int> liars;                       // phones, also those that came later
    std::set<aphelion::PublicKey> lyingKeys;   // of seats and hosts
    std::optional<std::pair<int, int>> clones; // one device at two places
    std::uint32_t audience = 0;                // phones that the second one talks to, the others talk to the first
    bool isMajority = false;                   // most people lie
    std::optional<std::string> failure;
    std::set<aphelion::PublicKey> moves; // keys that people wanted for their own seats: at another phone

    bool lies(int phone) const { return liars.contains(phone); }
    bool chance(unsigned outOf1000) { return rng.below(1000) < outOf1000; }
    bool oneIn(unsigned n) { return rng.below(n) == 0; }
    Milliseconds upTo(Milliseconds most) {
        return Milliseconds(rng.below(static_cast<std::uint64_t>(most.count()) + 1));
    }

    // Only the first failure counts: what follows is its consequence.
    void fail(const std::string& what) {
        story.tell("FAILURE: " + what);
        if (!failure)
            failure = what;
    }
};

} // namespace planetx::sim
