#include "planetx/cli/bots.h"

#include "planetx/cli/json.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace planetx {

void playBots(BotTable& table, std::ostream& out) {
    while (!table.isOver()) {
        const auto turn = table.play();
        Json line{{"command", json(turn.who, turn.action)}};
        line.update(played(table.umpire(), turn.outcome));
        out << line.dump() << '\n';
    }
    const Board& board = table.umpire().board();
    out << Json{{"scores", boardJson(board, [&](PlayerId who) { return table.umpire().hand(who); })["scores"]}}.dump()
        << '\n';
}

} // namespace planetx
