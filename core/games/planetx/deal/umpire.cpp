#include "planetx/deal/umpire.h"

#include "planetx/rules/after.h"

namespace planetx {

Umpire::Umpire(Oracle oracle, Board board) : m_oracle(std::move(oracle)), m_board(std::move(board)) {}

aphelion::Result<Umpire::Outcome, Refusal> Umpire::play(PlayerId who, const Action& action) {
    const Hand nobodys;
    const Hand& own = isSeated(m_board, who) ? hand(who) : nobodys;
    if (const auto refused = refusal(m_board, own, who, action))
        return *refused;
    if (const auto* choice = std::get_if<SubmitTheories>(&action))
        sealed(who) = choice->theories;
    if (const auto* chance = std::get_if<LastChance>(&action))
        if (const auto* theories = std::get_if<std::vector<Theory>>(&chance->use))
            spend(who, *theories);
    const Event event = m_oracle.heard(who, action);
    return Outcome{hear(event), m_oracle.answer(event)};
}

std::vector<Event> Umpire::hear(const Event& event) {
    std::vector<Event> events{event};
    m_board = after(std::move(m_board), event);
    for (auto dues = due(m_board); !dues.empty(); dues = due(m_board)) {
        events.push_back(std::visit([this](const auto& due) { return settle(due); }, dues.front()));
        m_board = after(std::move(m_board), events.back());
    }
    return events;
}

std::vector<Theory>& Umpire::sealed(PlayerId who) { return m_sealed[static_cast<std::size_t>(who)]; }

void Umpire::spend(PlayerId who, const std::vector<Theory>& theories) {
    Hand& hand = m_hands[static_cast<std::size_t>(who)];
    hand = afterSubmitting(std::move(hand), m_board, theories);
}

Event Umpire::settle(const ConferDue& due) { return ConferenceHeld{due.conference}; }

Event Umpire::settle(const PlacesDue& due) {
    spend(due.who, sealed(due.who));
    return TheoriesPlaced{due.who, sectorsOf(sealed(due.who))};
}

Event Umpire::settle(const TurnUpDue& due) {
    const Object object = *objectUnder(hand(due.token.who), due.token);
    return TheoryTurnedUp{due.token, object, m_oracle.verdict({due.token.sector, object})};
}

} // namespace planetx
