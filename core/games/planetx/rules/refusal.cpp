#include "planetx/rules/refusal.h"

#include <algorithm>
#include <array>

namespace planetx {

namespace {

constexpr std::array<std::string_view, 22> refusalNames{
    "BadInput",      "WrongPhase",     "NotYourTurn",     "AlreadyChosen",   "TooManyTheories", "BadSector",
    "BadObject",     "RangeTooWide",   "NoTargetLeft",    "NotVisible",      "CometEnds",       "UnknownTopic",
    "ResearchTwice", "TwoInOneSector", "SectorConfirmed", "DuplicateTheory", "NoToken",         "NothingToTakeBack",
    "TooLateToJoin", "TableFull",      "NotSeated",       "LastPlayer"};

using Objection = std::optional<Refusal>;

bool enforced(const Board& board) { return board.play == Play::OnScreen; }

bool onRing(const Board& board, Sector sector) { return edition(board).ring.contains(sector); }

bool isVisible(const Board& board, Arc run) {
    const Ring ring = edition(board).ring;
    return (ring.sectors(run) & ~ring.sectors(visibleSky(board))) == 0;
}

// An action of a player's turn. Ruling: with the board on the table nothing that depends on turns,
// phases or the Earth is enforced, as people may enter things late.
Objection notInTurn(const Board& board, PlayerId who) {
    if (board.phase == Phase::Over || (enforced(board) && board.phase != Phase::Turn))
        return Refusal::WrongPhase;
    if (enforced(board) && toAct(board) != who)
        return Refusal::NotYourTurn;
    return std::nullopt;
}

Objection notByHand(const Board& board) {
    if (enforced(board) || board.phase == Phase::Over)
        return Refusal::WrongPhase;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand&, PlayerId who, const Survey& survey) {
    const Edition& e = edition(board);
    const auto [from, to] = survey.arc;
    if (const auto wrong = notInTurn(board, who))
        return wrong;
    if (!onRing(board, from) || !onRing(board, to))
        return Refusal::BadSector;
    if (survey.object == Object::PlanetX)
        return Refusal::BadObject;
    if (e.ring.length(survey.arc) > e.visibleSectors())
        return Refusal::RangeTooWide;
    if (enforced(board) && !isVisible(board, survey.arc))
        return Refusal::NotVisible;
    if (!e.canHold(from, survey.object) || !e.canHold(to, survey.object))
        return Refusal::CometEnds;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand&, PlayerId who, const Target& target) {
    if (const auto wrong = notInTurn(board, who))
        return wrong;
    if (!onRing(board, target.sector))
        return Refusal::BadSector;
    if (player(board, who).targetsLeft == 0)
        return Refusal::NoTargetLeft;
    if (enforced(board) && !isVisible(board, {target.sector, target.sector}))
        return Refusal::NotVisible;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand&, PlayerId who, const Research& research) {
    if (const auto wrong = notInTurn(board, who))
        return wrong;
    if (research.topic < 'A' || research.topic >= 'A' + topics)
        return Refusal::UnknownTopic;
    if (enforced(board) && player(board, who).researchedLast)
        return Refusal::ResearchTwice;
    return std::nullopt;
}

Objection badGuess(const Board& board, const Locate& guess) {
    if (!onRing(board, guess.sector))
        return Refusal::BadSector;
    if (guess.before == Object::PlanetX || guess.after == Object::PlanetX)
        return Refusal::BadObject;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand&, PlayerId who, const Locate& guess) {
    if (const auto wrong = notInTurn(board, who))
        return wrong;
    return badGuess(board, guess);
}

bool twoInOneSector(const std::vector<Theory>& theories) {
    Sectors seen = 0;
    return std::ranges::any_of(theories, [&](const Theory& t) {
        const bool again = has(seen, t.sector);
        seen |= only(t.sector);
        return again;
    });
}

bool lacksToken(const Board& board, const Hand& hand, const std::vector<Theory>& theories) {
    return std::ranges::any_of(bodies, [&](Object object) {
        return std::ranges::count(theories, object, &Theory::object) > tokensLeft(edition(board), hand, object);
    });
}

// The placement rules of a theory phase, which hold in the last chance too.
Objection badTheories(const Board& board, const Hand& hand, PlayerId who, const std::vector<Theory>& theories) {
    const auto any = [&](auto is) { return std::ranges::any_of(theories, is); };
    if (std::ssize(theories) > theoryLimit(board, who))
        return Refusal::TooManyTheories;
    if (any([&](const Theory& t) { return !onRing(board, t.sector); }))
        return Refusal::BadSector;
    if (any([](const Theory& t) { return !isBody(t.object); }))
        return Refusal::BadObject;
    if (twoInOneSector(theories))
        return Refusal::TwoInOneSector;
    if (any([&](const Theory& t) { return board.confirmed.contains(t.sector); }))
        return Refusal::SectorConfirmed;
    // Ruling: a theory that has left the board may be claimed again.
    if (any([&](const Theory& t) { return stillClaimed(board, hand, who, t); }))
        return Refusal::DuplicateTheory;
    if (lacksToken(board, hand, theories))
        return Refusal::NoToken;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand& hand, PlayerId who, const SubmitTheories& choice) {
    if (board.phase != Phase::Theories)
        return Refusal::WrongPhase;
    if (player(board, who).sealed)
        return Refusal::AlreadyChosen;
    return badTheories(board, hand, who, choice.theories);
}

Objection objection(const Board& board, const Hand& hand, PlayerId who, const LastChance& chance) {
    if (board.phase != Phase::LastChance)
        return Refusal::WrongPhase;
    if (toAct(board) != who)
        return Refusal::NotYourTurn;
    if (const auto* guess = std::get_if<Locate>(&chance.use))
        return badGuess(board, *guess);
    return badTheories(board, hand, who, std::get<0>(chance.use));
}

Objection objection(const Board& board, const Hand&, PlayerId, const Review& review) {
    if (const auto wrong = notByHand(board))
        return wrong;
    if (!onRing(board, review.theory.sector))
        return Refusal::BadSector;
    if (!isBody(review.theory.object))
        return Refusal::BadObject;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand&, PlayerId, const HoldConference& asked) {
    if (const auto wrong = notByHand(board))
        return wrong;
    if (asked.conference < 0 || asked.conference >= edition(board).conferences)
        return Refusal::UnknownTopic;
    return std::nullopt;
}

Objection objection(const Board& board, const Hand&, PlayerId, const Reveal&) { return notByHand(board); }

Objection objection(const Board& board, const Hand&, PlayerId who, const TakeBack&) {
    if (const auto wrong = notByHand(board))
        return wrong;
    if (!player(board, who).beforeLastEntry)
        return Refusal::NothingToTakeBack;
    return std::nullopt;
}

} // namespace

std::string_view name(Refusal refusal) { return refusalNames[static_cast<std::size_t>(refusal)]; }

Objection refusal(const Board& board, const Hand& hand, PlayerId who, const Action& action) {
    if (!isSeated(board, who))
        return Refusal::BadInput;
    return std::visit([&](const auto& a) { return objection(board, hand, who, a); }, action);
}

Objection refusal(const Board& board, const SeatTaken&) {
    if (board.theoryPhases > 0 || board.phase != Phase::Turn)
        return Refusal::TooLateToJoin;
    if (std::ssize(board.players) >= maxPlayers)
        return Refusal::TableFull;
    return std::nullopt;
}

Objection refusal(const Board& board, const SeatReleased& change) {
    if (board.phase == Phase::Over)
        return Refusal::WrongPhase;
    if (!isSeated(board, change.who))
        return Refusal::NotSeated;
    if (std::ranges::count_if(board.players, &Player::seated) == 1)
        return Refusal::LastPlayer;
    return std::nullopt;
}

// Somebody else acts for the player from now on.
Objection refusalToHandOver(const Board& board, PlayerId who) {
    if (board.phase == Phase::Over)
        return Refusal::WrongPhase;
    return isSeated(board, who) ? std::nullopt : Objection(Refusal::NotSeated);
}

Objection refusal(const Board& board, const SeatRekeyed& change) { return refusalToHandOver(board, change.who); }
Objection refusal(const Board& board, const SeatLent& change) { return refusalToHandOver(board, change.who); }

} // namespace planetx
