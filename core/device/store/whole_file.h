#pragma once

#include "base/bytes.h"
#include "base/result.h"
#include "device/store/store_fault.h"

#include <filesystem>
#include <vector>

namespace aphelion {

// The bytes of a small file; Missing if there is none, Damaged if it is longer than that.
Result<Bytes, StoreFault> readWhole(const std::filesystem::path& path, std::size_t longest);

// The file holds these bytes afterwards, or what it held before: never a part, also after a power cut. Only this user
// may read it.
[[nodiscard]] Unstored writeWhole(const std::filesystem::path& path, ByteView bytes);

// The folder is there afterwards; a new one is for this user alone.
[[nodiscard]] Unstored makeFolder(const std::filesystem::path& folder);

// Makes names of files that were made, renamed or removed in this folder last.
[[nodiscard]] Unstored syncFolder(const std::filesystem::path& folder);

// What is wrong with a database that was made: gone, or without even a page, which SQLite may take for a new one.
Unstored lostFile(const std::filesystem::path& path);

// Renames a database, with what SQLite keeps beside it, to <name>.damaged-<n>. Gives the new path; empty if there was
// nothing. Nothing is overwritten.
Result<std::filesystem::path, StoreFault> setFileAside(const std::filesystem::path& path);

// Removes a database, with what SQLite keeps beside it.
[[nodiscard]] Unstored removeDatabase(const std::filesystem::path& path);

// What the system's error means to a person.
StoreFault faultOfSystem(int error);

} // namespace aphelion
