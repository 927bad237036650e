#pragma once

#include "base/result.h"
#include "planetx/deal/oracle.h"
#include "planetx/rules/due.h"
#include "planetx/rules/refusal.h"

namespace planetx {

// Plays a whole game with all secrets in one hand: for the command line, tests and simulations.
// At a real table every device keeps its own hands and asks its own oracle.
class Umpire {
public:
    // What came of an action: what everybody heard, and what the asker learned.
    struct Outcome {
        std::vector<Event> events;
        std::optional<Answer> answer;
    };

    Umpire(Oracle oracle, Board board);

    aphelion::Result<Outcome, Refusal> play(PlayerId who, const Action& action);

    // For changes of seats, which only change the board.
    std::vector<Event> hear(const Event& event);

    const Board& board() const { return m_board; }
    const Hand& hand(PlayerId who) const { return m_hands[static_cast<std::size_t>(who)]; }
    const Oracle& oracle() const { return m_oracle; }

private:
    std::vector<Theory>& sealed(PlayerId who);
    void spend(PlayerId who, const std::vector<Theory>& theories);
    Event settle(const ConferDue& due);
    Event settle(const PlacesDue& due);
    Event settle(const TurnUpDue& due);

    Oracle m_oracle;
    Board m_board;
    std::array<Hand, maxPlayers> m_hands;

    // The choices of the running theory phase. Until all have chosen no hand shows that a token is missing.
    std::array<std::vector<Theory>, maxPlayers> m_sealed;
};

} // namespace planetx
