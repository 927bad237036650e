#pragma once

#include "planetx/deal/umpire.h"
#include "planetx/deduction/bot.h"

namespace planetx {

// A bot's seat at a table: everything it has been told, and nothing else.
struct BotSeat {
    Bot bot;
    std::vector<Evidence> told; // starting facts, own answers, conferences
    std::vector<Topic> read;
};

// A table of bots with all secrets in one hand, the umpire's. Each bot is shown what a player may see.
class BotTable {
public:
    struct Turn {
        PlayerId who;
        Action action;
        Umpire::Outcome outcome;
    };

    // The seats' numbers are the order in which they start, the rearmost first.
    BotTable(const Deal& deal, std::vector<BotSeat> seats);

    bool isOver() const { return m_umpire.board().phase == Phase::Over; }
    const Umpire& umpire() const { return m_umpire; }
    const BotSeat& seat(PlayerId who) const { return m_seats[static_cast<std::size_t>(who)]; }

    // Whom the game waits for, and what that bot does.
    PlayerId next() const { return waitingFor(m_umpire.board()).front(); }
    Action choice() const;

    // One more action, the choice() of next().
    Turn play();

    // All that this bot knows: what it was told, and what peer review has shown to everybody.
    std::vector<Evidence> evidence(PlayerId who) const;

private:
    void tell(PlayerId who, const Action& action, const Umpire::Outcome& outcome);

    Umpire m_umpire;
    std::vector<Title> m_titles;
    std::vector<BotSeat> m_seats;
};

} // namespace planetx
