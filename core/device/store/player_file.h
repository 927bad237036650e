#pragma once

#include "base/result.h"
#include "device/store/records.h"
#include "device/store/sqlite.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace aphelion {

// How far a player has taken in the log of a table.
struct Heard {
    std::uint64_t number = 0; // of the last entry that was taken in
    std::uint64_t epoch = 0;  // under which it was

    bool operator==(const Heard&) const = default;
};

// player-<id>.db: what only its owner may read. Having one means it is unlocked; destroying it closes the file and
// wipes the key. Every call that stores is one transaction, with the promise of DeviceFile.
class PlayerFile {
public:
    static constexpr int version = 2;

    // Creates the file if it is not there. Every page is looked at.
    static Result<PlayerFile, StoreFault> open(const Place& place, ByteView key);

    // Takes in the log up to the entry `heard`: its answer, if it has one for this player, and the operations it
    // makes on the note sheet, all in one. AlreadyThere unless `heard` is beyond what was heard before.
    [[nodiscard]] Unstored takeIn(const StoreId& table, std::uint64_t heard, std::uint64_t epoch,
                                  const std::optional<Bytes>& answer, std::span<const Numbered> notes = {});

    // The log from this entry on is another one now, of this epoch: forgets the answers to what is not in it, so that
    // the new entries can be taken in. The note sheet is the player's and stays.
    [[nodiscard]] Unstored goBack(const StoreId& table, std::uint64_t number, std::uint64_t epoch);

    // AlreadyThere if there is an operation of that number.
    [[nodiscard]] Unstored addNote(const StoreId& table, const Numbered& note);

    // Replaces the draft of that name; without bytes it is removed.
    [[nodiscard]] Unstored setDraft(const StoreId& table, std::string_view draft, const std::optional<Bytes>& bytes);

    [[nodiscard]] Unstored removeTable(const StoreId& table);

    // Nothing if nothing was taken in yet.
    Result<std::optional<Heard>, StoreFault> heard(const StoreId& table);
    Result<std::vector<Numbered>, StoreFault> answers(const StoreId& table); // by the number of their entry
    Result<std::vector<Numbered>, StoreFault> notes(const StoreId& table);
    Result<std::map<std::string, Bytes>, StoreFault> drafts(const StoreId& table);

    Result<std::optional<Bytes>, StoreFault> setting(std::string_view key);
    [[nodiscard]] Unstored set(std::string_view key, ByteView value);

    // The whole file as it is now, still encrypted.
    Result<Bytes, StoreFault> image() { return m_db.image(); }
    const Secret& key() const { return m_key; }

private:
    PlayerFile(Sqlite db, ByteView key) : m_db(std::move(db)), m_key(key) {}

    Sqlite m_db;
    Secret m_key;
};

} // namespace aphelion
