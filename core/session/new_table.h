#pragma once

#include "device/store/records.h"
#include "game/games.h"
#include "session/world.h"

namespace aphelion {

// The host's key is kept with the seats' keys, under a number that no seat has.
inline constexpr SeatNumber hostSeat = 255;

// Somebody who is to sit at a new table, and the player of this device who it is, nobody for a bot; or, with the key
// that signs for the seat, somebody at another device.
struct NewSeat {
    std::string name;
    StoreId player{};
    Wish wish;
    std::optional<PublicKey> elsewhere{};
};

struct NewTable {
    GameCode code;
    std::vector<int> choices; // as the game lists them
    std::vector<NewSeat> seats;
    std::vector<SeatNumber> order{};    // as the game means it; empty to leave it to chance
    std::optional<TableId> id{};        // nothing for any
    Bytes own{};                        // the game's
};

// Whether there are as many players as the game takes, each once, with what every seat has for itself.
bool isSound(const Game& game, const NewTable& wanted);

// Whether somebody can sit beside those who have these wishes already.
bool canJoin(const Choices& choices, const Wish& wish, std::span<const Wish> others);

// What the log says of a new seat: its wish, and where it is carried.
Wish wishOf(const NewSeat& seat);
Carried carriedAs(const NewSeat& seat);

// The entry that opens the table, and the keys of this device that it speaks of.
struct TableOpening {
    Entry entry;
    std::vector<SeatRecord> keys;
};

TableOpening openTable(const World& world, const Game& game, const NewTable& wanted);

// A new signing key for a seat.
SeatRecord newKey(const World& world, SeatNumber seat, const StoreId& player);

// What a seat is known by to everybody.
PublicKey publicKey(const SeatRecord& seat);

// Random bytes for a name, a key or a nonce.
template <std::size_t N>
std::array<std::uint8_t, N> fresh(const World& world) {
    std::array<std::uint8_t, N> bytes{};
    world.randomize(bytes);
    return bytes;
}

} // namespace aphelion
