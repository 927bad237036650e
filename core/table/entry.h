#pragma once

#include "base/result.h"
#include "crypto/sign.h"
#include "table/seal.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace aphelion {

using EntryNumber = std::uint64_t;

// Logs of today. Those of version 1 are still read: there the host did not sign what stands where.
inline constexpr std::uint8_t logVersion = 2;

// Bodies: what an entry says. The table understands seats and seals; what the game says it only carries.

// On whose device a seat is played. The host says so when the seat is taken: whoever the host carries itself has no say
// in who follows it.
enum class Carried : std::uint8_t { Elsewhere, ByHost, Bot };

struct SeatTaken {
    PublicKey key{}; // signs for the seat from now on
    std::string name;
    Bytes wish; // what the game lets a player choose at the start
    Carried carried = Carried::Elsewhere;
    bool operator==(const SeatTaken&) const = default;
};

// The first entry of every log: the host opens the table with everybody who is there.
struct TableOpened {
    TableId table{};
    PublicKey host{};
    std::string game;
    Bytes setup; // the game's own
    std::vector<SeatTaken> seats;
    bool operator==(const TableOpened&) const = default;
};

struct SeatReleased {
    SeatNumber seat = 0;
    bool operator==(const SeatReleased&) const = default;
};

// A seat's word for something that people decide together.
struct Endorsement {
    SeatNumber seat = 0;
    Signature signature{};
    bool carried = false; // for a new host: on that very device
    bool operator==(const Endorsement&) const = default;
};

// How far the author had read the log.
struct Seen {
    EntryNumber number = 0;
    Hash hash{};
    bool operator==(const Seen&) const = default;
};

// What people agreed to, and what the newest entry was then.
struct Consent {
    Seen asOf;
    std::vector<Endorsement> words;
    bool operator==(const Consent&) const = default;
};

// The seat goes on with another key: another phone. Either the seat itself has said so, with the key it had, or the
// others have.
struct SeatRekeyed {
    SeatNumber seat = 0;
    PublicKey key{};
    Carried carried = Carried::Elsewhere;
    Consent consent; // without any in version 1, where the host decided alone
    bool operator==(const SeatRekeyed&) const = default;
};

// A bot of the host's plays for the seat until the seat says something itself.
struct SeatLent {
    SeatNumber seat = 0;
    Consent consent;
    bool operator==(const SeatLent&) const = default;
};

// The key that a seat had says that its player never agreed to what others did to it: to another key, to a bot, or to
// being removed.
struct Protested {
    SeatNumber seat = 0;
    EntryNumber rekeyed = 0; // or lent, or released
    Signature signature{};
    bool operator==(const Protested&) const = default;
};

// Something happened in the game. Seals fix what its author keeps secret, openings show what was sealed earlier.
struct Moved {
    Bytes event;
    std::vector<Seal> seals;
    std::vector<Opening> openings;
    bool operator==(const Moved&) const = default;
};

// After the end: what is still sealed.
struct Unsealed {
    std::vector<Opening> openings;
    bool operator==(const Unsealed&) const = default;
};

// The host is gone and another device carries on, as those decided who were there. Signed by the new host; what its
// author has seen is where the table goes on from.
struct EpochRaised {
    PublicKey host{};
    std::vector<Endorsement> endorsements;
    std::optional<Seen> leaves; // the newest entry of what people agreed to leave: they go on from before it
    bool operator==(const EpochRaised&) const = default;
};

// After the end: its author vouches for the log as it was seen.
struct Witnessed {
    bool operator==(const Witnessed&) const = default;
};

using Body = std::variant<TableOpened, SeatTaken, SeatReleased, SeatRekeyed, Moved, Unsealed, EpochRaised, Witnessed,
                          SeatLent, Protested>;

// What somebody asks to be written into the log, signed so that nobody else can say it.
struct Ask {
    std::uint32_t epoch = 0;          // how often the table has changed hosts
    std::optional<SeatNumber> author; // nothing for the host
    std::uint64_t counter = 0;        // the author's asks so far: the same ask twice makes one entry
    Seen seen;
    Body body;
    Signature signature{};
    std::uint8_t version = logVersion; // of the log that it is made for
    bool byHost = false;               // the host says it, for a seat that a bot plays
    bool operator==(const Ask&) const = default;
};

// What a signature covers.
Bytes signedPart(const TableId& table, const Ask& ask);

// Who would carry the table on, in which epoch, from where, and what would be left then.
struct Raise {
    std::uint32_t epoch = 0;
    PublicKey host{};
    Seen from;
    std::optional<Seen> leaves;
    bool operator==(const Raise&) const = default;
};

// What this seat's endorsement of it covers, and whether the seat is carried there.
Bytes endorsedPart(const TableId& table, const Raise& raise, SeatNumber by, bool carried,
                   std::uint8_t version = logVersion);

// What people can decide about somebody's seat.
struct Rekeying {
    SeatNumber seat = 0;
    PublicKey key{};
    bool operator==(const Rekeying&) const = default;
};
struct Lending {
    SeatNumber seat = 0;
    bool operator==(const Lending&) const = default;
};
using Decision = std::variant<Rekeying, Lending>;
SeatNumber seatOf(const Decision& decision);

// What this seat's word for it covers.
Bytes agreedPart(const TableId& table, std::uint32_t epoch, const Decision& decision, const Seen& asOf, SeatNumber by);

// What a protest covers.
Bytes protestedPart(const TableId& table, SeatNumber seat, const Seen& rekeyed);

// The ask with its signature.
Ask signedBy(const SigningKey& key, const TableId& table, Ask ask);

struct Entry {
    EntryNumber number = 0;
    Hash previous{};
    Ask ask;
    Signature place{}; // the host's word that this stands here; zeros in a log of version 1
    bool operator==(const Entry&) const = default;
};

// Of everything but the host's word, so that one entry has one hash however it was signed.
Hash hashOf(const Entry& entry);

// What the host signs: what stands at which place of which table in which epoch.
Bytes placedPart(const TableId& table, std::uint32_t epoch, EntryNumber number, const Hash& entry);

// The entry with the host's word.
Entry placedBy(const SigningKey& host, const TableId& table, Entry entry);

enum class EntryFault : std::uint8_t {
    Broken,      // not what encode() makes
    NewerVersion // made by a newer version of the app
};

// So that an entry fits into one message between two devices.
inline constexpr std::size_t longestEntry = 3840;

// LOG.md describes the format.
Bytes encode(const Entry& entry);
Result<Entry, EntryFault> decodeEntry(ByteView bytes);

// An ask on its way to the host.
Bytes encode(const Ask& ask);
Result<Ask, EntryFault> decodeAsk(ByteView bytes);

} // namespace aphelion
