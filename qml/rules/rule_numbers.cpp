#include "qml/rules/rule_numbers.h"

#include "planetx/rules/score.h"
#include "planetx/rules/sky.h"
#include "qml/shown/names.h"

#include <span>
#include <vector>

namespace planetx {

namespace {

template <typename Number>
QVariantMap byLetter(std::span<const Object> objects, Number number) {
    QVariantMap map;
    for (const Object object : objects)
        map.insert(letterOf(object), number(object));
    return map;
}

// The values from 1 to `last`, equal neighbours put together.
template <typename Value>
QVariantList stages(int last, Value value) {
    std::vector<ShownStage> made;
    for (int i = 1; i <= last; ++i)
        if (made.empty() || made.back().value != value(i))
            made.push_back({i, i, value(i)});
        else
            made.back().to = i;
    return listOf(made);
}

// Somebody so far behind the finder, in the last chance.
int theoriesBehind(int sectors) {
    Board board = newBoard(Mode::Standard, Play::OnScreen, {0, 1});
    board.phase = Phase::LastChance;
    board.finder = 0;
    player(board, 0).pawn.time = sectors;
    return theoryLimit(board, 1);
}

} // namespace

ShownEdition shown(const Edition& edition) {
    ShownEdition made;
    made.sectors = edition.ring.size;
    made.visibleSectors = edition.visibleSectors();
    made.count = byLetter(allObjects, [&](Object object) { return edition.of(object); });
    made.tokens = byLetter(bodies, [&](Object object) { return edition.tokens(object); });
    made.points = byLetter(bodies, [&](Object object) { return points(edition, object); });
    made.cometSectors = sectorsIn(edition.cometSectors);
    made.theorySectors = sectorsIn(edition.theoryIcons);
    for (int i = 0; i < edition.conferences; ++i)
        made.conferenceSectors.push_back(edition.conferenceIcons[static_cast<std::size_t>(i)]);
    made.theoryLimit = edition.theoryLimit;
    return made;
}

QVariantList RuleNumbers::surveyCosts() { return stages(edition(Mode::Expert).visibleSectors(), surveyCost); }
int RuleNumbers::targetPrice() { return targetCost; }
int RuleNumbers::researchPrice() { return researchCost; }
int RuleNumbers::locatePrice() { return locateCost; }
int RuleNumbers::pointsOfFinder() { return finderPoints; }
int RuleNumbers::pointsPerSector() { return pointsPerSectorBehind; }

// How far apart the law lets the outermost dwarf planets be.
int RuleNumbers::dwarfBand() {
    const Edition& expert = edition(Mode::Expert);
    int span = expert.of(Object::DwarfPlanet);
    while (!spansDwarfBand(expert.ring, only(1) | only(2) | only(3) | only(span)))
        ++span;
    return span;
}

// The finder was rearmost, so nobody is further behind than the way to it.
QVariantList RuleNumbers::lastChances() { return stages(locateCost, theoriesBehind); }

} // namespace planetx
