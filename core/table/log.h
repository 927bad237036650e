#pragma once

#include "table/entry.h"

#include <functional>
#include <map>

namespace aphelion {

// Why an entry cannot stand next in the log, or an ask cannot become one.
enum class LogFault : std::uint8_t {
    NotOpened,       // the first entry, and no other, opens the table
    WrongNumber,     // a gap or a repetition
    WrongPrevious,   // a fork: another history
    WrongEpoch,      // from before the table changed hosts, or from a future one
    UnknownSeat,     // nobody sits there, or not any more
    NotTheHost,      // only the host gives numbers and seats people
    WrongCounter,    // an ask is missing, or one was changed afterwards
    UnseenHead,      // its author saw another log, or an early one
    BadSignature,    // somebody else wrote it
    TooLarge,        // a name, an event or a list beyond the bounds of the format
    NotEndorsed,     // too few of the table say that another device may carry on
    AgainstTheRules, // the game does not let it stand now
    NotStored,       // it could not be kept, and what is not kept does not count
    NewerVersion,    // of a kind that this version of the app does not know
    NotPlaced,       // the host has not signed that it stands here
    WrongVersion,    // made for a log of another format
    NothingTaken,    // nothing was done to the seat that its player could protest against
    KeyInUse,        // somebody else at this table has, or had, the key that a seat would get
};

std::string_view name(LogFault fault);

// Whether an ask that was refused for this can be written later: with another log, another host or a disk with room.
bool isPassing(LogFault fault);

// So far may an author's counter go on at once. An ask that was never written leaves a gap; without a bound, one ask
// could use up all counters of the hosts to come.
inline constexpr std::uint64_t mostSkipped = 65'535;

// So often may a table change hosts, and so often to a device that carries the same seat.
inline constexpr std::uint32_t mostEpochs = 64;
inline constexpr int mostEpochsOfASeat = 16;

// So often may a seat get another key or be lent: who has it stolen again and again fills the log.
inline constexpr int mostChangesOfASeat = 64;

// For so many entries a word for a decision counts.
inline constexpr EntryNumber consentLasts = 64;

// After so many entries an ask has to be signed anew: a host who refused it could else write it when it suits the host.
inline constexpr EntryNumber askLasts = 16;

// The game's say: whether its rules let this be written now.
using Judge = std::function<bool(const Ask&)>;

// What the log says of a seat.
struct SeatAtTable {
    PublicKey key{};
    std::string name;
    Bytes wish;
    bool seated = true;
    Carried carried = Carried::Elsewhere;
    bool lent = false;                     // a bot of the host's plays for it
    std::optional<std::uint32_t> lentTo{}; // the host of this epoch, who may still open what its bot has sealed
    EntryNumber changed = 0;               // when its key or who plays for it changed last
    int changes = 0;                       // and how often people changed it
    bool claimed = false;                  // to be carried by the host, who alone says so
    bool operator==(const SeatAtTable&) const = default;
};

// What can be done to a seat.
enum class Treatment : std::uint8_t { Rekeyed, Lent, Released };

// A seat that got another key, was lent to a bot, or was released by the host.
struct Takeover {
    SeatNumber seat = 0;
    EntryNumber entry = 0;
    Treatment how = Treatment::Rekeyed;
    PublicKey before{};
    Carried carriedBefore = Carried::Elsewhere;
    bool own = false;                     // said so with the key it had: it still owes whatever it has sealed
    std::vector<SeatNumber> agreed;       // or these did; nobody to a release
    std::optional<EntryNumber> protested; // it never agreed: its result is disputed, and the key it had counts again
    bool operator==(const Takeover&) const = default;
};

// The public record of one table: numbered, chained by hashes, every entry signed by its author, and by the host for
// its place. An entry once in it never changes. Knows nothing of the game.
class Log {
public:
    // Begins with the entry that opens the table.
    static Result<Log, LogFault> begin(const Entry& opened);

    [[nodiscard]] std::optional<LogFault> objection(const Entry& entry) const;

    // Takes the next entry; the log is unchanged if there is an objection, its own or the game's.
    [[nodiscard]] std::optional<LogFault> append(const Entry& entry, const Judge& judge);

    // Takes an entry to which there was no objection.
    void take(const Entry& entry);

    const TableOpened& opened() const { return std::get<TableOpened>(m_entries.front().ask.body); }
    const TableId& table() const { return opened().table; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const std::vector<SeatAtTable>& seats() const { return m_seats; }
    SeatNumber seatCount() const { return static_cast<SeatNumber>(m_seats.size()); }
    bool hasSeat(SeatNumber seat) const { return seat >= 0 && seat < seatCount(); }
    Seen head() const { return seen(m_entries.size() - 1); }
    EntryNumber nextNumber() const { return m_entries.size(); }

    // How often the table has changed hosts, and who is the host now.
    std::uint32_t epoch() const { return static_cast<std::uint32_t>(m_raised.size()); }
    const PublicKey& host() const { return m_hosts.back(); }
    const PublicKey& host(std::uint32_t epoch) const { return m_hosts[epoch]; }

    // Whoever sits at the table and plays: no bots, and nobody for whom one plays.
    std::vector<SeatNumber> people() const;

    // Who decides whether another device carries on: the people whom the host does not carry itself. More than half of
    // them have to agree.
    std::vector<SeatNumber> voices() const;

    // Who decides about this, when these have given their word: the same, or all people, if it goes back; and who was
    // taken, lent or released without an own word, and speaks all the same.
    std::vector<SeatNumber> voices(const Raise& raise, const std::vector<Endorsement>& words) const;

    // Who decides about a seat: the other people, more than half of them; or the seat itself.
    std::vector<SeatNumber> deciding(const Decision& decision) const;
    std::size_t neededFor(const Decision& decision) const { return deciding(decision).size() / 2 + 1; }

    // Whether a seat can be given another key, or be lent, at all.
    bool isPossible(const Decision& decision) const;
    bool isConsented(const Decision& decision, const Consent& consent) const;

    // What was done to seats, in order.
    const std::vector<Takeover>& takeovers() const { return m_takeovers; }

    // Whether nobody else has, or had, this key: a key has one owner at a table.
    bool isFree(const PublicKey& key, SeatNumber seat) const;

    // Whether the key that was there before can still say that it never agreed, and whether this says so.
    bool canProtest(const Takeover& takeover) const;
    bool stands(const Protested& protest) const { return !objectionTo(protest); }

    // Whether the seat has signed this: with its key, or with the one that was taken from it as long as that can still
    // protest. Else a host could take a seat's say in who follows it.
    bool isSignedBy(SeatNumber seat, ByteView part, const Signature& signature) const;

    // Whether the seat's own word is enough to say that it is carried by the host: not if its key may be a thief's.
    bool mayClaim(SeatNumber seat) const;

    // Whether what was read then is too long ago to be written now.
    bool isLongAgo(const Seen& seen) const { return !isOfOld() && head().number > seen.number + askLasts; }

    // Whether somebody at this seat may have a say in who the host is: not a bot, nor who left the host's own device.
    bool maySpeak(SeatNumber seat) const;

    // Whether somebody may sit there of whom only the host, or others, say that it is not so: then a word of theirs
    // counts.
    bool isPutAside(SeatNumber seat) const;

    // Whether this is the seat's word for it.
    bool isWord(const Raise& raise, const Endorsement& word) const;

    // Whether the host may speak for the seat, because a bot plays there.
    bool isBots(SeatNumber seat) const { return m_seats[seat].carried == Carried::Bot || m_seats[seat].lent; }

    // The entry with which this epoch began, from 1 on.
    EntryNumber raised(std::uint32_t epoch) const { return m_raised[epoch - 1]; }

    // The newest of the entries that say something about the game, and whether a seat has vouched for all of those.
    EntryNumber newest() const { return m_newest; }
    bool hasVouched(SeatNumber seat) const;
    const std::vector<SeatNumber>& vouching() const { return m_vouching; }

    // An entry that is there, as somebody who had read so far would name it.
    Seen seen(EntryNumber number) const { return {number, m_hashes[number]}; }
    bool has(const Seen& seen) const { return seen.number < m_hashes.size() && m_hashes[seen.number] == seen.hash; }

    // The log as it was with so many entries, at least the first.
    Log upTo(EntryNumber entries) const;

    // Which format its entries have. In the first one the host signed no places, and decided alone.
    std::uint8_t version() const { return m_entries.front().ask.version; }
    bool isOfOld() const { return version() < logVersion; }

    // The counter of this author's newest entry, 0 without any.
    std::uint64_t counter(const std::optional<SeatNumber>& author) const;

    // The entry that this author's ask with this counter became.
    const Entry* made(const std::optional<SeatNumber>& author, std::uint64_t counter) const;

private:
    Log() = default;
    const PublicKey* keyOf(const std::optional<SeatNumber>& author) const;
    bool isSigned(const Ask& ask) const;
    bool hostMaySign(const Ask& ask) const;
    bool isNext(const Ask& ask) const;
    std::optional<LogFault> objection(const Ask& ask) const;
    bool isPlaced(const Entry& entry) const;
    std::optional<LogFault> objection(const Ask& ask, const EpochRaised& raised) const;
    bool isAgreed(const Ask& ask, const EpochRaised& raised) const;
    bool isThere(const Raise& raise, const Endorsement& word) const;
    void record(const Entry& entry, SeatNumber whose, Treatment how, const Consent& consent);
    void own(const PublicKey& key, const std::optional<SeatNumber>& seat) { m_owners.emplace(key, seat); }
    bool isTooOften(const EpochRaised& raised) const;
    std::optional<LogFault> objectionTo(const Body& body) const;
    std::optional<LogFault> objectionTo(const Protested& protest) const;
    std::optional<std::size_t> takeoverOf(const Protested& protest) const;
    void take(const Entry&, const auto&) {}
    void take(const Entry& entry, const TableOpened& opened);
    void take(const Entry& entry, const SeatTaken& taken);
    void take(const Entry& entry, const SeatReleased& released);
    void take(const Entry& entry, const SeatRekeyed& rekeyed);
    void take(const Entry& entry, const EpochRaised& raised);
    void take(const Entry& entry, const SeatLent& lent);
    void take(const Entry& entry, const Protested& protest);
    void vouch(const Entry& entry);

    std::vector<Entry> m_entries;
    std::vector<Hash> m_hashes; // of the entries
    std::vector<SeatAtTable> m_seats;
    std::vector<Takeover> m_takeovers;
    std::map<PublicKey, std::optional<SeatNumber>>
        m_owners;                      // of every key that was ever named here; hosts have no seat
    std::vector<PublicKey> m_hosts;    // by epoch
    std::vector<EntryNumber> m_raised; // by epoch, from 1
    EntryNumber m_newest = 0;
    std::vector<SeatNumber> m_vouching;
};

} // namespace aphelion
