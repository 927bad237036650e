#include "cli/command.h"

#include "cli/sentence.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace planetx {

namespace {

using nlohmann::json;

constexpr std::size_t longestLine = 65'536;

// Reads the fields of one JSON object, remembering whether all were there and of the right type.
class Fields {
public:
    Fields(const json& object, std::initializer_list<const char*> expected) : m_object(object) {
        const auto has = [&](const char* key) { return object.contains(key); };
        m_ok = object.is_object() && object.size() == expected.size() && std::ranges::all_of(expected, has);
    }

    bool ok() const { return m_ok; }

    // A sector number; one that no ring has stays one that no ring has.
    Sector sector(const char* key) {
        const json* value = get(key, &json::is_number_integer);
        if (!value)
            return 0;
        const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > 1000;
        return huge ? std::numeric_limits<Sector>::max()
                    : static_cast<Sector>(std::max<std::int64_t>(value->get<std::int64_t>(), -1));
    }

    // An unknown letter becomes Planet X, which no command may name either.
    Object object(const char* key) {
        const std::string text = string(key);
        return text.size() == 1 ? objectOf(text[0]).value_or(Object::PlanetX) : Object::PlanetX;
    }

    std::string string(const char* key) {
        const json* value = get(key, &json::is_string);
        return value ? value->get<std::string>() : std::string();
    }

    std::vector<Theory> theories(const char* key) {
        std::vector<Theory> found;
        const json* list = get(key, &json::is_array);
        if (!list)
            return found;
        for (const json& entry : *list) {
            Fields fields(entry, {"sector", "object"});
            found.push_back({fields.sector("sector"), fields.object("object")});
            m_ok = m_ok && fields.ok();
        }
        return found;
    }

    Locate guess() { return {sector("sector"), object("before"), object("after")}; }

private:
    const json* get(const char* key, bool (json::*is)() const noexcept) {
        if (!m_ok)
            return nullptr;
        const json& value = m_object[key];
        m_ok = (value.*is)();
        return m_ok ? &value : nullptr;
    }

    const json& m_object;
    bool m_ok = false;
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
        Fields fields(line["locate"], {"sector", "before", "after"});
        const Locate guess = fields.guess();
        return ifRead(fields, LastChance{guess});
    }
    Fields fields(line, {"player", "do", "theories"});
    const auto theories = fields.theories("theories");
    return ifRead(fields, LastChance{theories});
}

Topic topicOf(const std::string& text) { return text.size() == 1 ? text[0] : '?'; }

std::optional<Action> playersAction(const std::string& verb, const json& line) {
    if (verb == "survey") {
        Fields fields(line, {"player", "do", "object", "from", "to"});
        const Survey survey{fields.object("object"), {fields.sector("from"), fields.sector("to")}};
        return ifRead(fields, survey);
    }
    if (verb == "target") {
        Fields fields(line, {"player", "do", "sector"});
        const Target target{fields.sector("sector")};
        return ifRead(fields, target);
    }
    if (verb == "research") {
        Fields fields(line, {"player", "do", "topic"});
        const Research research{topicOf(fields.string("topic"))};
        return ifRead(fields, research);
    }
    if (verb == "locate") {
        Fields fields(line, {"player", "do", "sector", "before", "after"});
        const Locate guess = fields.guess();
        return ifRead(fields, guess);
    }
    if (verb == "theories") {
        Fields fields(line, {"player", "do", "place"});
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
        Fields fields(line, {"do", "sector", "object"});
        const Review review{{fields.sector("sector"), fields.object("object")}};
        return ifRead(fields, review);
    }
    if (verb == "conference") {
        Fields fields(line, {"do", "name"});
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
    if (line.size() > longestLine)
        return std::nullopt;
    const json parsed = json::parse(line, nullptr, false);
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
