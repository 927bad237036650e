#include "planetx/catalogue/clue_book.h"

#include "planetx/catalogue/census.h"

#include <algorithm>

namespace planetx {

namespace {

using enum ClueKind;

using ClueList = std::vector<Clue>;

void addNumbered(ClueList& clues, ClueKind kind, Object x, std::optional<Object> y, int from, int to) {
    for (int n = from; n <= to; ++n)
        clues.push_back({kind, x, y, n});
}

void addAboutOne(ClueList& clues, Mode mode, Object x) {
    for (const ClueKind kind : {SomeOpposite, NoneOpposite, EveryOpposite})
        clues.push_back({kind, x, x});
    addNumbered(clues, NoneWithin, x, x, 2, 6);
    if (mode == Mode::Standard || x != Object::DwarfPlanet) // in Expert a law says where that band ends
        addNumbered(clues, Band, x, std::nullopt, 2, 8);
    if (x == Object::Asteroid)
        clues.push_back({Consecutive, x, std::nullopt});
    if (x == Object::DwarfPlanet && mode == Mode::Expert)
        clues.push_back({RunOf, x, std::nullopt, 3});
}

void addAboutTwo(ClueList& clues, Mode mode, Object x, Object y) {
    for (const ClueKind kind : {SomeAdjacent, NoneAdjacent, EveryAdjacent, SomeOpposite, NoneOpposite, EveryOpposite})
        clues.push_back({kind, x, y});
    addNumbered(clues, EveryWithin, x, y, 2, 5);
    addNumbered(clues, NoneWithin, x, y, 2, 6);
    addNumbered(clues, BandOfTwo, x, y, 3, mode == Mode::Standard ? 9 : 12);
}

ClueList topicClues(Mode mode) {
    ClueList clues;
    for (const Object x : bodies) {
        addAboutOne(clues, mode, x);
        for (const Object y : bodies)
            if (x != y)
                addAboutTwo(clues, mode, x, y);
    }
    return clues;
}

// Never positively adjacent or opposite (too strong), never "not adjacent to a dwarf planet" (a law).
ClueList conferenceClues() {
    ClueList clues;
    for (const Object y : {Object::Comet, Object::Asteroid, Object::DwarfPlanet, Object::GasCloud, Object::Empty}) {
        if (y != Object::DwarfPlanet)
            clues.push_back({NotAdjacent, Object::PlanetX, y});
        clues.push_back({NotOpposite, Object::PlanetX, y});
        if (y == Object::Empty)
            continue;
        addNumbered(clues, Within, Object::PlanetX, y, 2, 7);
        addNumbered(clues, NotWithin, Object::PlanetX, y, 2, 7);
    }
    return clues;
}

// Whether "no X is adjacent to a Y" says the same as "no Y is adjacent to an X".
bool readsBothWays(ClueKind kind) {
    const Rule rule = ruleOf(kind);
    return rule == Rule::Some || rule == Rule::None || rule == Rule::Band;
}

std::vector<RatedClue> rated(const Census& census, std::size_t allSkies, const ClueList& clues) {
    std::vector<RatedClue> book;
    for (const Clue& clue : clues) {
        const auto mirrored = std::ranges::find_if(book, [&](const RatedClue& other) {
            return readsBothWays(clue.kind) && other.clue == Clue{clue.kind, clue.y.value_or(clue.x), clue.x, clue.n};
        });
        const std::size_t skies = mirrored != book.end() ? mirrored->skies : census.skiesWhere(clue);
        if (skies > 0 && skies < allSkies)
            book.push_back({clue, skies});
    }
    return book;
}

} // namespace

ClueBook::ClueBook(const Catalogue& catalogue) : skies(catalogue.size()) {
    const Census census(catalogue);
    topics = rated(census, catalogue.size(), topicClues(catalogue.mode()));
    conferences = rated(census, catalogue.size(), conferenceClues());
    for (int n = 2; n <= 7; ++n)
        reserve.push_back({{NotWithin, Object::PlanetX, Object::Empty, n}});
}

} // namespace planetx
