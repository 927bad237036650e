#pragma once

#include <QtTest>

#include "planetx/deal/umpire.h"
#include "planetx/rules/after.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <numeric>
#include <source_location>

namespace planetx {

// Two legal skies, one letter a sector. Planet X is in sector 10 and in sector 7.
inline constexpr std::string_view standardSky = "DCAAGECAAXEG";
inline constexpr std::string_view expertSky = "ECAAGEXEAAGEDEDDCD";

inline constexpr Locate standardFind{10, Object::Asteroid, Object::Empty};

inline constexpr std::optional<Refusal> allowed;

inline char* toString(Refusal refusal) { return qstrdup(name(refusal).data()); }
inline char* toString(const std::optional<Refusal>& refusal) {
    return refusal ? toString(*refusal) : qstrdup("allowed");
}

inline Sectors setOf(std::initializer_list<Sector> sectors) {
    return std::accumulate(sectors.begin(), sectors.end(), Sectors{},
                           [](Sectors set, Sector s) { return set | only(s); });
}

// A deal with this sky. Topic A says "a band of 3", B "a band of 4" and so on.
inline Deal dealOf(std::string_view letters) {
    Clues clues;
    for (int topic = 0; topic < topics; ++topic)
        clues.topics[static_cast<std::size_t>(topic)] = {ClueKind::Band, Object::Asteroid, std::nullopt, 3 + topic};
    clues.conferences = {{ClueKind::NotOpposite, Object::PlanetX, Object::Comet},
                         {ClueKind::Within, Object::PlanetX, Object::Comet, 7}};
    return {*skyOf(letters), clues, {}};
}

// A game that has come so far: the pawns' times, player by player. Of players level with each other the first acts
// first.
inline Board boardAt(Mode mode, const std::vector<int>& times, Play play = Play::OnScreen) {
    std::vector<PlayerId> order(times.size());
    std::iota(order.begin(), order.end(), 0);
    Board board = newBoard(mode, play, order);
    for (const PlayerId who : order)
        player(board, who).pawn.time = times[static_cast<std::size_t>(who)];
    board.earth = std::ranges::min(times);
    return board;
}

inline Board afterAll(Board board, const std::vector<Event>& events) {
    return std::accumulate(events.begin(), events.end(), std::move(board), after);
}

inline std::vector<int> times(const Board& board) {
    std::vector<int> all;
    for (const Player& p : board.players)
        all.push_back(p.pawn.time);
    return all;
}

// The events of one type, in order.
template <typename Kind>
std::vector<Kind> eventsOf(const std::vector<Event>& events) {
    std::vector<Kind> found;
    for (const Event& event : events)
        if (const auto* e = std::get_if<Kind>(&event))
            found.push_back(*e);
    return found;
}

// People around a game: the test fails where they do what the rules refuse.
struct Table {
    Umpire umpire;

    explicit Table(Board board) : Table(board, board.mode == Mode::Standard ? standardSky : expertSky) {}
    Table(Board board, std::string_view letters) : umpire(Oracle(dealOf(letters)), std::move(board)) {}

    const Board& board() const { return umpire.board(); }
    int time(PlayerId who) const { return player(board(), who).pawn.time; }
    int tokensLeft(PlayerId who, Object object) const {
        return planetx::tokensLeft(edition(board()), umpire.hand(who), object);
    }
    std::optional<Refusal> refusal(PlayerId who, const Action& action) const {
        return planetx::refusal(board(), umpire.hand(who), who, action);
    }

    Umpire::Outcome play(PlayerId who, const Action& action,
                         std::source_location at = std::source_location::current()) {
        const auto outcome = umpire.play(who, action);
        if (outcome)
            return *outcome;
        QTest::qFail(name(outcome.fault()).data(), at.file_name(), static_cast<int>(at.line()));
        return {};
    }

    // Whoever is to act surveys the whole visible sky, until a theory phase begins.
    std::vector<Event> playToTheoryPhase() {
        std::vector<Event> events;
        while (board().phase == Phase::Turn)
            std::ranges::copy(play(*toAct(board()), Survey{Object::Asteroid, visibleSky(board())}).events,
                              std::back_inserter(events));
        return events;
    }

    // The next theory phase with these choices; the other players choose none.
    std::vector<Event> theoryPhase(std::map<PlayerId, std::vector<Theory>> choices = {},
                                   std::source_location at = std::source_location::current()) {
        playToTheoryPhase();
        std::vector<Event> events;
        for (const PlayerId who : waitingFor(board()))
            events = play(who, SubmitTheories{choices[who]}, at).events;
        return events;
    }

    // Nobody submits anything until it is somebody's turn again.
    void skipTheoryPhases() {
        while (board().phase == Phase::Theories)
            theoryPhase();
    }
};

} // namespace planetx
