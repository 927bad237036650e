#pragma once

#include "crypto/hash.h"
#include "crypto/secret.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aphelion {

// Names a table or a player: random, so nobody has to hand them out.
using StoreId = std::array<std::uint8_t, 16>;

// 16 random bytes from the system.
StoreId randomId();

// The id that hex() spells like this; nothing for any other text.
std::optional<StoreId> idOf(std::string_view digits);

// Whether this can be somebody's name: some text, at most 64 bytes of UTF-8.
bool isName(std::string_view name);

// What changes about a table with every step. Times are unix milliseconds and come from the caller.
struct TableState {
    std::uint64_t changed = 0;
    bool finished = false;
    Bytes summary; // for the list of tables; opaque

    bool operator==(const TableState&) const = default;
};

// A table as the list of tables needs it.
struct TableRecord {
    StoreId id{};
    std::uint64_t created = 0;
    TableState state;

    bool operator==(const TableRecord&) const = default;
};

// Bytes under a number: an entry of the public log, an answer to one, an operation on the note sheet.
struct Numbered {
    std::uint64_t number = 0;
    Bytes bytes;

    bool operator==(const Numbered&) const = default;
};

// A seat that this device carries, with the seed of the key that signs for it.
struct SeatRecord {
    int seat = 0;
    StoreId player{};
    Secret seed; // 32 bytes
};

// What stands behind a commitment: kept until it is opened.
struct KeptOpening {
    int seat = 0;
    Hash seal{};
    Bytes content;
    std::array<std::uint8_t, 32> nonce{};

    bool operator==(const KeptOpening&) const = default;
};

// An ask that was made and is not an entry yet: kept so that it is made once, however often it must be sent.
struct PendingAsk {
    int seat = 0;
    Bytes bytes;

    bool operator==(const PendingAsk&) const = default;
};

// The entries from this number on do not count any more: the table was carried on without them.
struct Abandoning {
    std::uint64_t from = 0;
    std::uint64_t epoch = 0; // under which they are kept from now on
};

// An entry that does not count any more.
struct AbandonedEntry {
    std::uint64_t epoch = 0;
    Numbered entry;

    bool operator==(const AbandonedEntry&) const = default;
};

// Everything that one step changes at a table: stored wholly or not at all, in the order in which it stands here.
struct Step {
    std::optional<Abandoning> abandon;
    std::vector<int> dropAsks; // of these seats, if they have one
    std::vector<Numbered> entries;
    std::vector<SeatRecord> seats;
    std::vector<KeptOpening> openings;
    std::vector<PendingAsk> asks;
    std::map<std::string, std::optional<Bytes>> settings; // opaque; without a value the setting is removed
    std::optional<TableState> state;                      // without one the table's state stays as it is
};

} // namespace aphelion
