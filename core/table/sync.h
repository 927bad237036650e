#pragma once

#include "base/time.h"
#include "table/ledger.h"
#include "table/message.h"

#include <map>
#include <set>

namespace aphelion {

using PeerNumber = int; // a channel to another device, as the shell counts them

// What can happen to a device at a table.

// A channel is open to a device that belongs to the table. Each end of it has a number of its own to sign.
struct Joined {
    PeerNumber peer = 0;
    Hash ours{};
    Hash theirs{};
};
struct Left {
    PeerNumber peer = 0;
};
struct Said {
    PeerNumber peer = 0;
    Message message;
};
struct Changed {};  // this device has written or asked for something, or time has passed
struct CarryOn {};  // the host is gone, and a person wants to carry on here
struct Withdraw {}; // or does not any more
struct Reply {      // what a person says to the offer of another device
    bool yes = false;
    std::optional<Offer> to{}; // as it was read; nothing for whichever is there
};
struct Follow {               // a person goes with those who carried on elsewhere, or takes another story
    std::optional<Hash> to{}; // Company::elsewhere, as it was read; nothing for whichever is there
};
struct Stay {                   // or does not, and is not asked about it again
    std::optional<Hash> with{}; // likewise
};

struct Propose { // at the host: a person wants a seat to get another key, or to be lent to a bot
    Decision decision;
};
struct Answer { // what a person says to the host's proposal
    bool yes = false;
    Decision to; // as it was read
};
struct WasMe { // what a person says whose seat was given another key
    EntryNumber rekeyed = 0;
    bool yes = false;
};
struct GoBefore { // a person wants to go on from before a seat was taken from its player
    EntryNumber rekeyed = 0;
};

using Input =
    std::variant<Joined, Left, Said, Changed, CarryOn, Withdraw, Reply, Follow, Stay, Propose, Answer, WasMe, GoBefore>;

// What is to be done then, in this order.

struct Say {
    PeerNumber to = 0;
    Message message;
};
struct Drop { // a device that sends rubbish or lies, or speaks for a newer version of the app
    PeerNumber peer = 0;
    std::optional<LogFault> lie; // nothing for rubbish
};

using Output = std::variant<Say, Drop>;

// The table as seen from this device, for people to decide on.

// Others carried on from an entry that this device went past, or while it hears the host: a person decides. What was
// written here since would not count.
struct Overtaken {
    EntryNumber from = 0;
    std::vector<SeatNumber> by; // who agreed to it
    bool operator==(const Overtaken&) const = default;
};

// Two histories from this entry on, and no epoch says which one counts.
struct Fork {
    EntryNumber number = 0;
    bool known = false; // the entry before it is the last that both have
    bool operator==(const Fork&) const = default;
};

// Somebody's offer to carry the table on, not answered yet.
struct Offered {
    Offer offer;
    std::vector<SeatNumber> by;
    bool operator==(const Offered&) const = default;
};

struct Company {
    bool host = false;                    // this device gives the numbers
    bool hostHere = false;                // it, or the host's device, is within reach
    std::optional<Milliseconds> hostless; // since when nobody is
    std::vector<SeatNumber> present;      // seats within reach, in order
    std::vector<SeatNumber> hostSeats;    // of the host's device, as far as this one has met it
    bool offering = false;                // this device's own offer is out
    std::size_t missing = 0;              // and so many people more would have to agree
    bool declined = false;                // or it was not agreed to
    std::optional<Offered> offered;
    std::optional<Overtaken> overtaken;
    std::optional<Fork> fork;
    std::optional<Hash> elsewhere;    // the entry with which those others, or the other history, go on
    std::optional<Decision> proposed; // by this device, the host's, to the people
    std::size_t unheard = 0;          // and so many more would have to agree
    bool refused = false;             // or it was not agreed to
    std::optional<Decision> asked;    // by the host, and not answered yet
    std::vector<Takeover> taken;      // done to seats of this device: did their players want it?
    std::vector<Culprit> liars;       // whom evidence names
    bool operator==(const Company&) const = default;
};

// Who agreed to a new epoch.
std::vector<SeatNumber> endorsersOf(const Entry& raised);

// Keeps the logs of a table's devices in step. Knows neither the game nor any link, clock or file: what happened comes
// in, what is to be said goes out. Every device runs the same engine; who has more of the log gives it to who has less,
// and who holds the host's key of the newest epoch gives the numbers.
class Sync {
public:
    explicit Sync(Ledger& ledger) : m_ledger(ledger) {}

    std::vector<Output> handle(const Input& input, Milliseconds now);

    Company company() const;

    // The seats whose keys the device at the other end has shown.
    std::vector<SeatNumber> seatsOf(PeerNumber peer) const;

    // Whether it has said where it stands, and neither is the host nor knows a later one.
    bool isGuest(PeerNumber peer) const;

private:
    // What has become of this device's own offer.
    enum class Asked : std::uint8_t { NotYet, Waiting, Agreed, Declined };

    struct Peer {
        Hash ours{};
        Hash theirs{};
        std::optional<std::uint64_t> greeted; // the standing that it was told
        std::optional<Here> here;
        std::optional<EntryNumber> have; // it has so many entries of this log
        bool sending = false;            // entries are on their way
        bool owed = false;               // it is to be told how far this device is
        bool forked = false;
        std::optional<EntryNumber> shown;     // of this log, where the two differ
        std::optional<Milliseconds> followed; // a person has agreed to its history, which is still to come; until then
        std::map<SeatNumber, std::uint64_t> asked; // counters of asks on their way
        std::optional<Present> told;
        Asked offer{};                        // this device's own
        std::optional<Offer> offered;         // by it, and not answered yet
        Asked proposal{};                     // this device's own
        std::optional<Wanted> wanted;         // by it, the host, and not answered yet
        std::size_t proven = 0;               // so much evidence it was told
        std::optional<EntryNumber> protested; // it was told of
        std::vector<SeatNumber> seats;
        bool host = false;
    };
    struct Candidacy {
        Offer offer;
        std::vector<Endorsement> endorsements;
        Milliseconds began{};
        std::optional<EntryNumber> before{}; // goes back to before this entry
        std::optional<Log> then{};           // to this log: who agrees does so with the key of then
    };
    struct Proposal {
        Decision decision;
        Consent consent;
    };
    struct Overtaking {
        PeerNumber toldBy;
        Entry raised;
    };

    // What a person did not want to follow: an epoch that these began, or without them what its host signed besides.
    struct Unwanted {
        std::uint32_t epoch = 0;
        std::vector<SeatNumber> by;
    };

    void on(const Joined& joined);
    void on(const Left& left);
    void on(const Said& said);
    void on(const Changed&);
    void on(const CarryOn&);
    void on(const Withdraw&);
    void on(const Reply& reply);
    void on(const Follow& follow);
    void on(const Stay& stay);
    void on(const Propose& proposal);
    void on(const Answer& answer);
    void on(const WasMe& answer);
    void on(const GoBefore& wish);

    void said(PeerNumber from, Peer& peer, const Here& here);
    void said(PeerNumber from, Peer& peer, const Entries& entries);
    void said(PeerNumber from, Peer& peer, const Have& have);
    void said(PeerNumber from, Peer& peer, const Please& please);
    void said(PeerNumber from, Peer& peer, const NotWritten& refused);
    void said(PeerNumber from, Peer& peer, const Present& present);
    void said(PeerNumber from, Peer& peer, const Offer& offer);
    void said(PeerNumber from, Peer& peer, const Agreed& agreed);
    void said(PeerNumber from, Peer& peer, const Wanted& wanted);
    void said(PeerNumber from, Peer& peer, const Granted& granted);
    void said(PeerNumber from, Peer& peer, const Protest& protest);
    void said(PeerNumber from, Peer& peer, const Proven& proven);
    void said(PeerNumber, Peer&, const auto&) {} // the lobby's

    enum class Taken : std::uint8_t { Yes, No, Lie };
    Taken take(PeerNumber from, Peer& peer, const Entry& entry);
    Taken takeOther(PeerNumber from, Peer& peer, const Entry& entry);
    Taken overtake(PeerNumber from, Peer& peer, const Entry& raised);
    Taken fork(PeerNumber from, Peer& peer, const Entry& entry);
    void suspect(const Entry& entry);
    bool isByHost(const Entry& entry) const;
    std::optional<LogFault> lieIn(const Entry& raised) const;
    bool canFollow(const Entry& raised) const;
    bool tookBack(const Entry& raised) const;
    bool saidYesTo(const Entry& raised) const;
    bool isFollowed(const Peer& peer) const { return peer.followed && m_now < *peer.followed; }
    bool hasStayed(const Entry& entry) const;
    bool mustAsk(const Entry& entry) const;
    std::optional<Hash> elsewhere() const;
    void conflict(PeerNumber with, Peer& peer, EntryNumber number);
    void place(PeerNumber from, Peer& peer, const Seen& head, std::uint32_t epoch);

    void notice();
    void recognize(Peer& peer) const;
    void recallHost();
    void serve();
    void greet(PeerNumber to, Peer& peer);
    void acknowledge(PeerNumber to, Peer& peer);
    void send(PeerNumber to, Peer& peer);
    void ask(PeerNumber to, Peer& peer);
    void askMyself();
    void tellPresence(PeerNumber to, Peer& peer);
    void seekAgreement();
    std::optional<Offer> offer() const;
    void raise();
    const Log& ground() const { return m_candidacy->then ? *m_candidacy->then : *log(); }
    std::vector<Endorsement> endorse(const Log& ground, const Offer& offer, bool carried) const;
    std::vector<SeatNumber> voices() const;
    std::size_t missing() const;
    bool isHopeless() const;
    bool isGoingBack() const { return m_candidacy && m_candidacy->before; }
    const Takeover* disputed(EntryNumber rekeyed) const;

    // Decisions about seats.
    void seekConsent();
    void propose(PeerNumber to, Peer& peer);
    void withdrawProposal();
    std::vector<Endorsement> agree(const Decision& decision, const Seen& asOf) const;
    std::size_t unheard() const;

    // Protests and evidence.
    std::vector<Takeover> taken() const;
    bool hasPlayedOn(const Takeover& lent) const;
    bool isProtesting(const Takeover& one) const;
    std::map<SeatNumber, const SigningKey*> protesting() const;
    void protest();
    void bring(const Protest& protest);
    void prove(PeerNumber to, Peer& peer);

    const Log* log() const { return m_ledger.log(); }
    bool isHost() const { return m_ledger.isHost(); }
    std::vector<SeatNumber> speaking() const; // of this device, also with keys that were taken
    bool hasVoice(const std::vector<SeatNumber>& seats) const;
    const Peer* hostPeer() const;
    std::optional<PeerNumber> offeredBy() const;
    bool isSettled(const Peer& peer) const;
    void say(PeerNumber to, Message message) { m_out.emplace_back(Say{to, std::move(message)}); }
    void drop(PeerNumber peer, std::optional<LogFault> lie);

    bool hasEndorsed(const Peer& peer) const;

    static constexpr Milliseconds patience{1000};
    static constexpr Milliseconds patienceForVoices{4000};
    static constexpr Milliseconds patienceForHistory{10'000};

    // So often a person is asked the same by the same people: taps are dear.
    static constexpr int mostAsked = 3;

    Ledger& m_ledger;
    Milliseconds m_now{};
    std::map<PeerNumber, Peer> m_peers;
    std::vector<Output> m_out;

    // What others were told of this device, and how often that has changed.
    std::uint64_t m_standing = 0;
    std::uint32_t m_epoch = 0;
    bool m_wasHost = false;
    std::vector<PublicKey> m_keys; // of the log: the host's, then the seats'
    bool m_opened = false;

    std::vector<SeatNumber> m_present; // as the host says
    std::vector<SeatNumber> m_hostSeats;
    std::optional<Milliseconds> m_hostless;
    Milliseconds m_askAgain{};              // what was refused only for now
    std::optional<Milliseconds> m_sayAgain; // how far this device is: it could not store what it was sent
    std::optional<Candidacy> m_candidacy;
    bool m_declined = false;
    std::optional<Overtaking> m_overtaking;
    std::vector<Hash> m_stayed;       // away from these entries
    std::vector<Unwanted> m_unwanted; // in each of these answers
    std::vector<Hash> m_left;         // with these began what was left to follow others
    std::optional<Fork> m_fork;
    Hash m_other{};                 // of the entry that the other history has there
    std::uint32_t m_otherEpoch = 0; // and whose host has signed it
    std::optional<Proposal> m_proposal;
    bool m_refused = false;
    std::vector<Protest> m_protests;        // heard, and not in the log yet
    std::set<SeatNumber> m_yielded;         // who went first once, with an offer that this device's own gave way to
    std::map<SeatNumber, int> m_noes;       // to whose offers a person said no, and how often
    std::map<SeatNumber, int> m_noesToHost; // about which seats
};

} // namespace aphelion
