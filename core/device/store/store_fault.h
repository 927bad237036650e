#pragma once

#include <optional>
#include <string_view>

namespace aphelion {

// Why something is not kept or not had: one value per thing a person can do something about.
enum class StoreFault {
    WrongPin,        // try another
    TooManyTries,    // wait first
    WrongPassphrase, // of an exported player
    Unreadable,      // no database under this key: another key, or the first page is damaged
    NotEncrypted,    // a plain SQLite file
    Damaged,         // cut short, or a page does not hold what was written
    NewerVersion,    // written by a newer app
    DiskFull,
    ReadOnly,
    InUse, // another process, or another part of this one, has it open
    Io,
    NoMemory,       // a PIN needs 64 MiB for a moment; something else must be closed
    KeyLost,        // the file is there, the key to it is not
    KeystoreSilent, // the platform keeps the secret and does not answer now
    WeakPassphrase, // an exported player needs a longer one
    BadName,        // empty, too long, or not text
    Missing,        // a file that was there is gone
    AlreadyThere,   // nothing is ever overwritten
    Unknown,        // no such table or player
};

// The name of the value, for logs and tests.
std::string_view name(StoreFault fault);

// What storing gives back: nothing, or why it was not stored.
using Unstored = std::optional<StoreFault>;

} // namespace aphelion
