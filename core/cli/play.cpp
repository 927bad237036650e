#include "cli/play.h"

#include "cli/command.h"
#include "cli/json.h"
#include "cli/sentence.h"

#include <nlohmann/json.hpp>

#include <istream>
#include <ostream>

namespace planetx {

namespace {

std::string refused(Refusal refusal) {
    return Json{{"ok", false}, {"refusal", name(refusal)}, {"message", sentence(refusal)}}.dump();
}

} // namespace

std::string playLine(Umpire& umpire, std::string_view line) {
    const Board& board = umpire.board();
    const auto command = commandOf(line, board.play, static_cast<int>(board.players.size()));
    if (!command)
        return refused(Refusal::BadInput);
    const auto outcome = umpire.play(command->who, command->action);
    if (!outcome)
        return refused(outcome.fault());
    Json events = Json::array();
    for (const Event& event : outcome->events)
        events.push_back(json(event));
    return Json{{"ok", true},
                {"events", events},
                {"answer", json(outcome->answer, umpire.board().mode)},
                {"board", boardJson(umpire)}}
        .dump();
}

void play(Umpire& umpire, std::istream& in, std::ostream& out) {
    for (std::string line; std::getline(in, line);)
        if (line.find_first_not_of(" \t\r") != std::string::npos)
            out << playLine(umpire, line) << std::endl;
}

} // namespace planetx
