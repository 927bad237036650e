#include "table/log.h"

#include <algorithm>
#include <array>
#include <set>

namespace aphelion {

namespace {

constexpr std::array<std::string_view, 18> faultNames{
    "NotOpened",    "WrongNumber",  "WrongPrevious", "WrongEpoch",   "UnknownSeat",  "NotTheHost",
    "WrongCounter", "UnseenHead",   "BadSignature",  "TooLarge",     "NotEndorsed",  "AgainstTheRules",
    "NotStored",    "NewerVersion", "NotPlaced",     "WrongVersion", "NothingTaken", "KeyInUse"};

template <typename... Kinds>
bool isOneOf(const Body& body) {
    return (std::holds_alternative<Kinds>(body) || ...);
}

// What is written must be readable again.
bool fits(const Entry& entry) {
    const auto again = decodeEntry(encode(entry));
    return again.ok() && *again == entry;
}

bool isAmong(const std::vector<Endorsement>& words, SeatNumber seat) {
    return std::ranges::find(words, seat, &Endorsement::seat) != words.end();
}

// The host's, and one for each seat.
bool isEachOnce(const TableOpened& opened) {
    std::set<PublicKey> keys{opened.host};
    return std::ranges::all_of(opened.seats, [&](const SeatTaken& seat) { return keys.insert(seat.key).second; });
}

SeatAtTable seatAs(const SeatTaken& taken) { return {taken.key, taken.name, taken.wish, true, taken.carried}; }

} // namespace

std::string_view name(LogFault fault) { return faultNames[static_cast<std::size_t>(fault)]; }

bool isPassing(LogFault fault) {
    switch (fault) {
    case LogFault::WrongEpoch:
    case LogFault::WrongCounter:
    case LogFault::UnseenHead:
    case LogFault::NotTheHost:
    case LogFault::NotStored: return true;
    default: return false;
    }
}

Result<Log, LogFault> Log::begin(const Entry& opened) {
    const auto* body = std::get_if<TableOpened>(&opened.ask.body);
    if (body == nullptr || opened.ask.author)
        return LogFault::NotOpened;
    if (opened.number != 0)
        return LogFault::WrongNumber;
    if (opened.previous != Hash{} || opened.ask.seen != Seen{})
        return LogFault::WrongPrevious;
    if (opened.ask.epoch != 0)
        return LogFault::WrongEpoch;
    if (opened.ask.counter != 1)
        return LogFault::WrongCounter;
    if (!verify(body->host, signedPart(body->table, opened.ask), opened.ask.signature))
        return LogFault::BadSignature;
    if (!fits(opened))
        return LogFault::TooLarge;
    if (opened.ask.version == logVersion && !isEachOnce(*body))
        return LogFault::KeyInUse;
    Log log;
    log.take(opened);
    return log.isPlaced(opened) ? Result<Log, LogFault>(log) : LogFault::NotPlaced;
}

std::optional<LogFault> Log::objection(const Entry& entry) const {
    if (entry.number != nextNumber())
        return LogFault::WrongNumber;
    if (entry.previous != m_hashes.back())
        return LogFault::WrongPrevious;
    if (entry.ask.version != version())
        return LogFault::WrongVersion;
    if (!fits(entry))
        return LogFault::TooLarge;
    if (const auto fault = objection(entry.ask))
        return fault;
    return isPlaced(entry) ? std::nullopt : std::optional(LogFault::NotPlaced);
}

// Whoever begins an epoch signs its first place, too.
bool Log::isPlaced(const Entry& entry) const {
    if (isOfOld())
        return entry.place == Signature{};
    const auto* raised = std::get_if<EpochRaised>(&entry.ask.body);
    const Bytes part = placedPart(table(), entry.ask.epoch, entry.number, hashOf(entry));
    return verify(raised != nullptr ? raised->host : host(), part, entry.place);
}

bool Log::isNext(const Ask& ask) const {
    const std::uint64_t last = counter(ask.author);
    const std::uint64_t skipped = isOfOld() ? 0 : mostSkipped;
    return ask.counter > last && ask.counter - last <= skipped + 1;
}

std::optional<LogFault> Log::objection(const Ask& ask) const {
    if (std::holds_alternative<TableOpened>(ask.body))
        return LogFault::NotOpened;
    if (const auto* raised = std::get_if<EpochRaised>(&ask.body))
        return objection(ask, *raised);
    if (ask.epoch != epoch())
        return LogFault::WrongEpoch;
    if (keyOf(ask.author) == nullptr)
        return LogFault::UnknownSeat;
    if (ask.author && isOneOf<SeatTaken, SeatReleased, SeatRekeyed, SeatLent>(ask.body))
        return LogFault::NotTheHost;
    if (!isNext(ask))
        return LogFault::WrongCounter;
    if (!has(ask.seen) || isLongAgo(ask.seen))
        return LogFault::UnseenHead;
    if (!isSigned(ask))
        return LogFault::BadSignature;
    return objectionTo(ask.body);
}

// What the log itself has to say to a body.
std::optional<LogFault> Log::objectionTo(const Body& body) const {
    if (const auto* released = std::get_if<SeatReleased>(&body))
        return hasSeat(released->seat) ? std::nullopt : std::optional(LogFault::UnknownSeat);
    if (const auto* protest = std::get_if<Protested>(&body))
        return objectionTo(*protest);
    if (const auto* taken = std::get_if<SeatTaken>(&body))
        return isFree(taken->key, static_cast<SeatNumber>(m_seats.size())) ? std::nullopt
                                                                           : std::optional(LogFault::KeyInUse);
    std::optional<std::pair<Decision, Consent>> decided;
    if (const auto* rekeyed = std::get_if<SeatRekeyed>(&body))
        decided.emplace(Rekeying{rekeyed->seat, rekeyed->key}, rekeyed->consent);
    if (const auto* lent = std::get_if<SeatLent>(&body))
        decided.emplace(Lending{lent->seat}, lent->consent);
    if (!decided)
        return std::nullopt;
    const auto& [decision, consent] = *decided;
    if (!hasSeat(seatOf(decision)))
        return LogFault::UnknownSeat;
    if (isOfOld())
        return std::holds_alternative<Rekeying>(decision) ? std::nullopt : std::optional(LogFault::WrongVersion);
    if (const auto* rekeyed = std::get_if<SeatRekeyed>(&body);
        rekeyed != nullptr && rekeyed->carried != Carried::Elsewhere &&
        !(isAmong(consent.words, rekeyed->seat) && mayClaim(rekeyed->seat)))
        return LogFault::NotEndorsed; // of nobody else the host says alone that it carries them
    if (const auto* rekeying = std::get_if<Rekeying>(&decision);
        rekeying != nullptr && !isFree(rekeying->key, rekeying->seat))
        return LogFault::KeyInUse;
    return isPossible(decision) && isConsented(decision, consent) ? std::nullopt : std::optional(LogFault::NotEndorsed);
}

// A seat says what it says with its own key; for bots, and for seats that are lent to one, the host may. A bot's own
// key stays with the host who opened the table, and who may have been left since.
bool Log::isSigned(const Ask& ask) const {
    const Bytes part = signedPart(table(), ask);
    if (ask.byHost)
        return hostMaySign(ask) && verify(host(), part, ask.signature);
    const bool left = ask.author && m_seats[*ask.author].carried == Carried::Bot && epoch() > 0 && !isOfOld();
    return !left && verify(*keyOf(ask.author), part, ask.signature);
}

// What its bot has sealed the host may open afterwards, too, and nothing else.
bool Log::hostMaySign(const Ask& ask) const {
    if (!ask.author || isOfOld())
        return false;
    const auto* moved = std::get_if<Moved>(&ask.body);
    const bool opens = std::holds_alternative<Unsealed>(ask.body) ||
                       (moved != nullptr && moved->seals.empty() && !moved->openings.empty());
    return isBots(*ask.author) || (opens && m_seats[*ask.author].lentTo == epoch());
}

// Another device carries on from the newest entry.
std::optional<LogFault> Log::objection(const Ask& ask, const EpochRaised& raised) const {
    if (ask.epoch != epoch() + 1)
        return LogFault::WrongEpoch;
    if (ask.author)
        return LogFault::NotTheHost;
    if (!isNext(ask))
        return LogFault::WrongCounter;
    if (ask.seen != head())
        return LogFault::UnseenHead;
    if (!verify(raised.host, signedPart(table(), ask), ask.signature))
        return LogFault::BadSignature;
    if (isTooOften(raised) || !isAgreed(ask, raised))
        return LogFault::NotEndorsed;
    return std::nullopt;
}

std::optional<LogFault> Log::append(const Entry& entry, const Judge& judge) {
    if (const auto fault = objection(entry))
        return fault;
    if (!judge(entry.ask))
        return LogFault::AgainstTheRules;
    take(entry);
    return std::nullopt;
}

std::uint64_t Log::counter(const std::optional<SeatNumber>& author) const {
    const auto newest =
        std::find_if(m_entries.rbegin(), m_entries.rend(), [&](const Entry& e) { return e.ask.author == author; });
    return newest == m_entries.rend() ? 0 : newest->ask.counter;
}

const Entry* Log::made(const std::optional<SeatNumber>& author, std::uint64_t counter) const {
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& e) { return e.ask.author == author && e.ask.counter == counter; });
    return found == m_entries.end() ? nullptr : &*found;
}

// A released seat still answers for what it has sealed, until another key takes its place.
const PublicKey* Log::keyOf(const std::optional<SeatNumber>& author) const {
    if (!author)
        return &host();
    return hasSeat(*author) ? &m_seats[*author].key : nullptr;
}

Log Log::upTo(EntryNumber entries) const {
    Log log;
    std::for_each_n(m_entries.begin(), std::min<EntryNumber>(entries, m_entries.size()),
                    [&](const Entry& entry) { log.take(entry); });
    return log;
}

void Log::take(const Entry& entry) {
    m_entries.push_back(entry);
    m_hashes.push_back(hashOf(entry));
    std::visit([&](const auto& body) { take(entry, body); }, entry.ask.body);
    vouch(entry);
    const auto& author = entry.ask.author;
    if (author && !entry.ask.byHost)
        m_seats[*author].lent = false; // its player is back
}

void Log::vouch(const Entry& entry) {
    if (std::holds_alternative<Witnessed>(entry.ask.body)) {
        if (entry.ask.author)
            m_vouching.push_back(*entry.ask.author);
        return;
    }
    m_newest = entry.number;
    m_vouching.clear(); // there is more to vouch for
}

bool Log::hasVouched(SeatNumber seat) const { return std::ranges::find(m_vouching, seat) != m_vouching.end(); }

void Log::take(const Entry&, const TableOpened& opened) {
    own(opened.host, std::nullopt);
    for (const SeatTaken& seat : opened.seats) {
        own(seat.key, static_cast<SeatNumber>(m_seats.size()));
        m_seats.push_back(seatAs(seat));
    }
    m_hosts.push_back(opened.host);
}

void Log::take(const Entry&, const SeatTaken& taken) {
    own(taken.key, static_cast<SeatNumber>(m_seats.size()));
    m_seats.push_back(seatAs(taken));
    m_seats.back().claimed = taken.carried == Carried::ByHost;
}

} // namespace aphelion
