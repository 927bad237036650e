#include "planetx/cli/bot_table.h"

#include <cassert>
#include <numeric>

namespace planetx {

namespace {

std::vector<PlayerId> firstComeFirst(std::size_t seats) {
    std::vector<PlayerId> order(seats);
    std::iota(order.begin(), order.end(), 0);
    return order;
}

// What an own answer tells about the sky; nothing for a locate that succeeded, which ends the search.
struct Told {
    const Action& action;

    std::optional<Evidence> operator()(const SurveyCount& answer) const {
        return Counted{std::get<Survey>(action), answer.count};
    }
    std::optional<Evidence> operator()(const Appears& answer) const {
        return Seen{std::get<Target>(action).sector, answer.object};
    }
    std::optional<Evidence> operator()(const ClueRead& answer) const {
        return answer.clue ? std::optional<Evidence>(*answer.clue) : std::nullopt;
    }
    std::optional<Evidence> operator()(const Found& answer) const {
        const auto* guess = std::get_if<Locate>(&action);
        return answer.found || !guess ? std::nullopt : std::optional<Evidence>(NotFound{*guess});
    }
    template <typename Other>
    std::optional<Evidence> operator()(const Other&) const {
        return std::nullopt;
    }
};

} // namespace

BotTable::BotTable(const Deal& deal, std::vector<BotSeat> seats)
    : m_umpire(Oracle(deal), newBoard(deal.sky.mode, Play::OnScreen, firstComeFirst(seats.size()))),
      m_seats(std::move(seats)) {
    if (deal.clues)
        for (const Clue& clue : deal.clues->topics)
            m_titles.push_back(title(clue));
}

std::vector<Evidence> BotTable::evidence(PlayerId who) const {
    std::vector<Evidence> all = seat(who).told;
    for (const auto& [sector, object] : m_umpire.board().confirmed)
        all.emplace_back(Theory{sector, object});
    for (const Theory& theory : m_umpire.board().ruledOut)
        all.emplace_back(Fact{theory.sector, theory.object});
    return all;
}

Action BotTable::choice() const {
    const PlayerId who = next();
    const auto known = evidence(who);
    return seat(who).bot.choose({m_umpire.board(), who, m_umpire.hand(who), known, m_titles, seat(who).read});
}

BotTable::Turn BotTable::play() {
    const PlayerId who = next();
    const Action action = choice();
    auto outcome = m_umpire.play(who, action);
    assert(outcome); // a bot does what the rules allow
    tell(who, action, *outcome);
    return {who, action, outcome.take()};
}

void BotTable::tell(PlayerId who, const Action& action, const Umpire::Outcome& outcome) {
    BotSeat& asker = m_seats[static_cast<std::size_t>(who)];
    if (const auto* research = std::get_if<Research>(&action))
        asker.read.push_back(research->topic);
    if (outcome.answer)
        if (const auto told = std::visit(Told{action}, *outcome.answer))
            asker.told.push_back(*told);
    for (const Event& event : outcome.events)
        if (std::holds_alternative<ConferenceHeld>(event))
            if (const auto heard = m_umpire.oracle().answer(event))
                if (const auto* read = std::get_if<ClueRead>(&*heard); read && read->clue)
                    for (BotSeat& one : m_seats)
                        one.told.emplace_back(*read->clue);
}

} // namespace planetx
