#pragma once

#include "base/rng.h"
#include "planetx/catalogue/catalogue.h"
#include "planetx/deal/umpire.h"
#include "planetx/rules/time_track.h"

#include <algorithm>
#include <numeric>

namespace planetx {

// Plays whole games without thinking. Knows the sky and uses it now and then: theories are confirmed and games end.
class RandomPlay {
public:
    RandomPlay(Mode mode, int players, std::uint64_t seed, Play play = Play::OnScreen)
        : m_rng(seed),
          m_sky(anySky(mode)),
          m_start(newBoard(mode, play, anyOrder(players))),
          m_umpire(Oracle(Deal{m_sky, std::nullopt, {}}), m_start) {}

    // A game of this deal.
    RandomPlay(const Deal& deal, const Board& start, std::uint64_t seed)
        : m_rng(seed), m_sky(deal.sky), m_start(start), m_umpire(Oracle(deal), m_start) {}

    const Sky& sky() const { return m_sky; }
    const Board& start() const { return m_start; }
    const Umpire& umpire() const { return m_umpire; }
    const Board& board() const { return m_umpire.board(); }
    const std::vector<Event>& events() const { return m_events; } // all that everybody heard

    bool over() const { return board().phase == Phase::Over; }
    bool chance(unsigned oneIn) { return m_rng.below(oneIn) == 0; }

    template <typename Sequence>
    auto pick(const Sequence& items) {
        return m_rng.pick(items);
    }

    template <typename Sequence>
    void shuffle(Sequence& items) {
        m_rng.shuffle(items);
    }

    struct Move {
        PlayerId who;
        Action action;
    };

    // One action of somebody who may act.
    Move move() {
        const PlayerId who = m_rng.pick(mayAct());
        const Move made{who, legalAction(who)};
        play(made.who, made.action);
        return made;
    }

    void play(PlayerId who, const Action& action) { hear(m_umpire.play(who, action)->events); }

    // Somebody comes, goes or changes phones, if the rules let them.
    std::optional<Event> changeSeats() {
        const PlayerId who = below(maxPlayers);
        switch (m_rng.below(3)) {
        case 0: return change(SeatTaken{});
        case 1: return change(SeatReleased{who});
        default: return change(SeatRekeyed{who});
        }
    }

    // Somebody moves; one time in so many a seat changes instead.
    void moveOn(unsigned oneIn) {
        if (chance(oneIn))
            (void)changeSeats();
        else
            (void)move();
    }

    Action legalAction(PlayerId who) {
        for (;;)
            if (const Action action = anyAction(); !refusal(board(), m_umpire.hand(who), who, action))
                return action;
    }

    // Anything a player could ask for, sensible or not.
    Action anyAction() {
        switch (m_rng.below(10)) {
        case 0: return Survey{anyObject(), anyArc()};
        case 1: return Target{anySector()};
        case 2: return Research{static_cast<Topic>('A' + below(topics + 1))};
        case 3: return anyGuess();
        case 4: return SubmitTheories{anyTheories()};
        case 5: return chance(2) ? LastChance{anyTheories()} : LastChance{anyGuess()};
        case 6: return Review{anyTheory()};
        case 7: return HoldConference{below(3)};
        case 8: return Reveal{};
        default: return TakeBack{};
        }
    }

private:
    static const Catalogue& catalogue(Mode mode) {
        static const std::array catalogues{Catalogue(Mode::Standard), Catalogue(Mode::Expert)};
        return catalogues[static_cast<std::size_t>(mode)];
    }

    std::vector<PlayerId> mayAct() const {
        if (board().play == Play::WithBoard)
            return turnOrder(board());
        return toAct(board()) ? std::vector{*toAct(board())} : waitingFor(board());
    }

    int below(int n) { return static_cast<int>(m_rng.below(static_cast<std::uint64_t>(n))); }

    Sky anySky(Mode mode) { return catalogue(mode).sky(m_rng.below(catalogue(mode).size())); }

    std::vector<PlayerId> anyOrder(int players) {
        std::vector<PlayerId> order(static_cast<std::size_t>(players));
        std::iota(order.begin(), order.end(), 0);
        m_rng.shuffle(order);
        return order;
    }

    Ring ring() const { return edition(m_sky.mode).ring; }
    Object anyObject() { return m_rng.pick(allObjects); }
    Sector anySector() { return 1 + below(ring().size + (chance(20) ? 1 : 0)); }
    Arc anyArc() { return chance(3) ? Arc{anySector(), anySector()} : visibleSky(board()); }

    Theory anyTheory() {
        const Sector sector = anySector();
        return {sector, chance(2) ? m_sky.at(sector) : anyObject()};
    }

    std::vector<Theory> anyTheories() {
        std::vector<Theory> theories(m_rng.below(4));
        std::ranges::generate(theories, [&] { return anyTheory(); });
        return theories;
    }

    Locate anyGuess() {
        const Sector sector = chance(20) ? first(m_sky.of(Object::PlanetX)) : anySector();
        return {sector, m_sky.at(ring().step(sector, -1)), m_sky.at(ring().step(sector, 1))};
    }

    template <typename Change>
    std::optional<Event> change(const Change& event) {
        if (refusal(board(), event))
            return std::nullopt;
        hear(m_umpire.hear(event));
        return event;
    }

    void hear(const std::vector<Event>& events) { m_events.insert(m_events.end(), events.begin(), events.end()); }

    aphelion::Rng m_rng;
    Sky m_sky;
    Board m_start;
    Umpire m_umpire;
    std::vector<Event> m_events;
};

} // namespace planetx
