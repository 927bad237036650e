#include "planetx/play/outcome.h"

#include "planetx/rules/score.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr char letter(PlayedMove move) { return static_cast<char>(move); }

// Reads the log from its beginning and writes down what each player did.
struct Chronicle {
    std::vector<Outcome> outcomes;

    Outcome& of(PlayerId who) {
        if (outcomes.size() <= static_cast<std::size_t>(who))
            outcomes.resize(static_cast<std::size_t>(who) + 1);
        return outcomes[static_cast<std::size_t>(who)];
    }
    void did(PlayerId who, PlayedMove move) { of(who).moves += letter(move); }

    void hear(const Surveyed& e, const Board&, const Board&) { did(e.who, PlayedMove::Survey); }
    void hear(const Targeted& e, const Board&, const Board&) { did(e.who, PlayedMove::Target); }
    void hear(const Researched& e, const Board&, const Board&) { did(e.who, PlayedMove::Research); }
    void hear(const Located& e, const Board& before, const Board& now) {
        did(e.who, e.found ? PlayedMove::Found : PlayedMove::Vain);
        if (!e.found)
            return;
        of(e.who).found = true;
        if (before.phase != Phase::LastChance)
            of(e.who).locatedAt = player(now, e.who).pawn.time;
    }
    void hear(const TheoriesPlaced& e, const Board&, const Board&) {
        if (!e.sectors.empty())
            did(e.who, PlayedMove::Theories);
    }
    // With the board on the table nobody places theories here: the last move is the one that was a slip.
    void hear(const TakenBack& e, const Board&, const Board& now) {
        Outcome& one = of(e.who);
        if (!one.moves.empty())
            one.moves.pop_back();
        one.found = player(now, e.who).foundX;
        if (!one.found)
            one.locatedAt.reset();
    }
    template <typename Other>
    void hear(const Other&, const Board&, const Board&) {}
};

} // namespace

std::vector<Outcome> outcomesOf(std::span<const aphelion::Entry> entries, std::optional<PlayerId> own) {
    if (entries.empty())
        return {};
    auto game = newGame(std::get<aphelion::TableOpened>(entries.front().ask.body));
    if (!game)
        return {};
    Chronicle chronicle;
    for (const aphelion::Entry& entry : entries.subspan(1)) {
        const Board before = game->board;
        game = after(std::move(*game), entry);
        if (const auto event = eventOf(entry.ask.body))
            std::visit([&](const auto& e) { chronicle.hear(e, before, game->board); }, *event);
    }
    if (game->board.phase != Phase::Over)
        return {};
    chronicle.outcomes.resize(game->board.players.size());
    if (game->board.play == Play::WithBoard)
        return chronicle.outcomes;
    auto unproven = unopened(*game);
    std::erase(unproven, own.value_or(-1));
    std::ranges::copy(unchecked(*game), std::back_inserter(unproven));
    const auto scores = score(game->board, unproven);
    for (std::size_t who = 0; who < scores.size(); ++who) {
        chronicle.outcomes[who].points = scores[who].total();
        chronicle.outcomes[who].rank = scores[who].rank;
    }
    return chronicle.outcomes;
}

} // namespace planetx
