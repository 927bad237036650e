#pragma once

#include "device/store/records.h"
#include "device/store/sqlite.h"

#include <span>

namespace aphelion {

// Brings a database to the version that has as many steps: step n makes version n+1 from version n, in one
// transaction. NewerVersion if the file is beyond them.
[[nodiscard]] Unstored migrate(Sqlite& db, std::span<const char* const> steps);

// An open database whose pages are sound and whose version is ours.
Result<Sqlite, StoreFault> openChecked(const Place& place, ByteView key, std::span<const char* const> steps);

// The settings table that every file of ours has.
Result<std::optional<Bytes>, StoreFault> readSetting(Sqlite& db, std::string_view key);
[[nodiscard]] Unstored writeSetting(Sqlite& db, std::string_view key, ByteView value);

// Reads rows of a number and bytes.
Result<std::vector<Numbered>, StoreFault> readNumbered(Statement& rows);

} // namespace aphelion
