#include "sim/fate.h"

#include <algorithm>
#include <array>

namespace planetx::sim {

namespace {

using aphelion::Rng;

// Some games know nothing of it, in most it is rare, in a few it is bad.
unsigned rate(Rng& rng, unsigned worst) {
    switch (rng.below(4)) {
    case 0: return 0;
    case 1:
    case 2: return static_cast<unsigned>(rng.below(1 + worst / 8));
    default: return static_cast<unsigned>(rng.below(1 + worst));
    }
}

Milliseconds between(Rng& rng, unsigned oneGameIn, int fewestSeconds, int mostSeconds) {
    if (rng.below(oneGameIn) != 0)
        return Milliseconds(0);
    return Milliseconds(1000 * fewestSeconds +
                        static_cast<int>(rng.below(static_cast<std::uint64_t>(1000 * (mostSeconds - fewestSeconds)))));
}

// Everybody at a phone of their own, and one of them lies: of two or more people one, or nobody who has a seat.
void seatLiar(Fate& fate, Rng& rng) {
    fate.devices = 2 + static_cast<int>(rng.below(3));
    const auto liar = static_cast<int>(rng.below(static_cast<std::uint64_t>(fate.devices)));
    fate.liars = {liar};
    const std::size_t people = 2 + rng.below(3);
    fate.seats.clear();
    for (std::size_t i = 0; i < people; ++i) {
        const auto honest = static_cast<int>(rng.below(static_cast<std::uint64_t>(fate.devices - 1)));
        fate.seats.push_back(honest < liar ? honest : honest + 1);
    }
    if (rng.below(8) != 0)
        fate.seats[rng.below(people)] = liar;
}

// Of three or four people all but one lie, each at a phone of their own.
void seatMajority(Fate& fate, Rng& rng) {
    fate.devices = 3 + static_cast<int>(rng.below(2));
    fate.seats.clear();
    for (int i = 0; i < fate.devices; ++i) {
        fate.seats.push_back(i);
        fate.liars.insert(i);
    }
    fate.liars.erase(static_cast<int>(rng.below(static_cast<std::uint64_t>(fate.devices))));
}

} // namespace

Fate fateOf(std::uint64_t seed, Evening evening, Rng& rng) {
    Fate fate;
    fate.mode = seed % 16 == 5 ? Mode::Expert : Mode::Standard;
    fate.onDisk = seed % 40 == 11;
    fate.devices = 1 + static_cast<int>(rng.below(4));
    for (std::size_t left = 1 + rng.below(4); left > 0; --left)
        fate.seats.push_back(static_cast<int>(rng.below(static_cast<std::uint64_t>(fate.devices))));
    if (evening == Evening::Liar)
        seatLiar(fate, rng);
    if (evening == Evening::Majority)
        seatMajority(fate, rng);
    fate.lies = rate(rng, 150);
    fate.betweenLies = Milliseconds(500 + rng.below(6'000));
    fate.clones = evening != Evening::Honest && !fate.onDisk && rng.below(3) == 0;
    const std::size_t players = fate.seats.size();
    const bool withBots = rng.below(4) == 0;
    for (std::size_t i = 0; i < players; ++i) {
        const bool first = std::ranges::count(fate.bots, true) == 0; // where people are counted, one is enough
        const bool may = evening == Evening::Honest || (i > 0 && first && fate.seats[i] == 0);
        fate.bots.push_back(withBots && may && rng.below(3) == 0);
        if (fate.bots.back())
            fate.seats[i] = 0;
    }
    // Fewer than half of the people, or one of two.
    const auto isHonest = [&](std::size_t i) { return !fate.bots[i] && !fate.liars.contains(fate.seats[i]); };
    std::size_t honest = 0;
    for (std::size_t i = 0; i < players; ++i)
        honest += isHonest(i) ? 1 : 0;
    if (evening == Evening::Liar && honest == 0)
        fate.bots.assign(players, false);
    fate.capacity = rng.pick(std::array<std::size_t, 8>{20, 185, 509, 509, 4104, 4104, 4104, 4104});
    if (fate.capacity < 500)
        fate.perFragment = Milliseconds(fate.capacity == 20 ? 2 : 8);
    fate.haste = 4 + static_cast<unsigned>(rng.below(12));
    if (evening != Evening::Honest)
        fate.troubled = Milliseconds(30'000 + rng.below(200'000)); // there is time to lie
    if (rng.below(10) == 0)
        return fate; // an evening without misfortunes
    fate.lost = rate(rng, 200);
    fate.repeated = rate(rng, 200);
    fate.late = rate(rng, 200);
    fate.corrupted = rate(rng, 50);
    fate.cuts = between(rng, 2, 5, 120);
    fate.pauses = between(rng, 2, 10, 120);
    fate.crashes = between(rng, 2, 10, 120);
    fate.deaths = between(rng, 4, 60, 300);
    fate.fullDisks = between(rng, 3, 10, 120);
    fate.partings = between(rng, 3, 30, 150);
    fate.newcomers = between(rng, 3, 15, 120);
    if (evening == Evening::Honest && rng.below(8) == 0) { // an evening on which everybody carries on everywhere
        fate.devices = std::max(fate.devices, 3);
        fate.partings = Milliseconds(10'000 + rng.below(20'000));
    }
    fate.troubled = Milliseconds(30'000 + rng.below(270'000));
    return fate;
}

} // namespace planetx::sim
