#pragma once

#include "device/store/records.h"
#include "play/setup.h"
#include "session/world.h"
#include "table/entry.h"

namespace planetx {

// The host's key is kept with the seats' keys, under a number that no seat has.
inline constexpr std::uint32_t hostSeat = 255;

// Somebody who is to sit at a new table, and the player of this device who it is.
struct NewSeat {
    std::string name;
    aphelion::StoreId player{};
    Wish wish;
};

struct NewTable {
    GameCode code;
    Play play = Play::OnScreen;
    Help help = Help::Bookkeeping;
    std::vector<NewSeat> seats;
    std::vector<PlayerId> order; // rearmost first; empty to leave it to chance
};

// Whether there are one to four players, each once, with seasons of their own.
bool isSound(const NewTable& wanted);

// The entry that opens the table, and the keys it speaks of.
struct TableOpening {
    aphelion::Entry entry;
    std::vector<aphelion::SeatRecord> keys;
};

TableOpening openTable(const aphelion::World& world, const NewTable& wanted);

// A new signing key for a seat.
aphelion::SeatRecord newKey(const aphelion::World& world, std::uint32_t seat, const aphelion::StoreId& player);

} // namespace planetx
