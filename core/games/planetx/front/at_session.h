#pragma once

#include "planetx/game/results.h"
#include "planetx/play/moves.h"
#include "planetx/play/seat.h"
#include "planetx/play/table_summary.h"
#include "session/opponents.h"
#include "session/results.h"
#include "session/session.h"

// A session of the house in the words of Planet X: for its screens and its tests.

namespace planetx {

using aphelion::Desk;
using aphelion::KeptTable;
using aphelion::KeptTableLine;
using aphelion::NotNow;
using aphelion::Opponents;
using aphelion::Session;
using aphelion::Trouble;

inline const Table& tableOf(const KeptTable& kept) { return static_cast<const Table&>(kept.table()); }
inline const Table& tableOf(const Session& session) { return tableOf(*session.table()); }

// Of the player who looks; nothing behind the curtain.
inline const Seat* seatOf(const Session& session) {
    return session.seat() == nullptr ? nullptr : &static_cast<const OwnSeat*>(session.seat())->seat();
}

// What a seat of this device has sealed, for its own eyes.
inline Hand handOf(const KeptTable& kept, PlayerId who) { return handOf(tableOf(kept).game(), kept.holder(who)); }
std::optional<std::vector<Theory>> sealedChoiceOf(const KeptTable& kept, PlayerId who);
std::map<EntryNumber, Locate> guessesOf(const KeptTable& kept, PlayerId who);

// The player who looks does something, or has done.
using Heard = aphelion::Result<std::optional<Answer>, Trouble>;
Heard ask(Session& session, const Action& action);
Heard outcomeOf(const Session& session);
inline std::optional<Trouble> note(Session& session, const NoteOp& op) { return session.note(encode(op)); }

// Somebody who is to sit at a new table of this game.
struct NewSeat {
    std::string name;
    aphelion::StoreId player{};
    Wish wish;
    std::optional<aphelion::PublicKey> elsewhere{};

    operator aphelion::NewSeat() const { return {name, player, inGeneral(wish), elsewhere}; }
};

inline std::vector<aphelion::NewSeat> inGeneral(const std::vector<NewSeat>& seats) { return {seats.begin(), seats.end()}; }

struct NewTable {
    GameCode code;
    Play play = Play::OnScreen;
    Help help = Help::Bookkeeping;
    std::vector<NewSeat> seats{};
    std::vector<PlayerId> order{};         // rearmost first; empty to leave it to chance
    std::optional<aphelion::TableId> id{}; // nothing for any

    operator aphelion::NewTable() const;
};

// Whether there are one to four players, each once, with seasons of their own.
bool isSound(const NewTable& wanted);

// What the host has gathered for a table of this game that is not open yet.
struct GatheredTable {
    Play play = Play::OnScreen;
    Help help = Help::Bookkeeping;
    std::vector<aphelion::SeatTaken> seats; // their wishes as the host grants them
    bool operator==(const GatheredTable&) const = default;
};

aphelion::Bytes encode(const GatheredTable& gathered);
std::optional<GatheredTable> decodeGathered(aphelion::ByteView bytes);

// The results of this game in a player's file.
using Results = aphelion::Result<std::vector<GameResult>, aphelion::StoreFault>;
Results resultsIn(aphelion::PlayerFile& file);
[[nodiscard]] aphelion::Unstored keepResult(aphelion::PlayerFile& file, const GameResult& result);

} // namespace planetx
