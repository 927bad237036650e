#pragma once

#include "device/store/records.h"
#include "play/setup.h"
#include "session/world.h"
#include "table/entry.h"

namespace planetx {

// The host's key is kept with the seats' keys, under a number that no seat has.
inline constexpr std::uint32_t hostSeat = 255;

// Somebody who is to sit at a new table, and the player of this device who it is, nobody for a bot; or, with the key
// that signs for the seat, somebody at another device.
struct NewSeat {
    std::string name;
    aphelion::StoreId player{};
    Wish wish;
    std::optional<aphelion::PublicKey> elsewhere;
};

struct NewTable {
    GameCode code;
    Play play = Play::OnScreen;
    Help help = Help::Bookkeeping;
    std::vector<NewSeat> seats;
    std::vector<PlayerId> order;         // rearmost first; empty to leave it to chance
    std::optional<aphelion::TableId> id; // nothing for any
};

// Whether there are one to four players, each once, with seasons of their own.
bool isSound(const NewTable& wanted);

// What the log says of a new seat: its wish, and where it is carried.
Wish wishOf(const NewSeat& seat);
aphelion::Carried carriedAs(const NewSeat& seat);

// The entry that opens the table, and the keys of this device that it speaks of.
struct TableOpening {
    aphelion::Entry entry;
    std::vector<aphelion::SeatRecord> keys;
};

TableOpening openTable(const aphelion::World& world, const NewTable& wanted);

// A new signing key for a seat.
aphelion::SeatRecord newKey(const aphelion::World& world, std::uint32_t seat, const aphelion::StoreId& player);

// What a seat is known by to everybody.
aphelion::PublicKey publicKey(const aphelion::SeatRecord& seat);

// Random bytes for a name, a key or a nonce.
template <std::size_t N>
std::array<std::uint8_t, N> fresh(const aphelion::World& world) {
    std::array<std::uint8_t, N> bytes{};
    world.randomize(bytes);
    return bytes;
}

} // namespace planetx
