#include "planetx/cli/command.h"

#include "tool/fields.h"
#include "planetx/cli/sentence.h"

namespace planetx {

using aphelion::Fields;
using aphelion::jsonOf;

namespace {

using nlohmann::json;

// What a command names. What does not exist is passed on in a form that the rules refuse by name.
class CommandFields : public Fields {
public:
    using Fields::Fields;

    Sector sector(const char* key) { return integer(key); }

    // An unknown letter becomes Planet X, which no command may name either.
    Object object(const char* key) {
        const std::string text = string(key);
        return text.size() == 1 ? objectOf(text[0]).value_or(Object::PlanetX) : Object::PlanetX;
    }

    std::vector<Theory> theories(const char* key) {
        std::vector<Theory> found;
        const json* list = get(key, &json::is_array);
        if (!list)
            return found;
        for (const json& entry : *list) {
            CommandFields fields(entry, {"sector", "object"});
            found.push_back({fields.sector("sector"), fields.object("object")});
            if (!fields.ok())
                refuse();
        }
        return found;
    }

    Locate guess() { return {sector("sector"), object("before"), object("after")}; }
};

template <typename Made>
std::optional<Action> ifRead(const Fields& fields, Made action) {
    if (!fields.ok())
        return std::nullopt;
    return action;
}

std::optional<Action> lastChance(const json& line) {
    if (line.contains("pass")) {
        const bool reads = Fields(line, {"player", "do", "pass"}).ok() && line["pass"] == true;
        return reads ? std::optional<Action>(LastChance{}) : std::nullopt;
    }
    if (line.contains("locate")) {
        if (!Fields(line, {"player", "do", "locate"}).ok())
            return std::nullopt;
        CommandFields fields(line["locate"], {"sector", "before", "after"});
        const Locate guess = fields.guess();
        return ifRead(fields, LastChance{guess});
    }
    CommandFields fields(line, {"player", "do", "theories"});
    const auto theories = fields.theories("theories");
    return ifRead(fields, LastChance{theories});
}

Topic topicOf(const std::string& text) { return text.size() == 1 ? text[0] : '?'; }

std::optional<Action> playersAction(const std::string& verb, const json& line) {
    if (verb == "survey") {
        CommandFields fields(line, {"player", "do", "object", "from", "to"});
        const Survey survey{fields.object("object"), {fields.sector("from"), fields.sector("to")}};
        return ifRead(fields, survey);
    }
    if (verb == "target") {
        CommandFields fields(line, {"player", "do", "sector"});
        const Target target{fields.sector("sector")};
        return ifRead(fields, target);
    }
    if (verb == "research") {
        CommandFields fields(line, {"player", "do", "topic"});
        const Research research{topicOf(fields.string("topic"))};
        return ifRead(fields, research);
    }
    if (verb == "locate") {
        CommandFields fields(line, {"player", "do", "sector", "before", "after"});
        const Locate guess = fields.guess();
        return ifRead(fields, guess);
    }
    if (verb == "theories") {
        CommandFields fields(line, {"player", "do", "place"});
        const SubmitTheories choice{fields.theories("place")};
        return ifRead(fields, choice);
    }
    if (verb == "lastChance")
        return lastChance(line);
    return std::nullopt;
}

// An unknown name becomes a conference that no mode has.
int conferenceOf(const std::string& name) {
    const bool second = name == conferenceName(1);
    return second || name == conferenceName(0) ? second : -1;
}

std::optional<Action> actionByHand(const std::string& verb, const json& line) {
    if (verb == "review") {
        CommandFields fields(line, {"do", "sector", "object"});
        const Review review{{fields.sector("sector"), fields.object("object")}};
        return ifRead(fields, review);
    }
    if (verb == "conference") {
        CommandFields fields(line, {"do", "name"});
        const HoldConference conference{conferenceOf(fields.string("name"))};
        return ifRead(fields, conference);
    }
    if (verb == "reveal")
        return ifRead(Fields(line, {"do"}), Reveal{});
    return std::nullopt;
}

std::optional<PlayerId> playerOf(const json& line, int players) {
    const auto& who = line["player"];
    if (!who.is_number_unsigned() || who.get<std::uint64_t>() >= static_cast<std::uint64_t>(players))
        return std::nullopt;
    return who.get<PlayerId>();
}

} // namespace

std::optional<Command> commandOf(std::string_view line, Play play, int players) {
    const json parsed = jsonOf(line);
    if (!parsed.is_object() || !parsed.contains("do") || !parsed["do"].is_string())
        return std::nullopt;
    const auto verb = parsed["do"].get<std::string>();
    if (play == Play::WithBoard)
        if (const auto action = actionByHand(verb, parsed))
            return Command{0, *action};
    if (!parsed.contains("player"))
        return std::nullopt;
    const auto who = playerOf(parsed, players);
    const auto action = playersAction(verb, parsed);
    if (!who || !action)
        return std::nullopt;
    return Command{*who, *action};
}

} // namespace planetx
