#pragma once

#include "planetx/rules/score.h"

#include "base/bytes.h"

#include <array>
#include <optional>
#include <string_view>

namespace planetx {

// The lines of the score sheet that people fill in: right theories by object, sectors led, and Planet X in steps of its
// points.
enum class ScoreLine : std::uint8_t { Asteroids, Comets, DwarfPlanets, GasClouds, Leader, PlanetX };

inline constexpr std::array scoreLines{ScoreLine::Asteroids, ScoreLine::Comets, ScoreLine::DwarfPlanets,
                                       ScoreLine::GasClouds, ScoreLine::Leader, ScoreLine::PlanetX};

// What was filled in for one player.
struct ScoreTally {
    std::array<int, scoreLines.size()> filled{};

    int& of(ScoreLine line) { return filled[static_cast<std::size_t>(line)]; }
    int of(ScoreLine line) const { return filled[static_cast<std::size_t>(line)]; }
    bool operator==(const ScoreTally&) const = default;
};

// As ShownScore calls them.
std::string_view name(ScoreLine line);
std::optional<ScoreLine> scoreLineIn(std::string_view name);

// Points for one of that line.
int each(const Edition& edition, ScoreLine line);

// The most that can stand there: tokens of the object; as many sectors led as right theories; what the finder gets.
int most(const Edition& edition, const ScoreTally& tally, ScoreLine line);

// What counts: what was filled in, as far as the other lines allow it.
int count(const Edition& edition, const ScoreTally& tally, ScoreLine line);
int points(const Edition& edition, const ScoreTally& tally, ScoreLine line);

// With ranks.
std::vector<Score> score(const Edition& edition, const std::vector<ScoreTally>& tallies);

// [version, [one array for each player, its lines in their order]]
aphelion::Bytes encode(const std::vector<ScoreTally>& tallies);
std::optional<std::vector<ScoreTally>> decodeTallies(aphelion::ByteView bytes);

} // namespace planetx
