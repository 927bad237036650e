#pragma once

#include "device/store/key_wrap.h"
#include "device/store/sqlite.h"
#include "device/store/tries.h"

#include <vector>

namespace aphelion {

// How far a player's file has come. It is written after the deed, so a crash in between is taken up where it was.
enum class FileStage : std::uint8_t { Promised = 0, Born = 1, Going = 2 };

// A player as device.db keeps it: everybody may read it, nobody can open the file with it alone.
struct KeptPlayer {
    StoreId id{};
    std::string name;
    Bytes look;
    KeyWrap wrap;
    Tries tries;
    FileStage stage = FileStage::Promised;

    bool operator==(const KeptPlayer&) const = default;
};

// The players table of device.db. Every call that stores is one transaction.
class PlayerList {
public:
    explicit PlayerList(Sqlite& db) : m_db(db) {}

    Result<std::vector<KeptPlayer>, StoreFault> all();
    Result<KeptPlayer, StoreFault> find(const StoreId& id);

    [[nodiscard]] Unstored add(const KeptPlayer& player);
    [[nodiscard]] Unstored replace(const KeptPlayer& player); // Unknown if there is none of that id
    [[nodiscard]] Unstored remove(const StoreId& id);

private:
    Sqlite& m_db;
};

} // namespace aphelion
