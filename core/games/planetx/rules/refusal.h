#pragma once

#include "planetx/rules/hand.h"

#include <string_view>

namespace planetx {

// Why an action is refused. Where several apply the first of this order is given.
enum class Refusal : std::uint8_t {
    BadInput,
    WrongPhase,
    NotYourTurn,
    AlreadyChosen,
    TooManyTheories,
    BadSector,
    BadObject,
    RangeTooWide,
    NoTargetLeft,
    NotVisible,
    CometEnds,
    UnknownTopic,
    ResearchTwice,
    TwoInOneSector,
    SectorConfirmed,
    DuplicateTheory,
    NoToken,
    NothingToTakeBack,
    TooLateToJoin,
    TableFull,
    NotSeated,
    LastPlayer,
};

std::string_view name(Refusal refusal);

// Why this player may not do that now, or nothing. `hand` is the player's own: what it refuses,
// only the own device can tell in advance.
std::optional<Refusal> refusal(const Board& board, const Hand& hand, PlayerId who, const Action& action);

// The same for changes of seats, which the host asks for in the words of the event.
std::optional<Refusal> refusal(const Board& board, const SeatTaken& change);
std::optional<Refusal> refusal(const Board& board, const SeatReleased& change);
std::optional<Refusal> refusal(const Board& board, const SeatRekeyed& change);
std::optional<Refusal> refusal(const Board& board, const SeatLent& change);

} // namespace planetx
