#pragma once

#include "device/store/journal.h"
#include "play/moves.h"
#include "session/held_choices.h"
#include "session/new_table.h"
#include "session/trouble.h"
#include "table/ledger.h"

#include <map>
#include <set>

namespace planetx {

// A table that is kept: every entry is stored before anybody hears of it, together with what its author needs to open
// it later. On the host's device it gives the numbers; elsewhere what its seats want is stored as asks, which become
// entries when the host has written them. Shows nobody what the seats of this device have sealed.
class KeptTable final : public aphelion::Ledger {
public:
    using Opened = aphelion::Result<KeptTable, Trouble>;

    // Opens a new table, with this device as its host.
    static Opened begin(aphelion::Journal& journal, const aphelion::World& world, const NewTable& wanted,
                        const Dealing& dealing = dealAnew);

    // Takes up a table where it was left; settle() goes on with a step that was cut off.
    static Opened resume(aphelion::Journal& journal, const aphelion::World& world, const aphelion::TableId& id,
                         const Dealing& dealing = dealAnew);

    // Somebody of this device who joins a table elsewhere, with the key the host was told.
    struct Newcomer {
        aphelion::StoreId player{};
        aphelion::Secret seed;
    };

    // A table whose entries are still to come from its host.
    static KeptTable awaited(aphelion::Journal& journal, const aphelion::World& world, const aphelion::TableId& id,
                             std::vector<Newcomer> newcomers, const Dealing& dealing = dealAnew);

    // Whether its first entry has come; until then there is no table().
    bool isOpen() const { return m_table.has_value(); }
    const Table& table() const { return *m_table; }
    const aphelion::TableId& id() const { return m_id; }

    // The people who play on this device, by seat.
    const std::map<PlayerId, aphelion::StoreId>& players() const { return m_people; }

    // The bots that this device plays for, as the host: also those who play on for somebody who is away.
    bool isBot(PlayerId who) const { return m_bots.contains(who); }

    // From what a bot takes its chances: the same after a restart, and known to nobody else.
    std::uint64_t seedOf(PlayerId bot) const;

    // Whether somebody plays on this device, person or bot: has the seat's key, and sits at the table still.
    bool isHere(PlayerId who) const { return m_carried.contains(who) || m_bots.contains(who); }
    bool carries(PlayerId who) const;

    // What the player has submitted, for the player's own eyes.
    Hand hand(PlayerId who) const;
    std::optional<std::vector<Theory>> sealedChoice(PlayerId who) const;
    std::map<EntryNumber, Locate> guesses(PlayerId who) const;

    // Whether something that the player asked for is on its way to the host.
    bool isAsking(PlayerId who) const { return asking(who) != nullptr; }
    const aphelion::Ask* asking(PlayerId who) const;

    // Why this player of this device may not do that now.
    std::optional<Trouble> refusal(PlayerId who, const Action& action) const;

    // Writes the player's action into the log, or asks the host to.
    [[nodiscard]] std::optional<Trouble> ask(PlayerId who, const Action& action);

    // A theory phase in which this player of this device publishes nothing: held for the device, stored, and taken back
    // until it is written. What the log then says is what it says of any sealed choice.
    bool holdsNone(PlayerId who) const { return held().none.contains(who); }
    [[nodiscard]] std::optional<Trouble> holdNone(PlayerId who, bool holds);

    // Writes what is held, once everybody of this device has chosen.
    [[nodiscard]] std::optional<Trouble> submitHeld();

    // The host's choices. New seats of this device or of others, all of them or none; a seat that is given up; a seat
    // of this device that goes on with another key here. What else happens to seats people decide together: see Sync.
    [[nodiscard]] std::optional<Trouble> take(const std::vector<NewSeat>& seats);
    [[nodiscard]] std::optional<Trouble> release(PlayerId who);
    [[nodiscard]] std::optional<Trouble> rekey(PlayerId who);

    // Writes what the rules demand next without anybody's decision, as far as this device can.
    [[nodiscard]] std::optional<Trouble> settle();

    // Whether settle() has something to do as soon as time has passed: a token of another device, or after the end a
    // guess, is waited for, but not for ever. Then the others go on without it, and it counts for nothing.
    bool isWaiting() const { return m_waits || !m_awaited.empty(); }

    // Seats of other devices that can be reached: those may still turn up what they have sealed.
    void setPresent(std::vector<aphelion::SeatNumber> seats) { m_present = std::move(seats); }

    // What the host did not write, and why, by player; forgotten when it is taken.
    std::map<PlayerId, aphelion::LogFault> takeGivenUp() { return std::exchange(m_givenUp, {}); }

    // Whether it was begun before the host signed every place, and could not be written anew, because others hold some
    // of its keys: it can be looked at, and nothing more is written.
    bool isOld() const { return isOpen() && m_table->log().version() < aphelion::logVersion; }

    // Entries of this table that do not count any more, because it was carried on elsewhere.
    const std::vector<aphelion::Entry>& abandoned() const { return m_abandoned; }

    // What is kept for the links of this table; opaque here.
    const std::map<std::string, aphelion::Bytes>& settings() const { return m_settings; }
    [[nodiscard]] std::optional<Trouble> keep(const std::string& name, const aphelion::Bytes& value);

    // As a ledger.
    const aphelion::Log* log() const override { return m_table ? &m_table->log() : nullptr; }
    std::optional<aphelion::LogFault> hear(const aphelion::Entry& entry) override;
    aphelion::Result<aphelion::Entry, aphelion::LogFault> write(const aphelion::Ask& ask) override;
    std::optional<aphelion::LogFault> goBack(EntryNumber number) override;
    std::vector<aphelion::Ask> pending() const override;
    void renew(aphelion::SeatNumber author) override;
    void giveUp(aphelion::SeatNumber author, aphelion::LogFault why) override;
    std::vector<aphelion::SeatNumber> seats() const override;
    const aphelion::SigningKey* key(const std::optional<aphelion::SeatNumber>& seat) const override;
    std::uint64_t nextCounter(const std::optional<aphelion::SeatNumber>& author) const override;
    bool isHost() const override;
    std::optional<aphelion::LogFault> becomeHost() override;
    std::optional<aphelion::LogFault> enact(const aphelion::Decision& decision,
                                            const aphelion::Consent& consent) override;
    bool owesNothing(aphelion::SeatNumber seat) const override;
    const aphelion::SigningKey* former(aphelion::SeatNumber seat, const aphelion::PublicKey& was) const override;
    std::optional<bool> wasMe(EntryNumber rekeyed) const override;
    std::optional<aphelion::LogFault> say(EntryNumber rekeyed, bool wasMe) override;
    const std::vector<aphelion::Evidence>& evidence() const override { return m_evidence; }
    void keep(const aphelion::Evidence& evidence) override;

private:
    KeptTable(aphelion::Journal& journal, aphelion::World world, const aphelion::TableId& id, Dealing dealing);

    struct Writing {
        std::optional<PlayerId> author; // nothing for the host
        aphelion::Body body;
        aphelion::Openings keep;
        std::vector<aphelion::SeatRecord> seats;
        std::map<std::string, std::optional<aphelion::Bytes>> settings;
    };
    HeldChoices held() const;
    void keepSettings(const std::map<std::string, std::optional<aphelion::Bytes>>& settings);
    bool canSit(const NewSeat& seat, const Table& table) const;
    bool canWrite(const std::optional<PlayerId>& author) const;
    bool hasKey(PlayerId who) const;
    std::string wasMeName(EntryNumber rekeyed) const;
    bool mayOpenFor(PlayerId who) const;
    aphelion::Ask signedAsk(const std::optional<aphelion::SeatNumber>& author, const aphelion::Body& body) const;
    [[nodiscard]] std::optional<Trouble> write(Writing writing);
    [[nodiscard]] std::optional<Trouble> enter(const aphelion::Ask& ask, aphelion::Step step);
    [[nodiscard]] std::optional<Trouble> pend(const aphelion::Ask& ask, aphelion::Step step);
    [[nodiscard]] std::optional<Trouble> append(const aphelion::Entry& entry, aphelion::Step step);
    [[nodiscard]] std::optional<Trouble> grow(Table grown, aphelion::Step step);
    bool claimsOurs(const aphelion::TableOpened& opened) const;
    void seat(const aphelion::Body& body, aphelion::Step& step);
    [[nodiscard]] std::optional<Trouble> settle(const Due& due, bool& done);
    bool isGivenUp(const TokenId& token);
    [[nodiscard]] std::optional<Trouble> settleEnd();
    void waitForGuesses(bool sealed);
    [[nodiscard]] std::optional<Trouble> load();
    [[nodiscard]] std::optional<Trouble> loadSeats();
    [[nodiscard]] std::optional<Trouble> loadAsks();
    [[nodiscard]] std::optional<Trouble> writeAnew();
    void carry(const aphelion::SeatRecord& seat);
    void spend(aphelion::Step& step, const aphelion::Ask& ask) const;
    using Range = std::pair<std::uint64_t, std::uint64_t>; // both of them, too
    std::vector<Range> spent(aphelion::SeatNumber seat) const;
    void recognizeSeats();
    void setAside(const aphelion::Entry& entry);
    void compareWithLeft(const aphelion::Entry& entry);

    aphelion::Journal* m_journal;
    aphelion::World m_world;
    aphelion::TableId m_id;
    Dealing m_dealing;
    std::optional<Table> m_table;
    std::map<PlayerId, aphelion::StoreId> m_carried;      // all seats of this device
    std::map<PlayerId, aphelion::StoreId> m_people;       // those that are not bots'
    std::set<PlayerId> m_bots;                            // that this device plays for
    std::map<PlayerId, aphelion::StoreId> m_owners;       // of all seats that there are keys for, whatever the log says
    std::map<std::uint32_t, aphelion::SigningKey> m_keys; // by seat; the host's under hostSeat
    std::vector<Newcomer> m_newcomers;                    // who have no seat yet
    aphelion::Openings m_kept;
    std::map<aphelion::SeatNumber, aphelion::Ask> m_pending;
    std::map<PlayerId, aphelion::LogFault> m_givenUp;
    std::vector<aphelion::Entry> m_abandoned;
    std::map<std::optional<aphelion::SeatNumber>, std::set<std::uint64_t>> m_signedAside; // counters, with keys of here
    struct PlacedAside { // with a host's key of this device
        aphelion::PublicKey host{};
        std::uint32_t epoch = 0;
        EntryNumber number = 0;
    };
    std::vector<PlacedAside> m_placedAside;
    std::map<std::string, aphelion::Bytes> m_settings;
    std::vector<aphelion::SeatNumber> m_present;
    std::vector<std::pair<TokenId, std::uint64_t>> m_awaited; // tokens of who left and is there, and since when
    std::optional<std::uint64_t> m_waitsSince;                // for guesses that others have sealed
    bool m_waits = false;
    std::vector<aphelion::Evidence> m_evidence;
};

} // namespace planetx
