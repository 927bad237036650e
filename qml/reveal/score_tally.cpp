#include "qml/reveal/score_tally.h"

#include "base/cbor.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr std::uint64_t version = 1;
constexpr std::uint64_t greatest = 255; // far more than any line can hold
constexpr std::array<std::string_view, scoreLines.size()> names{"asteroids", "comets", "dwarfPlanets",
                                                                "gasClouds", "leader", "planetX"};

std::optional<Object> objectOf(ScoreLine line) {
    switch (line) {
    case ScoreLine::Asteroids: return Object::Asteroid;
    case ScoreLine::Comets: return Object::Comet;
    case ScoreLine::DwarfPlanets: return Object::DwarfPlanet;
    case ScoreLine::GasClouds: return Object::GasCloud;
    case ScoreLine::Leader:
    case ScoreLine::PlanetX: break;
    }
    return std::nullopt;
}

template <typename Of>
int sumOverTheories(Of of) {
    int sum = 0;
    for (const ScoreLine line : scoreLines)
        sum += objectOf(line) ? of(line) : 0;
    return sum;
}

} // namespace

std::string_view name(ScoreLine line) { return names[static_cast<std::size_t>(line)]; }

std::optional<ScoreLine> scoreLineIn(std::string_view wanted) {
    const auto found = std::ranges::find(scoreLines, wanted, [](ScoreLine line) { return name(line); });
    return found == scoreLines.end() ? std::nullopt : std::optional(*found);
}

int each(const Edition& edition, ScoreLine line) {
    if (const auto object = objectOf(line))
        return points(edition, *object);
    return line == ScoreLine::PlanetX ? pointsPerSectorBehind : 1;
}

int most(const Edition& edition, const ScoreTally& tally, ScoreLine line) {
    if (const auto object = objectOf(line))
        return edition.tokens(*object);
    if (line == ScoreLine::PlanetX)
        return finderPoints / pointsPerSectorBehind;
    return sumOverTheories([&](ScoreLine theories) { return count(edition, tally, theories); });
}

int count(const Edition& edition, const ScoreTally& tally, ScoreLine line) {
    return std::clamp(tally.of(line), 0, most(edition, tally, line));
}

int points(const Edition& edition, const ScoreTally& tally, ScoreLine line) {
    return count(edition, tally, line) * each(edition, line);
}

std::vector<Score> score(const Edition& edition, const std::vector<ScoreTally>& tallies) {
    std::vector<Score> scores;
    for (const ScoreTally& tally : tallies)
        scores.push_back(
            {.leader = points(edition, tally, ScoreLine::Leader),
             .theories = sumOverTheories([&](ScoreLine theories) { return points(edition, tally, theories); }),
             .planetX = points(edition, tally, ScoreLine::PlanetX)});
    rank(scores);
    return scores;
}

aphelion::Bytes encode(const std::vector<ScoreTally>& tallies) {
    aphelion::CborWriter writer;
    writer.array(2).number(version).array(tallies.size());
    for (const ScoreTally& tally : tallies) {
        writer.array(tally.filled.size());
        for (const int filled : tally.filled)
            writer.number(static_cast<std::uint64_t>(filled));
    }
    return writer.take();
}

std::optional<std::vector<ScoreTally>> decodeTallies(aphelion::ByteView bytes) {
    aphelion::CborReader reader(bytes);
    reader.array(2);
    if (reader.number() != version)
        reader.fail();
    std::vector<ScoreTally> tallies(std::min<std::size_t>(reader.array(), maxPlayers));
    for (ScoreTally& tally : tallies) {
        reader.array(tally.filled.size());
        for (int& filled : tally.filled)
            filled = static_cast<int>(reader.number(greatest));
    }
    return reader.done() ? std::optional(tallies) : std::nullopt;
}

} // namespace planetx
