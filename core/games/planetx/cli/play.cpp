#include "planetx/cli/play.h"

#include "planetx/cli/command.h"
#include "tool/fields.h"
#include "planetx/cli/json.h"
#include "planetx/cli/sentence.h"

#include <nlohmann/json.hpp>

#include <istream>
#include <ostream>

namespace planetx {

using aphelion::isBlank;

namespace {

std::string refused(Refusal refusal) {
    return Json{{"ok", false}, {"refusal", name(refusal)}, {"message", sentence(refusal)}}.dump();
}

// An event; a conference with its clue, because everybody hears that.
Json heard(const Event& event, const Umpire& umpire) {
    Json value = json(event);
    if (std::holds_alternative<ConferenceHeld>(event))
        value.update(json(umpire.oracle().answer(event), umpire.board().mode));
    return value;
}

} // namespace

Json played(const Umpire& umpire, const Umpire::Outcome& outcome) {
    Json events = Json::array();
    for (const Event& event : outcome.events)
        events.push_back(heard(event, umpire));
    return {{"ok", true},
            {"events", events},
            {"answer", json(outcome.answer, umpire.board().mode)},
            {"board", boardJson(umpire.board(), [&](PlayerId who) { return umpire.hand(who); })}};
}

std::string playLine(Umpire& umpire, std::string_view line) {
    const Board& board = umpire.board();
    const auto command = commandOf(line, board.play, static_cast<int>(board.players.size()));
    if (!command)
        return refused(Refusal::BadInput);
    const auto outcome = umpire.play(command->who, command->action);
    if (!outcome)
        return refused(outcome.fault());
    return played(umpire, *outcome).dump();
}

void play(Umpire& umpire, std::istream& in, std::ostream& out) {
    for (std::string line; std::getline(in, line);)
        if (!isBlank(line))
            out << playLine(umpire, line) << '\n' << std::flush;
}

} // namespace planetx
