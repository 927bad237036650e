#include "planetx/counsel/replay.h"

#include "planetx/deduction/topic_insight.h"
#include "planetx/play/moves.h"

#include <algorithm>
#include <cmath>

namespace planetx {

namespace {

bool isOver(const Table& table) { return table.board().phase == Phase::Over; }

Guesses openedGuesses(const Table& table, PlayerId who) { return guessesOf(table.game(), who, {}); }

// Theories of this phase that were turned up since.
std::vector<Theory> theoriesOf(const PublicGame& ended, PlayerId who, int phase) {
    std::vector<Theory> all;
    for (const PlacedToken& placed : ended.placed)
        if (placed.token.who == who && placed.token.phase == phase && placed.shown)
            all.push_back({placed.token.sector, *placed.shown});
    return all;
}

// What the entry was before it was public: an action, where a person decided on it.
struct Decided {
    const PublicGame& ended;
    const Board& before;
    EntryNumber entry;

    std::optional<Decision> operator()(const Surveyed& e) const { return by(e.who, Survey{e.object, e.arc}); }
    std::optional<Decision> operator()(const Targeted& e) const { return by(e.who, Target{e.sector}); }
    std::optional<Decision> operator()(const Researched& e) const { return by(e.who, Research{e.topic}); }
    std::optional<Decision> operator()(const Located& e) const {
        const auto sealed = std::ranges::find(ended.guesses, entry, &SealedGuess::entry);
        if (sealed == ended.guesses.end() || !sealed->shown)
            return std::nullopt;
        return isLast() ? by(e.who, LastChance{*sealed->shown}) : by(e.who, *sealed->shown);
    }
    std::optional<Decision> operator()(const TheoriesSealed& e) const {
        return by(e.who, SubmitTheories{theoriesOf(ended, e.who, before.theoryPhases)});
    }
    std::optional<Decision> operator()(const TheoriesPlaced& e) const {
        return isLast() ? by(e.who, LastChance{theoriesOf(ended, e.who, before.theoryPhases)}) : std::nullopt;
    }
    template <typename Kind>
    std::optional<Decision> operator()(const Kind&) const {
        return std::nullopt; // follows from the rules, or says nothing about the game
    }

private:
    bool isLast() const { return before.phase == Phase::LastChance; }
    std::optional<Decision> by(PlayerId who, Action action) const { return Decision{entry, who, std::move(action)}; }
};

// The player's theories that lay on the board by then.
Hand handBy(const Table& earlier, const Table& ended, PlayerId who) {
    Hand hand = handOf(ended.game(), who, {});
    std::erase_if(hand.submitted, [&](const Hand::Submitted& one) {
        return std::ranges::find(earlier.game().placed, TokenId{who, one.theory.sector, one.phase},
                                 &PlacedToken::token) == earlier.game().placed.end();
    });
    return hand;
}

// What an action is expected to tell. An arc that was surveyed is looked at by itself, wherever the Earth stands.
class Expectation {
public:
    Expectation(const Candidates& candidates, const ClueBook& book, const Table& table)
        : m_candidates(candidates), m_book(book), m_table(table) {}

    Insight of(const Action& action) const {
        return std::visit([&](const auto& a) { return tells(a); }, action);
    }

private:
    Insight asked(const Action& question, const Outlook& outlook) const {
        const auto all = insights(m_candidates, outlook, About::SkyAndX);
        const auto found = std::ranges::find(all, question, &Insight::action);
        return found == all.end() ? asksNothing(question) : *found;
    }
    Insight asksNothing(const Action& action) const { return {action, costOf(edition(m_table.board()), action), 0, 0}; }
    Insight tells(const Survey& a) const { return asked(a, {a.arc, false}); }
    Insight tells(const Target& a) const { return asked(a, {{a.sector, a.sector}, true}); }
    Insight tells(const Research& a) const {
        return TopicInsight(m_candidates, m_book).of(a.topic, m_table.topicTitle(a.topic));
    }
    template <typename Kind>
    Insight tells(const Kind& a) const {
        return asksNothing(a);
    }

    const Candidates& m_candidates;
    const ClueBook& m_book;
    const Table& m_table;
};

} // namespace

std::vector<std::vector<Knowledge>> knowledgeOfAll(const Catalogue& catalogue, const Table& table) {
    std::vector<std::vector<Knowledge>> all;
    if (isOver(table))
        for (PlayerId who = 0; who < static_cast<PlayerId>(table.board().players.size()); ++who)
            all.push_back(knowledgeOf(catalogue, toldTo(table, who, openedGuesses(table, who))));
    return all;
}

const Knowledge* firstLocatable(std::span<const Knowledge> knowledge) {
    const auto found = std::ranges::find_if(knowledge, [](const Knowledge& one) { return one.locatable.has_value(); });
    return found == knowledge.end() ? nullptr : &*found;
}

std::size_t skiesAfter(std::span<const Knowledge> knowledge, EntryNumber entry) {
    std::size_t skies = 0;
    for (const Knowledge& one : knowledge)
        if (one.entry <= entry)
            skies = one.skies;
    return skies;
}

std::vector<Decision> decisionsOf(const Table& table) {
    std::vector<Decision> all;
    if (!isOver(table))
        return all;
    PublicGame game = *newGame(table.log().opened());
    for (const aphelion::Entry& entry : table.log().entries()) {
        if (entry.number == 0)
            continue;
        if (const auto event = eventOf(entry.ask.body))
            if (auto decision = std::visit(Decided{table.game(), game.board, entry.number}, *event))
                all.push_back(std::move(*decision));
        game = after(std::move(game), entry);
    }
    return all;
}

bool Advice::wasBest() const {
    constexpr double little = 0.05; // of a bit: nobody reads more digits than one
    if (best.action == done.action)
        return true;
    return best.bits > 0 && best.cost >= done.cost && best.bits < done.bits + little &&
           best.bitsAboutX < done.bitsAboutX + little;
}

Advice adviceOn(const Catalogue& catalogue, const ClueBook& book, const Table& table, const Decision& decision) {
    const Table earlier = table.upTo(decision.entry);
    const Prospect prospect =
        prospectOf(earlier, decision.who, handBy(earlier, table, decision.who), openedGuesses(table, decision.who));
    Candidates before(catalogue);
    for (const Evidence& piece : prospect.evidence)
        before.narrow(piece);
    const Bot laureate(catalogue, book, characterOf(catalogue.mode(), Skill::Laureate), 0);
    const Expectation expected(before, book, table);
    Advice advice{decision, before.size(), expected.of(decision.action), expected.of(chosenBy(laureate, prospect)), 0};
    const auto all = knowledgeOf(
        catalogue, toldTo(table.upTo(decision.entry + 1), decision.who, openedGuesses(table, decision.who)));
    if (all.back().skies > 0)
        advice.told = std::log2(static_cast<double>(before.size()) / static_cast<double>(all.back().skies));
    return advice;
}

} // namespace planetx
