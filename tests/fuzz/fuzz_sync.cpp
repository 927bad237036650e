#include "fuzz/slices.h"
#include "support/consents.h"
#include "support/memory_ledger.h"
#include "table/sync.h"

#include <cstdlib>
#include <set>

using namespace aphelion;

namespace {

constexpr std::uint8_t hostKey = 99;
constexpr PeerNumber peers = 3;
const TableId table{42};

SigningKey keyOf(std::uint8_t byte) { return SigningKey(Bytes(SigningKey::seedSize, byte)); }

void mustBe(bool holds) {
    if (!holds)
        std::abort();
}

// Five things that may have happened at one table of three seats: what the host wrote; two ways in which others carried
// on from the middle of it; what the host told somebody else instead; and that seat 1 was given another key.
struct Histories {
    std::vector<Log> all;

    Histories() {
        MemoryLedger host({1}, hostKey);
        host.open(table, {1, 2, 3});
        const Log begun = *host.log();
        const Log middle = written(begun, {1, 2});
        all.push_back(written(middle, {3, 4}));
        all.push_back(carriedOn(middle, 2));
        all.push_back(carriedOn(middle, 1));
        all.push_back(written(middle, {5, 6, 7}));
        all.push_back(taken(middle));
    }

    static SigningKey host() { return keyOf(hostKey); }
    static Log written(Log log, const Bytes& lines) {
        for (const std::uint8_t line : lines) {
            const auto seat = static_cast<SeatNumber>(line % 3);
            say(log, keyOf(static_cast<std::uint8_t>(seat + 1)), seat, Moved{{line}, {}, {}});
        }
        return log;
    }
    static void say(Log& log, const SigningKey& key, std::optional<SeatNumber> author, Body body) {
        add(log, host(), signedBy(key, table, {0, author, log.counter(author) + 1, log.head(), std::move(body), {}}));
    }

    static Log carriedOn(Log log, SeatNumber by) {
        const SigningKey successor = keyOf(static_cast<std::uint8_t>(101 + by));
        const Raise raise{1, successor.publicKey(), log.head(), {}};
        EpochRaised raised{successor.publicKey(), {}, {}};
        for (const SeatNumber seat : {SeatNumber{1}, SeatNumber{2}}) {
            const SigningKey key = keyOf(static_cast<std::uint8_t>(seat + 1));
            raised.endorsements.push_back({seat, key.sign(endorsedPart(table, raise, seat, seat == by)), seat == by});
        }
        add(log, successor, signedBy(successor, table, {1, std::nullopt, log.counter({}) + 1, log.head(), raised, {}}));
        for (std::uint8_t line : {std::uint8_t(20), std::uint8_t(21)})
            add(log, successor,
                signedBy(keyOf(1), table, {1, 0, log.counter(0) + 1, log.head(), Moved{{line}, {}, {}}, {}}));
        return log;
    }
    static Log taken(Log log) {
        const SigningKey first = keyOf(1);
        const SigningKey third = keyOf(3);
        say(log, host(), std::nullopt, rekeyed(log, 1, keyOf(50).publicKey(), {{0, &first}, {2, &third}}));
        return written(log, {30});
    }
    static void add(Log& log, const SigningKey& host, const Ask& ask) {
        const Entry next = placedBy(host, table, {log.nextNumber(), log.head().hash, ask});
        mustBe(!log.append(next, [](const Ask&) { return true; }));
    }
};

// A device in a crowd: the host's, or that of seat 1. The input says what befalls it.
class Crowd {
public:
    explicit Crowd(bool host) : m_ledger(host ? MemoryLedger({1}, hostKey) : MemoryLedger({2})) {
        if (host)
            m_ledger.open(table, {1, 2, 3});
    }

    void step(ByteView bytes) {
        if (bytes.size() < 3)
            return;
        const PeerNumber peer = bytes[1] % peers;
        const Log& history = histories().all[bytes[2] % histories().all.size()];
        const std::uint8_t at = bytes.size() > 3 ? bytes[3] : 0;
        const auto number = static_cast<EntryNumber>(at % history.nextNumber());
        switch (bytes[0] % 24) {
        case 0:
            if (const auto message = decodeMessage(bytes.subspan(3)))
                handle(Said{peer, *message});
            return;
        case 1: return handle(Joined{peer, ours(peer), theirs(peer)});
        case 2: return handle(Left{peer});
        case 3: m_now += Milliseconds(10 * at); return handle(Changed{});
        case 4: return handle(CarryOn{});
        case 5: return handle(Withdraw{});
        case 6: return handle(Reply{at % 2 == 0});
        case 7: return handle(Follow{});
        case 8: return handle(Said{peer, entriesFrom(history, number)});
        case 9: return handle(Said{peer, hereAt(peer, history, number, bytes[2])});
        case 10: return handle(Said{peer, Have{history.seen(number)}});
        case 11: return want(at);
        case 12: m_ledger.diskFull = at % 2 == 0; return;
        case 13: return handle(Said{peer, pleaseOf(2, at)});
        case 14: return handle(Said{peer, offerOf(bytes[2], at)});
        case 15: return handle(Stay{});
        case 16: return handle(Propose{decisionOf(bytes[2], at)});
        case 17: return handle(Answer{at % 2 == 0, decisionOf(bytes[2], at)});
        case 18: return handle(WasMe{number, bytes[2] % 2 == 0});
        case 19: return handle(GoBefore{number});
        case 20: return handle(Said{peer, wantedOf(bytes[2], at)});
        case 21: return handle(Said{peer, grantedBy(bytes[2], at)});
        case 22: return handle(Said{peer, protestOf(number, at)});
        default: return handle(Said{peer, provenBy(number)});
        }
    }

private:
    static const Histories& histories() {
        static const Histories all;
        return all;
    }
    static Hash ours(PeerNumber peer) { return hash(Bytes{static_cast<std::uint8_t>(peer), 0}); }
    static Hash theirs(PeerNumber peer) { return hash(Bytes{static_cast<std::uint8_t>(peer), 1}); }

    static Entries entriesFrom(const Log& history, EntryNumber number) {
        Entries batch;
        for (; number < history.nextNumber(); ++number)
            batch.entries.push_back(encode(history.entries()[number]));
        return batch;
    }

    // Peer 0 is the host's device, the others have a seat each.
    static Here hereAt(PeerNumber peer, const Log& history, EntryNumber number, std::uint8_t choice) {
        Here here{history.upTo(number + 1).epoch(), history.seen(number), {}};
        const auto prove = [&](std::optional<SeatNumber> seat, std::uint8_t key) {
            here.proofs.push_back({seat, keyOf(key).sign(provenPart(table, theirs(peer), seat))});
        };
        prove(static_cast<SeatNumber>(peer), static_cast<std::uint8_t>(peer + 1));
        if (peer == 0)
            prove(std::nullopt, choice % 2 == 0 ? hostKey : 101);
        return here;
    }

    // What is asked for or offered fits this device's own log, or else it would go no further.
    Message pleaseOf(SeatNumber seat, std::uint8_t line) const {
        const Log* log = m_ledger.log();
        if (log == nullptr)
            return Please{};
        const Ask ask{log->epoch(), seat, log->counter(seat) + 1, log->head(), Moved{{line}, {}, {}}, {}};
        return Please{encode(signedBy(keyOf(static_cast<std::uint8_t>(seat + 1)), table, ask))};
    }
    Message offerOf(std::uint8_t what, std::uint8_t seat) const {
        const Log* log = m_ledger.log();
        if (log == nullptr)
            return Offer{};
        if (what % 2 == 0)
            return Offer{log->epoch() + (what % 4 == 0 ? 1 : 0), keyOf(103).publicKey(), log->head()};
        const SigningKey* own = m_ledger.key(std::nullopt);
        const PublicKey host = own == nullptr ? PublicKey{} : own->publicKey();
        const auto key = keyOf(static_cast<std::uint8_t>(seat % 4 + 1));
        return Agreed{host,
                      {{seat % 16,
                        key.sign(endorsedPart(table, {log->epoch() + 1, host, log->head(), {}}, seat % 16, false))}}};
    }

    static Decision decisionOf(std::uint8_t what, std::uint8_t seat) {
        const auto whose = static_cast<SeatNumber>(seat % 4);
        return what % 2 == 0 ? Decision(Lending{whose}) : Decision(Rekeying{whose, keyOf(50).publicKey()});
    }
    Message wantedOf(std::uint8_t what, std::uint8_t seat) const {
        const Log* log = m_ledger.log();
        return Wanted{decisionOf(what, seat), log == nullptr ? Seen{} : log->head()};
    }
    Message grantedBy(std::uint8_t what, std::uint8_t seat) const {
        const Log* log = m_ledger.log();
        const Decision decision = decisionOf(what, seat);
        if (log == nullptr)
            return Granted{decision, {}};
        const SigningKey key = keyOf(static_cast<std::uint8_t>(what % 3 + 1));
        return Granted{decision, consentOf(*log, decision, {{static_cast<SeatNumber>(what % 3), &key}}).words};
    }
    Message protestOf(EntryNumber number, std::uint8_t seat) const {
        const Log* log = m_ledger.log();
        if (log == nullptr || number >= log->nextNumber())
            return Protest{};
        const auto whose = static_cast<SeatNumber>(seat % 3);
        const SigningKey key = keyOf(static_cast<std::uint8_t>(whose + 1));
        return Protest{whose, log->seen(number), key.sign(protestedPart(table, whose, log->seen(number)))};
    }
    static Message provenBy(EntryNumber number) {
        const Log& other = histories().all[3];
        const auto evidence = evidenceOf(histories().all[0], other.entries()[number % other.nextNumber()]);
        return Proven{evidence ? encode(*evidence) : Bytes{0x80}};
    }

    void want(std::uint8_t line) {
        if (m_ledger.log() == nullptr || m_ledger.seats().empty())
            return;
        m_ledger.want(m_ledger.seats().front(), Moved{{line}, {}, {}});
        handle(Changed{});
    }

    // Whatever is said can be read, goes to somebody who is there, and the log stays one.
    void handle(const Input& input) {
        const EntryNumber before = m_ledger.log() == nullptr ? 0 : m_ledger.log()->nextNumber();
        if (const auto* joined = std::get_if<Joined>(&input))
            m_there.insert(joined->peer);
        if (const auto* left = std::get_if<Left>(&input))
            m_there.erase(left->peer);
        for (const Output& output : m_sync.handle(input, m_now)) {
            const auto* say = std::get_if<Say>(&output);
            if (say == nullptr)
                continue;
            const Bytes bytes = encode(say->message);
            mustBe(m_there.contains(say->to) && decodeMessage(bytes).ok());
        }
        (void)m_sync.company();
        const Log* log = m_ledger.log();
        mustBe(log == nullptr ? before == 0 : log->nextNumber() >= before || !m_ledger.abandoned.empty());
        if (log != nullptr && log->nextNumber() != before)
            check(*log);
    }
    static void check(const Log& log) {
        auto again = Log::begin(log.entries().front());
        mustBe(again.ok());
        Log anew = again.take();
        for (std::size_t i = 1; i < log.entries().size(); ++i)
            mustBe(!anew.append(log.entries()[i], [](const Ask&) { return true; }));
        mustBe(anew.head() == log.head() && anew.epoch() == log.epoch());
    }

    MemoryLedger m_ledger;
    Sync m_sync{m_ledger};
    Milliseconds m_now{1};
    std::set<PeerNumber> m_there;
};

} // namespace

// The first byte says whose device it is; then steps, each with its kind, a peer and one of the histories.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    Crowd crowd(data[0] % 2 == 0);
    int steps = 0;
    slices(ByteView(data, size).subspan(1), [&](ByteView step) {
        if (++steps <= 200)
            crowd.step(step);
    });
    return 0;
}
