#pragma once

#include "table/evidence.h"

namespace aphelion {

// What two devices of one table say to each other once their channel is open. MESSAGES.md describes the format.

// So that it fits into one message of the channel.
inline constexpr std::size_t longestMessage = 4000;

// Shows that the device at the other end of this channel holds a key of the log: a seat's, or the host's.
struct Proof {
    std::optional<SeatNumber> seat; // nothing for the host
    Signature signature{};
    bool operator==(const Proof&) const = default;
};

// Where a device stands: said first, and again whenever its epoch or its keys change.
struct Here {
    std::uint32_t epoch = 0;
    std::optional<Seen> head; // nothing before the table's first entry
    std::vector<Proof> proofs;
    bool operator==(const Here&) const = default;
};

// Entries that follow one another, for a device that lacks them.
struct Entries {
    std::vector<Bytes> entries;
    bool operator==(const Entries&) const = default;
};

// How far a device has read and stored the log.
struct Have {
    Seen head;
    bool operator==(const Have&) const = default;
};

// Asks the host for a line in the log.
struct Please {
    Bytes ask;
    bool operator==(const Please&) const = default;
};

// The host does not write it.
struct NotWritten {
    SeatNumber author = 0;
    std::uint64_t counter = 0;
    LogFault why{};
    bool operator==(const NotWritten&) const = default;
};

// Which seats' devices the host can reach.
struct Present {
    std::vector<SeatNumber> seats;
    bool operator==(const Present&) const = default;
};

// The host is gone: a device offers to carry the table on from its newest entry. Or a key was taken from a player who
// protested: it offers to go on from before that.
using Offer = Raise;

// What a device's people say to that; without endorsements they do not agree.
struct Agreed {
    PublicKey host{};
    std::vector<Endorsement> endorsements;
    bool operator==(const Agreed&) const = default;
};

// A device at the door says who comes; said again when they choose otherwise.
struct Arrival {
    std::vector<SeatTaken> seats;
    bool operator==(const Arrival&) const = default;
};

// What the host has gathered so far, before the table is opened; the game's own.
struct Gathering {
    Bytes state;
    bool operator==(const Gathering&) const = default;
};

// The host has let the device in. The table's key tells its devices from strangers when the host is gone.
struct Welcome {
    TableId table{};
    Hash tableKey{};
    bool operator==(const Welcome&) const = default;
};

// The host asks people to agree to something; without a decision it asks no more.
struct Wanted {
    std::optional<Decision> decision;
    Seen asOf;
    bool operator==(const Wanted&) const = default;
};

// What a device's people say to that; without words they do not agree.
struct Granted {
    Decision decision;
    std::vector<Endorsement> words;
    bool operator==(const Granted&) const = default;
};

// A player's key was taken without the player's consent.
struct Protest {
    SeatNumber seat = 0;
    Seen rekeyed;
    Signature signature{};
    bool operator==(const Protest&) const = default;
};

// What it becomes in the log.
inline Protested bodyOf(const Protest& protest) { return {protest.seat, protest.rekeyed.number, protest.signature}; }

// Somebody lied, and this proves it.
struct Proven {
    Bytes evidence;
    bool operator==(const Proven&) const = default;
};

enum class Decline : std::uint8_t {
    NotWanted, // the host said no
    Full,      // there is no seat left
    TooLate,   // the game has gone too far for another player
};

struct Declined {
    Decline why{};
    bool operator==(const Declined&) const = default;
};

using Message = std::variant<Here, Entries, Have, Please, NotWritten, Present, Offer, Agreed, Arrival, Gathering, Welcome,
                             Declined, Wanted, Granted, Protest, Proven>;

Bytes encode(const Message& message);

// Broken, or NewerVersion for a kind of message that this version does not know.
Result<Message, EntryFault> decodeMessage(ByteView bytes);

// What a proof covers: the channel's own number, so that it cannot be shown on another one, and whose key it is.
Bytes provenPart(const TableId& table, const Hash& channel, const std::optional<SeatNumber>& seat);

} // namespace aphelion
