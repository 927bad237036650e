#pragma once

#include "device/store/device_file.h"
#include "device/store/player_file.h"
#include "game/games.h"

namespace aphelion {

// Finished games as players remember them: kept in the player's own file, they go with it to another device, and stay
// when the table is deleted. What they look like is each game's own.

// What a player's file remembers of the games of one kind.
Result<Memory, StoreFault> memoryIn(PlayerFile& file, const Game& game);

// Adds one; the first of a table stays as it is. Nothing happens before its end, nor for somebody who has left.
[[nodiscard]] Unstored keepResult(PlayerFile& file, const Game& game, const Table& table, const Seat& seat,
                                  std::uint64_t began);

// Finished tables of this device at which the player sat and whose result is not kept yet, the oldest first: at the end
// somebody else was looking.
std::vector<TableRecord> unkept(DeviceFile& device, PlayerFile& file, const StoreId& player, const Games& games);

// Reads all of those from their logs, and the help that was used from the player's notes, and keeps them.
[[nodiscard]] Unstored keepMissing(DeviceFile& device, PlayerFile& file, const StoreId& player, const Games& games);

} // namespace aphelion
