#include "headless/reporter.h"

#include "headless/meeting_json.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace aphelion {

namespace {

double millisecondsNow() {
    using Fractions = std::chrono::duration<double, std::milli>;
    return Fractions(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

Reporter::Reporter(Session& session, const AllLines& lines, Say say) : m_say(std::move(say)) {
    const Meeting& meeting = session.meeting();
    const auto head = [&] { tell("head", headJson(session)); };
    connect(&session, &Session::tableChanged, this, head);
    connect(&session, &Session::heard, this, head);
    connect(&meeting, &Meeting::stageChanged, this, [&] { tell("stage", stageJson(session)); });
    connect(&meeting, &Meeting::companyChanged, this, [&] { tell("company", companyJson(session)); });
    connect(&meeting, &Meeting::guestsChanged, this, [&] { tell("guests", doorJson(session)); });
    connect(&session.vicinity(), &Vicinity::changed, this, [&] { tell("near", nearJson(session)); });
    connect(&session, &Session::answered, this, [this, &session, &lines] {
        m_told.erase("answered"); // the same answer twice is two answers
        tell("answered", outcomeJson({session, lines}));
    });
    tell("stage", stageJson(session));
}

// A table that was left has no head; that is told by the stage.
void Reporter::tell(const std::string& event, const Json& what) {
    if (Json& told = m_told[event]; told != what) {
        told = what;
        if (what.is_null())
            return;
        Json line{{"event", event}};
        line.update(what);
        line["at"] = millisecondsNow();
        m_say(line);
    }
}

} // namespace aphelion
