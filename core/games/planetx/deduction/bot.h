#pragma once

#include "planetx/catalogue/clue_book.h"
#include "planetx/deduction/insight.h"
#include "planetx/rules/hand.h"
#include "planetx/rules/skill.h"

namespace planetx {

// What makes the difference between skills: how much of its knowledge a bot uses. Fitted so that each is done after
// about the time that docs/bots.md tells.
struct Character {
    std::size_t looksAt;  // so many of the candidates when it weighs what to ask
    double distraction;   // how far its judgement of a question may be off, as a power of e
    double sureOfTheory;  // how likely a theory must be before it is published
    bool guessesAtTheEnd; // whether theories of the last chance, which cost nothing, may be guesses
};

const Character& characterOf(Mode mode, Skill skill);

// All that a bot may use: the public board, its own hand, what it has been told, and the topics' titles.
struct BotView {
    const Board& board;
    PlayerId who;
    const Hand& hand;
    std::span<const Evidence> evidence;
    std::span<const Title> topics; // A, B, C …
    std::span<const Topic> read;   // those it has researched
};

// Decides what a player does. Pure: the same view and seed give the same decision, and there is no way to the sky.
class Bot {
public:
    Bot(const Catalogue& catalogue, const ClueBook& book, const Character& character, std::uint64_t seed)
        : m_catalogue(&catalogue), m_book(&book), m_character(&character), m_seed(seed) {}

    // For a player whom the game waits for.
    Action choose(const BotView& view) const;

private:
    std::vector<Insight> options(const BotView& view, const Candidates& candidates) const;
    std::optional<Action> favourite(const BotView& view, const std::vector<Insight>& options) const;
    Action turn(const BotView& view, const Candidates& candidates) const;
    std::vector<Theory> theories(const BotView& view, const Candidates& candidates, double sure) const;
    LastChance lastChance(const BotView& view, const Candidates& candidates) const;

    const Catalogue* m_catalogue;
    const ClueBook* m_book;
    const Character* m_character;
    std::uint64_t m_seed;
};

} // namespace planetx
