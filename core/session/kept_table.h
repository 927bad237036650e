#pragma once

#include "play/moves.h"
#include "session/new_table.h"
#include "session/trouble.h"

#include <map>

namespace planetx {

// A table that is kept: every entry is stored before anybody hears of it, together with what its author needs to open
// it later. Shows nobody what the seats of this device have sealed.
class KeptTable {
public:
    using Opened = aphelion::Result<KeptTable, Trouble>;

    // Opens a new table, with this device as its host.
    static Opened begin(aphelion::Journal& journal, const aphelion::World& world, const NewTable& wanted);

    // Takes up a table where it was left; settle() goes on with a step that was cut off.
    static Opened resume(aphelion::Journal& journal, const aphelion::World& world, const aphelion::TableId& id);

    const Table& table() const { return m_table; }
    const aphelion::TableId& id() const { return m_table.log().table(); }

    // The seats that this device carries, and whose they are.
    const std::map<PlayerId, aphelion::StoreId>& players() const { return m_players; }

    // What the player has submitted, for the player's own eyes.
    Hand hand(PlayerId who) const;
    std::optional<std::vector<Theory>> sealedChoice(PlayerId who) const;

    // Why this player of this device may not do that now.
    std::optional<Trouble> refusal(PlayerId who, const Action& action) const;

    // Writes the player's action into the log.
    [[nodiscard]] std::optional<Trouble> ask(PlayerId who, const Action& action);

    // A new seat of this device, a seat that is given up, a seat whose key is lost and made anew.
    [[nodiscard]] std::optional<Trouble> take(const NewSeat& seat);
    [[nodiscard]] std::optional<Trouble> release(PlayerId who);
    [[nodiscard]] std::optional<Trouble> rekey(PlayerId who);

    // Writes what the rules demand next without anybody's decision, as far as this device can.
    [[nodiscard]] std::optional<Trouble> settle();

private:
    KeptTable(aphelion::Journal& journal, aphelion::World world, Table table);

    struct Writing {
        std::optional<PlayerId> author; // nothing for the host
        aphelion::Body body;
        aphelion::Openings keep;
        std::vector<aphelion::SeatRecord> seats;
    };
    bool canSit(const NewSeat& seat) const;
    [[nodiscard]] std::optional<Trouble> write(Writing writing);
    [[nodiscard]] std::optional<Trouble> store(const aphelion::Entry& entry, Writing& writing);
    [[nodiscard]] std::optional<Trouble> settle(const Due& due, bool& done);
    [[nodiscard]] std::optional<Trouble> openGuesses();
    [[nodiscard]] std::optional<Trouble> load();
    void carry(const aphelion::SeatRecord& seat);
    const aphelion::SigningKey* keyOf(const std::optional<PlayerId>& author) const;

    aphelion::Journal* m_journal;
    aphelion::World m_world;
    Table m_table;
    std::map<PlayerId, aphelion::StoreId> m_players;
    std::map<std::uint32_t, aphelion::SigningKey> m_keys; // by seat; the host's under hostSeat
    aphelion::Openings m_kept;
};

} // namespace planetx
