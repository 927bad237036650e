#pragma once

#include "device/store/journal.h"
#include "game/games.h"
#include "session/held_choices.h"
#include "session/new_table.h"
#include "session/trouble.h"
#include "table/ledger.h"

#include <map>
#include <memory>
#include <set>

namespace aphelion {

// A table that is kept: every entry is stored before anybody hears of it, together with what its author needs to open
// it later. On the host's device it gives the numbers; elsewhere what its seats want is stored as asks, which become
// entries when the host has written them. Shows nobody what the seats of this device have sealed.
class KeptTable final : public Ledger {
public:
    using Opened = Result<KeptTable, Trouble>;

    // Opens a new table, with this device as its host.
    static Opened begin(Journal& journal, const World& world, const Games& games, const NewTable& wanted);

    // Takes up a table where it was left; settle() goes on with a step that was cut off.
    static Opened resume(Journal& journal, const World& world, const Games& games, const TableId& id);

    // Somebody of this device who joins a table elsewhere, with the key the host was told.
    struct Newcomer {
        StoreId player{};
        Secret seed;
    };

    // A table whose entries are still to come from its host.
    static KeptTable awaited(Journal& journal, const World& world, const Games& games, const TableId& id,
                             std::vector<Newcomer> newcomers);

    // Whether its first entry has come; until then there is no table().
    bool isOpen() const { return m_table != nullptr; }
    const Table& table() const { return *m_table; }
    const Game& game() const { return *m_game; }
    const TableId& id() const { return m_id; }

    // The people who play on this device, by seat.
    const std::map<SeatNumber, StoreId>& players() const { return m_people; }

    // The bots that this device plays for, as the host: also those who play on for somebody who is away.
    bool isBot(SeatNumber who) const { return m_bots.contains(who); }

    // From what a bot takes its chances: the same after a restart, and known to nobody else.
    std::uint64_t seedOf(SeatNumber bot) const;

    // Whether somebody plays on this device, person or bot: has the seat's key, and sits at the table still.
    bool isHere(SeatNumber who) const { return m_carried.contains(who) || m_bots.contains(who); }
    bool carries(SeatNumber who) const;

    // Who plays this seat here, with what is sealed for it: for its own eyes.
    Holder holder(SeatNumber who) const;

    // Whether something that the player asked for is on its way to the host.
    bool isAsking(SeatNumber who) const { return asking(who) != nullptr; }
    const Ask* asking(SeatNumber who) const;

    // Why this player of this device may not do that now.
    std::optional<Trouble> refusal(SeatNumber who, const Deed& deed) const;

    // Writes the player's deed into the log, or asks the host to.
    [[nodiscard]] std::optional<Trouble> ask(SeatNumber who, const Deed& deed);

    // A round in which this player of this device chooses nothing (see Passing): held for the device, stored, and taken
    // back until it is written. What the log then says is what it says of any choice.
    bool holdsNone(SeatNumber who) const { return held().none.contains(who); }
    [[nodiscard]] std::optional<Trouble> holdNone(SeatNumber who, bool holds);

    // Writes what is held, once everybody of this device has chosen.
    [[nodiscard]] std::optional<Trouble> submitHeld();

    // The host's choices. New seats of this device or of others, all of them or none; a seat that is given up; a seat
    // of this device that goes on with another key here. What else happens to seats people decide together: see Sync.
    [[nodiscard]] std::optional<Trouble> take(const std::vector<NewSeat>& seats);
    [[nodiscard]] std::optional<Trouble> release(SeatNumber who);
    [[nodiscard]] std::optional<Trouble> rekey(SeatNumber who);

    // Writes what the rules demand next without anybody's decision, as far as this device can.
    [[nodiscard]] std::optional<Trouble> settle();

    // Whether settle() has something to do as soon as time has passed: what another device has sealed is waited for, but
    // not for ever. Then the others go on without it, and it counts for nothing.
    bool isWaiting() const { return m_waits || !m_awaited.empty(); }

    // Seats of other devices that can be reached: those may still turn up what they have sealed.
    void setPresent(std::vector<SeatNumber> seats) { m_present = std::move(seats); }

    // What the host did not write, and why, by player; forgotten when it is taken.
    std::map<SeatNumber, LogFault> takeGivenUp() { return std::exchange(m_givenUp, {}); }

    // Whether it was begun before the host signed every place, and could not be written anew, because others hold some
    // of its keys: it can be looked at, and nothing more is written.
    bool isOld() const { return isOpen() && m_table->log().version() < logVersion; }

    // Entries of this table that do not count any more, because it was carried on elsewhere.
    const std::vector<Entry>& abandoned() const { return m_abandoned; }

    // What is kept for the links of this table; opaque here.
    const std::map<std::string, Bytes>& settings() const { return m_settings; }
    [[nodiscard]] std::optional<Trouble> keep(const std::string& name, const Bytes& value);

    // As a ledger.
    const Log* log() const override { return m_table ? &m_table->log() : nullptr; }
    std::optional<LogFault> hear(const Entry& entry) override;
    Result<Entry, LogFault> write(const Ask& ask) override;
    std::optional<LogFault> goBack(EntryNumber number) override;
    std::vector<Ask> pending() const override;
    void renew(SeatNumber author) override;
    void giveUp(SeatNumber author, LogFault why) override;
    std::vector<SeatNumber> seats() const override;
    const SigningKey* key(const std::optional<SeatNumber>& seat) const override;
    std::uint64_t nextCounter(const std::optional<SeatNumber>& author) const override;
    bool isHost() const override;
    std::optional<LogFault> becomeHost() override;
    std::optional<LogFault> enact(const Decision& decision,
                                            const Consent& consent) override;
    bool owesNothing(SeatNumber seat) const override;
    const SigningKey* former(SeatNumber seat, const PublicKey& was) const override;
    std::optional<bool> wasMe(EntryNumber rekeyed) const override;
    std::optional<LogFault> say(EntryNumber rekeyed, bool wasMe) override;
    const std::vector<Evidence>& evidence() const override { return m_evidence; }
    void keep(const Evidence& evidence) override;

private:
    KeptTable(Journal& journal, World world, const Games& games, const TableId& id);

    struct Writing {
        std::optional<SeatNumber> author; // nothing for the host
        Body body;
        Openings keep;
        std::vector<SeatRecord> seats;
        std::map<std::string, std::optional<Bytes>> settings;
    };
    std::string heldSetting() const;
    HeldChoices held() const;
    void keepSettings(const std::map<std::string, std::optional<Bytes>>& settings);
    bool canSit(const NewSeat& seat, const Table& table) const;
    bool canWrite(const std::optional<SeatNumber>& author) const;
    bool hasKey(SeatNumber who) const;
    std::string wasMeName(EntryNumber rekeyed) const;
    bool mayOpenFor(SeatNumber who) const;
    Ask signedAsk(const std::optional<SeatNumber>& author, const Body& body) const;
    [[nodiscard]] std::optional<Trouble> write(Writing writing);
    [[nodiscard]] std::optional<Trouble> enter(const Ask& ask, Step step);
    [[nodiscard]] std::optional<Trouble> pend(const Ask& ask, Step step);
    [[nodiscard]] std::optional<Trouble> append(const Entry& entry, Step step);
    [[nodiscard]] std::optional<Trouble> grow(std::unique_ptr<Table> grown, Step step);
    bool claimsOurs(const TableOpened& opened) const;
    void seat(const Body& body, Step& step);
    void sitAt(std::unique_ptr<Table> table);
    bool isGivenUp(SeatNumber who);
    void waitForOthers(bool sealed);
    [[nodiscard]] std::optional<Trouble> vouch();
    [[nodiscard]] std::optional<Trouble> load();
    [[nodiscard]] std::optional<Trouble> loadSeats();
    [[nodiscard]] std::optional<Trouble> loadAsks();
    [[nodiscard]] std::optional<Trouble> writeAnew();
    void carry(const SeatRecord& seat);
    void spend(Step& step, const Ask& ask) const;
    using Range = std::pair<std::uint64_t, std::uint64_t>; // both of them, too
    std::vector<Range> spent(SeatNumber seat) const;
    void recognizeSeats();
    void setAside(const Entry& entry);
    void compareWithLeft(const Entry& entry);

    Journal* m_journal;
    World m_world;
    TableId m_id;
    const Games* m_games;
    const Game* m_game = nullptr;
    std::unique_ptr<Table> m_table;
    std::map<SeatNumber, StoreId> m_carried;      // all seats of this device
    std::map<SeatNumber, StoreId> m_people;       // those that are not bots'
    std::set<SeatNumber> m_bots;                            // that this device plays for
    std::map<SeatNumber, StoreId> m_owners;       // of all seats that there are keys for, whatever the log says
    std::map<std::uint32_t, SigningKey> m_keys; // by seat; the host's under hostSeat
    std::vector<Newcomer> m_newcomers;                    // who have no seat yet
    Openings m_kept;
    std::map<SeatNumber, Ask> m_pending;
    std::map<SeatNumber, LogFault> m_givenUp;
    std::vector<Entry> m_abandoned;
    std::map<std::optional<SeatNumber>, std::set<std::uint64_t>> m_signedAside; // counters, with keys of here
    struct PlacedAside { // with a host's key of this device
        PublicKey host{};
        std::uint32_t epoch = 0;
        EntryNumber number = 0;
    };
    std::vector<PlacedAside> m_placedAside;
    std::map<std::string, Bytes> m_settings;
    std::vector<SeatNumber> m_present;
    struct Awaited { // somebody who is away, is to show something, and is within reach
        std::uint64_t since = 0;
        std::uint64_t counter = 0; // of the seat's newest entry then
    };
    std::map<SeatNumber, Awaited> m_awaited;
    std::set<SeatNumber> m_missed; // of those, who are missed in this moment
    std::optional<std::uint64_t> m_waitsSince; // for what others have sealed, after the end
    bool m_waits = false;
    std::vector<Evidence> m_evidence;
};

} // namespace aphelion
