#pragma once

#include "planetx/counsel/knowledge.h"
#include "support/people.h"

namespace planetx {

// What bots think with, made once for each mode.
struct Shelf {
    Catalogue catalogue;
    ClueBook book;

    explicit Shelf(Mode mode) : catalogue(mode), book(catalogue) {}

    static const Shelf& of(Mode mode) {
        static const std::array<Shelf, 2> all{Shelf(Mode::Standard), Shelf(Mode::Expert)};
        return all[static_cast<std::size_t>(mode)];
    }
    Bot bot(Skill skill, std::uint64_t seed) const {
        return {catalogue, book, characterOf(catalogue.mode(), skill), seed};
    }
};

// People at a table who play like bots, each from what the table tells them.
class BotEvening {
public:
    BotEvening(Mode mode, int players, std::uint64_t seed, Skill skill = Skill::Professor)
        : m_people({GameCode(mode, seed), Play::OnScreen, Help::None, order(players)}, seed, wishes(players)),
          m_bot(Shelf::of(mode).bot(skill, seed)) {}

    People& people() { return m_people; }
    const Table& table() const { return m_people.table(); }
    bool over() const { return m_people.board().phase == Phase::Over; }
    Guesses guesses(PlayerId who) const { return guessesOf(table().game(), who, m_people.kept()); }
    std::vector<Told> told(PlayerId who) const { return toldTo(table(), who, guesses(who)); }
    Prospect prospect(PlayerId who) const { return prospectOf(table(), who, m_people.hand(who), guesses(who)); }
    Sky sky() const { return std::get<Sky>(*table().oracle().answer(Revealed{})); }

    // The next action; what is wrong with it, if anything.
    std::optional<std::string> move() {
        const PlayerId who = waitingFor(m_people.board()).front();
        return m_people.play(who, chosenBy(m_bot, prospect(who)));
    }

private:
    static std::vector<PlayerId> order(int players) {
        std::vector<PlayerId> all(static_cast<std::size_t>(players));
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<PlayerId>(i);
        return all;
    }
    static std::vector<Wish> wishes(int players) {
        std::vector<Wish> all;
        for (int i = 0; i < players; ++i)
            all.push_back({static_cast<Season>(i), Level::Beginner, i, {}});
        return all;
    }

    People m_people;
    Bot m_bot;
};

} // namespace planetx
