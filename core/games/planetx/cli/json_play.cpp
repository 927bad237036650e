#include "planetx/cli/json.h"

#include "planetx/cli/sentence.h"
#include "planetx/rules/score.h"

#include <nlohmann/json.hpp>

namespace planetx {

namespace {

// Events, one small function each: for reading, not contract.

Json json(const Surveyed& e) {
    return {
        {"event", "surveyed"}, {"player", e.who}, {"object", text(e.object)}, {"from", e.arc.from}, {"to", e.arc.to}};
}
Json json(const Targeted& e) { return {{"event", "targeted"}, {"player", e.who}, {"sector", e.sector}}; }
Json json(const Researched& e) {
    return {{"event", "researched"}, {"player", e.who}, {"topic", std::string(1, e.topic)}};
}
Json json(const Located& e) { return {{"event", "located"}, {"player", e.who}, {"found", e.found}}; }
Json json(const ConferenceHeld& e) { return {{"event", "conference held"}, {"name", conferenceName(e.conference)}}; }
Json json(const TheoriesSealed& e) { return {{"event", "theories sealed"}, {"player", e.who}}; }
Json json(const TheoriesPlaced& e) { return {{"event", "theories placed"}, {"player", e.who}, {"sectors", e.sectors}}; }
Json json(const TheoryTurnedUp& e) {
    return {{"event", "theory turned up"},
            {"player", e.token.who},
            {"sector", e.token.sector},
            {"object", text(e.object)},
            {"correct", e.correct}};
}
Json json(const TheoryVoided& e) {
    return {{"event", "theory voided"}, {"player", e.token.who}, {"sector", e.token.sector}};
}
Json json(const SeatTaken&) { return {{"event", "seat taken"}}; }
Json json(const SeatReleased& e) { return {{"event", "seat released"}, {"player", e.who}}; }
Json json(const SeatRekeyed& e) { return {{"event", "seat rekeyed"}, {"player", e.who}}; }
Json json(const SeatLent& e) { return {{"event", "seat lent"}, {"player", e.who}}; }
Json json(const Reviewed& e) {
    return {
        {"event", "reviewed"}, {"sector", e.theory.sector}, {"object", text(e.theory.object)}, {"correct", e.correct}};
}
Json json(const Revealed&) { return {{"event", "revealed"}}; }
Json json(const TakenBack& e) { return {{"event", "taken back"}, {"player", e.who}}; }

// Answers.

Json json(const SurveyCount& a, Mode) { return {{"count", a.count}}; }
Json json(const Appears& a, Mode) { return {{"object", text(a.object)}}; }
Json json(const ClueRead& a, Mode mode) {
    if (!a.clue)
        return {{"clue", nullptr}, {"text", nullptr}};
    return {{"clue", planetx::json(*a.clue)}, {"text", sentence(*a.clue, mode)}};
}
Json json(const Found& a, Mode) { return {{"found", a.found}}; }
Json json(const Verdict& a, Mode) { return {{"correct", a.correct}}; }
Json json(const Sky& sky, Mode) { return {{"sky", letters(sky)}}; }

// The board.

const char* phaseName(Phase phase) {
    switch (phase) {
    case Phase::Turn:
    case Phase::Conference: return "turn";
    case Phase::Theories:
    case Phase::Placing:
    case Phase::Review: return "theories";
    case Phase::LastChance:
    case Phase::Reveal: return "lastChance";
    case Phase::Over: break;
    }
    return "over";
}

Json orNull(const std::optional<PlayerId>& who) { return who ? Json(*who) : Json(nullptr); }

Json tokensJson(const Edition& edition, const Hand& hand) {
    Json left;
    for (const Object object : {Object::Asteroid, Object::Comet, Object::DwarfPlanet, Object::GasCloud})
        left[text(object)] = tokensLeft(edition, hand, object);
    return left;
}

Json json(const Token& token) {
    return {{"player", token.id.who},
            {"sector", token.id.sector},
            {"space", token.space},
            {"object", token.faceUp ? Json(text(token.faceUp->object)) : Json(nullptr)},
            {"faceUp", token.faceUp.has_value()}};
}

Json json(const Score& score) {
    return {{"leader", score.leader},
            {"theories", score.theories},
            {"x", score.planetX},
            {"total", score.total()},
            {"rank", score.rank}};
}

Json scoresJson(const Board& board, const std::vector<PlayerId>& unchecked) {
    // With the board on the table the theories lie there: only people can count them.
    if (board.phase != Phase::Over || board.play == Play::WithBoard)
        return nullptr;
    Json scores = Json::array();
    for (const Score& score : planetx::score(board, unchecked))
        scores.push_back(json(score));
    return scores;
}

void addPlayers(Json& value, const Board& board, const ShownHand& shown) {
    value["pawns"] = Json::array();
    value["targetsLeft"] = Json::array();
    value["tokens"] = Json::array();
    for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who) {
        const Player& p = player(board, who);
        value["pawns"].push_back({{"t", p.pawn.time}, {"sector", sectorAt(board, p.pawn.time)}});
        value["targetsLeft"].push_back(p.targetsLeft);
        const auto hand = shown(who);
        value["tokens"].push_back(hand ? tokensJson(edition(board), *hand) : Json(nullptr));
    }
}

void addTheories(Json& value, const Board& board) {
    value["theories"] = Json::array();
    for (const Token& token : board.tokens)
        value["theories"].push_back(json(token));
    value["confirmed"] = Json::object();
    for (const auto& [sector, object] : board.confirmed)
        value["confirmed"][std::to_string(sector)] = text(object);
    value["ruledOut"] = Json::array();
    for (const Theory& theory : board.ruledOut)
        value["ruledOut"].push_back({{"sector", theory.sector}, {"object", text(theory.object)}});
}

} // namespace

Json json(const Event& event) {
    return std::visit([](const auto& e) { return json(e); }, event);
}

Json json(const std::optional<Answer>& answer, Mode mode) {
    if (!answer)
        return nullptr;
    return std::visit([&](const auto& a) { return json(a, mode); }, *answer);
}

Json boardJson(const Board& board, const ShownHand& shown, const std::vector<PlayerId>& unchecked) {
    Json value{{"phase", phaseName(board.phase)},
               {"toAct", orNull(toAct(board))},
               {"waitingFor", waitingFor(board)},
               {"earth", earthSector(board)},
               {"visible", Json::array({visibleSky(board).from, visibleSky(board).to})}};
    addPlayers(value, board, shown);
    addTheories(value, board);
    value["conferences"] = Json::array();
    for (std::size_t i = 0; i < board.conferencesHeld.size(); ++i)
        if (board.conferencesHeld[i])
            value["conferences"].push_back(conferenceName(static_cast<int>(i)));
    value["finder"] = orNull(board.finder);
    value["scores"] = scoresJson(board, unchecked);
    return value;
}

} // namespace planetx
