#include "planetx/cli/json.h"

#include "planetx/cli/sentence.h"

#include <nlohmann/json.hpp>

namespace planetx {

namespace {

Json json(const Title& title) {
    Json objects = Json::array({text(title.subject)});
    if (title.other)
        objects.push_back(text(*title.other));
    return objects;
}

Json announced(std::string_view key, const std::string& name, const Clue& clue, Mode mode) {
    return {{key, name}, {"title", json(title(clue))}, {"clue", json(clue)}, {"text", sentence(clue, mode)}};
}

Json json(const StartingFacts& facts) {
    Json list = Json::array();
    for (const Fact& fact : facts)
        list.push_back({{"sector", fact.sector}, {"not", text(fact.isNot)}});
    return list;
}

} // namespace

Json json(const Clue& clue) {
    Json value{{"kind", name(clue.kind)}, {"x", text(clue.x)}};
    if (clue.y)
        value["y"] = text(*clue.y);
    if (takesNumber(clue.kind))
        value["n"] = clue.n;
    return value;
}

Json json(const GameCode& code, const Deal& deal) {
    constexpr std::array<const char*, seasons> seasonNames{"spring", "summer", "autumn", "winter"};
    const Mode mode = deal.sky.mode;
    Json value{{"code", code.text()}, {"mode", name(mode)}, {"sky", letters(deal.sky)}};
    value["topics"] = Json::array();
    value["conferences"] = Json::array();
    for (std::size_t i = 0; i < topicCount; ++i)
        value["topics"].push_back(
            announced("letter", std::string(1, static_cast<char>('A' + i)), deal.clues->topics[i], mode));
    for (std::size_t i = 0; i < deal.clues->conferences.size(); ++i)
        value["conferences"].push_back(
            announced("name", conferenceName(static_cast<int>(i)), deal.clues->conferences[i], mode));
    for (std::size_t i = 0; i < seasons; ++i)
        value["start"][seasonNames[i]] = json(deal.start[i]);
    return value;
}

} // namespace planetx
