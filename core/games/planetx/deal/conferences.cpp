#include "planetx/deal/conferences.h"

#include "planetx/catalogue/strength.h"

#include <algorithm>

namespace planetx {

namespace {

using aphelion::Rng;

// A clue that is true of the sky, with the look-alikes that it rules out, a bit each.
struct Candidate {
    RatedClue rated;
    unsigned rulesOut = 0;
};

// The clues of all conferences, in order. Standard has one, Expert two.
using Programme = std::vector<RatedClue>;

std::vector<Candidate> candidates(const std::vector<RatedClue>& clues, const Sky& sky, const std::vector<Sky>& others) {
    std::vector<Candidate> found;
    for (const RatedClue& rated : clues) {
        if (!holds(rated.clue, sky))
            continue;
        found.push_back({rated});
        for (std::size_t i = 0; i < others.size(); ++i)
            found.back().rulesOut |= holds(rated.clue, others[i]) ? 0U : 1U << i;
    }
    return found;
}

// Shows every programme of true clues that leaves exactly one place for Planet X, until it has seen enough.
template <typename Visit>
void forEachProgramme(const std::vector<RatedClue>& clues, const Sky& sky, Visit hasSeenEnough) {
    const auto others = lookAlikes(sky);
    const unsigned all = (1U << others.size()) - 1;
    const bool alone = edition(sky.mode).conferences == 1;
    const auto choice = candidates(clues, sky, others);
    for (const Candidate& one : choice) {
        if (alone && one.rulesOut == all && hasSeenEnough(&one, nullptr))
            return;
        for (const Candidate& two : choice)
            if (!alone && &one != &two && (one.rulesOut | two.rulesOut) == all && hasSeenEnough(&one, &two))
                return;
    }
}

std::vector<Programme> programmes(const std::vector<RatedClue>& clues, const Sky& sky) {
    std::vector<Programme> found;
    forEachProgramme(clues, sky, [&](const Candidate* one, const Candidate* two) {
        found.push_back(two ? Programme{one->rated, two->rated} : Programme{one->rated});
        return false;
    });
    return found;
}

bool hasProgramme(const std::vector<RatedClue>& clues, const Sky& sky) {
    bool found = false;
    forEachProgramme(clues, sky, [&](const Candidate*, const Candidate*) { return found = true; });
    return found;
}

std::vector<RatedClue> withReserve(const ClueBook& book) {
    auto clues = book.conferences;
    clues.insert(clues.end(), book.reserve.begin(), book.reserve.end());
    return clues;
}

using Titles = std::vector<Title>;

Titles titlesOf(const Programme& programme) {
    Titles titles;
    for (const RatedClue& rated : programme)
        titles.push_back(title(rated.clue));
    return titles;
}

// All titles the conferences could be announced by, in a random order; two different ones before two alike.
std::vector<Titles> shuffledTitles(Mode mode, Rng& rng) {
    const std::array<std::optional<Object>, 5> others{Object::Comet, Object::Asteroid, Object::DwarfPlanet,
                                                      Object::GasCloud, std::nullopt};
    std::vector<Titles> drawn;
    for (const auto& one : others) {
        if (edition(mode).conferences == 1)
            drawn.push_back({{Object::PlanetX, one}});
        else
            for (const auto& two : others)
                drawn.push_back({{Object::PlanetX, one}, {Object::PlanetX, two}});
    }
    rng.shuffle(drawn);
    std::ranges::stable_partition(drawn, [](const Titles& t) { return t.size() == 1 || t[0] != t[1]; });
    return drawn;
}

std::vector<Programme> announcedAs(const std::vector<Programme>& all, const Titles& titles, Band band,
                                   std::size_t skies) {
    std::vector<Programme> fitting;
    for (const Programme& programme : all)
        if (titlesOf(programme) == titles &&
            std::ranges::all_of(programme, [&](const RatedClue& rated) { return band.contains(skies, rated.skies); }))
            fitting.push_back(programme);
    return fitting;
}

std::vector<Clue> cluesOf(const Programme& programme) {
    std::vector<Clue> clues;
    for (const RatedClue& rated : programme)
        clues.push_back(rated.clue);
    return clues;
}

} // namespace

std::vector<Sky> lookAlikes(const Sky& sky) {
    std::vector<Sky> found;
    forEach(sky.of(Object::Empty), [&](Sector empty) {
        Sky other = sky;
        other.where[index(Object::Empty)] ^= only(empty) | sky.of(Object::PlanetX);
        other.where[index(Object::PlanetX)] = only(empty);
        if (!brokenLaw(other))
            found.push_back(other);
    });
    return found;
}

bool canBeDealt(const ClueBook& book, const Sky& sky) {
    return hasProgramme(book.conferences, sky) || hasProgramme(withReserve(book), sky);
}

std::vector<Clue> dealConferences(const ClueBook& book, const Sky& sky, Rng& rng, Making& making) {
    const auto order = shuffledTitles(sky.mode, rng); // before the sky is looked at
    const auto all = programmes(book.conferences, sky);
    if (all.empty()) {
        ++making.conferenceWidenings; // the reserve is outside every band
        return cluesOf(rng.pick(programmes(withReserve(book), sky)));
    }
    for (Band band = usualConferenceBand;; band = band.widened(), ++making.conferenceWidenings)
        for (const Titles& titles : order) {
            ++making.conferenceTitleDraws;
            const auto fitting = announcedAs(all, titles, band, book.skies);
            if (!fitting.empty())
                return cluesOf(rng.pick(fitting));
        }
}

} // namespace planetx
