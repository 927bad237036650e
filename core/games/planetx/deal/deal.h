#pragma once

#include "planetx/rules/clue.h"

#include <array>
#include <optional>
#include <vector>

namespace planetx {

enum class Season : std::uint8_t { Spring, Summer, Autumn, Winter };

inline constexpr std::size_t seasons = 4;

// A player's experience: how many of the season's facts are given at the start.
enum class Level : std::uint8_t { Junior, Beginner, Experienced, Genius };

constexpr std::size_t factsFor(Level level) { return 12 - 4 * static_cast<std::size_t>(level); }

inline constexpr std::size_t topicCount = topics;

using TopicClues = std::array<Clue, topicCount>;
using StartingFacts = std::array<Fact, 12>;

// How hard the clues were to find: for the audit, not for players.
struct Making {
    int titleDraws = 0;     // sets of topic titles drawn until one fitted the sky
    int topicWidenings = 0; // steps by which the band of strengths was widened
    int conferenceTitleDraws = 0;
    int conferenceWidenings = 0;
    bool operator==(const Making&) const = default;
};

// The rules that topics and conferences tell.
struct Clues {
    TopicClues topics;
    std::vector<Clue> conferences;
    Making making;
    bool operator==(const Clues&) const = default;
};

// A whole hidden game. Clues are missing only for the few skies that are never dealt.
struct Deal {
    Sky sky;
    std::optional<Clues> clues;
    std::array<StartingFacts, seasons> start{};
    bool operator==(const Deal&) const = default;
};

} // namespace planetx
