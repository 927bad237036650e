#include "planetx/cli/json.h"

#include "planetx/cli/sentence.h"

#include <nlohmann/json.hpp>

namespace planetx {

namespace {

// Actions of a player, spelt as `planetx play` reads them.

Json list(const std::vector<Theory>& theories) {
    Json all = Json::array();
    for (const Theory& theory : theories)
        all.push_back({{"sector", theory.sector}, {"object", text(theory.object)}});
    return all;
}

Json guess(const Locate& locate) {
    return {{"sector", locate.sector}, {"before", text(locate.before)}, {"after", text(locate.after)}};
}

Json with(const char* verb, const Json& rest = Json::object()) {
    Json command{{"do", verb}};
    command.update(rest);
    return command;
}

struct Command {
    Json operator()(const Survey& a) const {
        return with("survey", {{"object", text(a.object)}, {"from", a.arc.from}, {"to", a.arc.to}});
    }
    Json operator()(const Target& a) const { return with("target", {{"sector", a.sector}}); }
    Json operator()(const Research& a) const { return with("research", {{"topic", std::string(1, a.topic)}}); }
    Json operator()(const Locate& a) const { return with("locate", guess(a)); }
    Json operator()(const SubmitTheories& a) const { return with("theories", {{"place", list(a.theories)}}); }
    Json operator()(const LastChance& a) const {
        if (const auto* locate = std::get_if<Locate>(&a.use))
            return with("lastChance", {{"locate", guess(*locate)}});
        return with("lastChance", {{"theories", list(std::get<std::vector<Theory>>(a.use))}});
    }
    Json operator()(const Review& a) const {
        return with("review", {{"sector", a.theory.sector}, {"object", text(a.theory.object)}});
    }
    Json operator()(const HoldConference& a) const {
        return with("conference", {{"name", conferenceName(a.conference)}});
    }
    Json operator()(const Reveal&) const { return with("reveal"); }
    Json operator()(const TakeBack&) const { return with("takeBack"); }
};

} // namespace

Json json(PlayerId who, const Action& action) {
    Json command{{"player", who}};
    command.update(std::visit(Command{}, action));
    return command;
}

} // namespace planetx
