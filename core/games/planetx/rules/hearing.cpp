#include "planetx/rules/hearing.h"

#include "planetx/rules/due.h"

#include <algorithm>

namespace planetx {

namespace {

using Objection = std::optional<Refusal>;

template <typename Kind>
bool isDue(const Board& board, const Kind& wanted) {
    return std::ranges::any_of(due(board), [&](const Due& each) {
        const auto* same = std::get_if<Kind>(&each);
        return same != nullptr && *same == wanted;
    });
}

// The action behind an event, asked about with an empty hand.
Objection asked(const Board& board, PlayerId who, const Action& action) { return refusal(board, Hand{}, who, action); }

// An action that any seated player may ask for.
Objection byAnybody(const Board& b, const Action& action) {
    const auto seat = std::ranges::find_if(b.players, &Player::seated);
    return asked(b, static_cast<PlayerId>(seat - b.players.begin()), action);
}

// Claims in these sectors with an object that refuses nothing by itself.
std::vector<Theory> claimsIn(const std::vector<Sector>& sectors) {
    std::vector<Theory> claims;
    for (const Sector sector : sectors)
        claims.push_back({sector, Object::Asteroid});
    return claims;
}

Objection objection(const Board& b, const Surveyed& e) { return asked(b, e.who, Survey{e.object, e.arc}); }
Objection objection(const Board& b, const Targeted& e) { return asked(b, e.who, Target{e.sector}); }
Objection objection(const Board& b, const Researched& e) { return asked(b, e.who, Research{e.topic}); }

// The guess is secret; any guess stands for it.
Objection objection(const Board& b, const Located& e) {
    const Locate guess{1, Object::Empty, Object::Empty};
    return b.phase == Phase::LastChance ? asked(b, e.who, LastChance{guess}) : asked(b, e.who, guess);
}

Objection objection(const Board& b, const ConferenceHeld& e) {
    if (b.play == Play::WithBoard)
        return byAnybody(b, HoldConference{e.conference});
    return isDue(b, ConferDue{e.conference}) ? Objection() : Refusal::WrongPhase;
}

Objection objection(const Board& b, const TheoriesSealed& e) { return asked(b, e.who, SubmitTheories{}); }

Objection objection(const Board& b, const TheoriesPlaced& e) {
    if (b.phase == Phase::LastChance)
        return asked(b, e.who, LastChance{claimsIn(e.sectors)});
    return isDue(b, PlacesDue{e.who}) ? asked(whenChoosing(b, e.who), e.who, SubmitTheories{claimsIn(e.sectors)})
                                      : Refusal::WrongPhase;
}

Objection objection(const Board& b, const TheoryTurnedUp& e) {
    if (!isDue(b, TurnUpDue{e.token}))
        return Refusal::WrongPhase;
    return isBody(e.object) ? Objection() : Refusal::BadObject;
}

// Only what has to be turned up and cannot be leaves the board unscored.
Objection objection(const Board& b, const TheoryVoided& e) {
    return isDue(b, TurnUpDue{e.token}) ? Objection() : Refusal::WrongPhase;
}

Objection objection(const Board& b, const SeatTaken& e) { return refusal(b, e); }
Objection objection(const Board& b, const SeatReleased& e) { return refusal(b, e); }
Objection objection(const Board& b, const SeatRekeyed& e) { return refusal(b, e); }
Objection objection(const Board& b, const SeatLent& e) { return refusal(b, e); }

Objection objection(const Board& b, const Reviewed& e) { return byAnybody(b, Review{e.theory}); }
Objection objection(const Board& b, const Revealed&) { return byAnybody(b, Reveal{}); }

Objection objection(const Board& b, const TakenBack& e) { return asked(b, e.who, TakeBack{}); }

// Whose name is on an event. That somebody left or has a new phone, others say.
template <typename E>
concept SaysWho = requires(const E& e) { e.who; };

std::optional<PlayerId> speakerOf(const auto&) { return std::nullopt; }
std::optional<PlayerId> speakerOf(const SaysWho auto& e) { return e.who; }
std::optional<PlayerId> speakerOf(const TheoryTurnedUp& e) { return e.token.who; }
std::optional<PlayerId> speakerOf(const SeatReleased&) { return std::nullopt; }
std::optional<PlayerId> speakerOf(const SeatRekeyed&) { return std::nullopt; }
std::optional<PlayerId> speakerOf(const SeatLent&) { return std::nullopt; }

} // namespace

std::optional<PlayerId> speaker(const Event& event) {
    return std::visit([](const auto& e) { return speakerOf(e); }, event);
}

Board whenChoosing(Board board, PlayerId who) {
    board.phase = Phase::Theories;
    player(board, who).sealed = false;
    return board;
}

Objection refusal(const Board& board, const Event& event) {
    return std::visit([&](const auto& e) { return objection(board, e); }, event);
}

} // namespace planetx
