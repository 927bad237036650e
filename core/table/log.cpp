#include "table/log.h"

#include <algorithm>
#include <array>

namespace aphelion {

namespace {

constexpr std::array<std::string_view, 16> faultNames{
    "NotOpened",    "WrongNumber", "WrongPrevious", "WrongEpoch", "UnknownSeat",
    "NotTheHost",   "WrongCounter", "UnseenHead",    "BadSignature", "TooLarge",
    "NotEndorsed",  "AgainstTheRules", "NotStored", "NewerVersion", "NotPlaced", "WrongVersion"};

constexpr std::uint8_t unplacedVersion = 1; // where the host did not sign places

template <typename... Kinds>
bool isOneOf(const Body& body) {
    return (std::holds_alternative<Kinds>(body) || ...);
}

std::optional<SeatNumber> seatChanged(const Body& body) {
    if (const auto* released = std::get_if<SeatReleased>(&body))
        return released->seat;
    if (const auto* rekeyed = std::get_if<SeatRekeyed>(&body))
        return rekeyed->seat;
    return std::nullopt;
}

// What is written must be readable again.
bool fits(const Entry& entry) {
    const auto again = decodeEntry(encode(entry));
    return again.ok() && *again == entry;
}

SeatAtTable seatOf(const SeatTaken& taken) { return {taken.key, taken.name, taken.wish, true, taken.carried}; }

bool carries(const EpochRaised& raised, SeatNumber seat) {
    return std::ranges::any_of(raised.endorsements,
                               [&](const Endorsement& one) { return one.carried && one.seat == seat; });
}

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
    if (version() == unplacedVersion)
        return entry.place == Signature{};
    const auto* raised = std::get_if<EpochRaised>(&entry.ask.body);
    const PublicKey& host = raised != nullptr ? raised->host : m_host;
    return verify(host, placedPart(table(), entry.ask.epoch, entry.number, hashOf(entry)), entry.place);
}

bool Log::isNext(const Ask& ask) const {
    const std::uint64_t last = counter(ask.author);
    const std::uint64_t skipped = version() == unplacedVersion ? 0 : mostSkipped;
    return ask.counter > last && ask.counter - last <= skipped + 1;
}

std::optional<LogFault> Log::objection(const Ask& ask) const {
    if (std::holds_alternative<TableOpened>(ask.body))
        return LogFault::NotOpened;
    if (const auto* raised = std::get_if<EpochRaised>(&ask.body))
        return objection(ask, *raised);
    if (ask.epoch != epoch())
        return LogFault::WrongEpoch;
    const PublicKey* key = keyOf(ask.author);
    if (key == nullptr)
        return LogFault::UnknownSeat;
    if (ask.author && isOneOf<SeatTaken, SeatReleased, SeatRekeyed>(ask.body))
        return LogFault::NotTheHost;
    if (const auto seat = seatChanged(ask.body); seat && *seat >= m_seats.size())
        return LogFault::UnknownSeat;
    if (!isNext(ask))
        return LogFault::WrongCounter;
    if (!has(ask.seen))
        return LogFault::UnseenHead;
    if (!verify(*key, signedPart(table(), ask), ask.signature))
        return LogFault::BadSignature;
    return std::nullopt;
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

// Every word is that of a seat that is still taken, one word a seat. In version 1 one word was enough.
bool Log::isAgreed(const Ask& ask, const EpochRaised& raised) const {
    std::vector<SeatNumber> agreed;
    for (const auto& [seat, signature, carried] : raised.endorsements) {
        const Bytes part = endorsedPart(table(), ask.epoch, raised.host, ask.seen, carried, version());
        const bool again = std::ranges::find(agreed, seat) != agreed.end();
        if (again || seat >= m_seats.size() || !m_seats[seat].seated || !verify(m_seats[seat].key, part, signature))
            return false;
        agreed.push_back(seat);
    }
    if (version() == unplacedVersion)
        return !agreed.empty();
    const auto all = voices();
    const auto heard = std::ranges::count_if(
        agreed, [&](SeatNumber seat) { return std::ranges::find(all, seat) != all.end(); });
    return static_cast<std::size_t>(heard) >= voicesNeeded();
}

// A table that changes hosts again and again would grow without end.
bool Log::isTooOften(const EpochRaised& raised) const {
    if (epoch() >= mostEpochs)
        return true;
    return std::ranges::any_of(raised.endorsements, [&](const Endorsement& one) {
        const auto before = std::ranges::count_if(m_raised, [&](EntryNumber number) {
            return carries(std::get<EpochRaised>(m_entries[number].ask.body), one.seat);
        });
        return one.carried && before >= mostEpochsOfASeat;
    });
}

std::vector<SeatNumber> Log::voices() const {
    std::vector<SeatNumber> voices;
    for (SeatNumber seat = 0; seat < m_seats.size(); ++seat)
        if (m_seats[seat].seated && m_seats[seat].carried == Carried::Elsewhere)
            voices.push_back(seat);
    return voices;
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
    const auto newest = std::find_if(m_entries.rbegin(), m_entries.rend(),
                                     [&](const Entry& e) { return e.ask.author == author; });
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
        return &m_host;
    return *author < m_seats.size() ? &m_seats[*author].key : nullptr;
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
    const Body& body = entry.ask.body;
    if (const auto* b = std::get_if<TableOpened>(&body)) {
        std::ranges::transform(b->seats, std::back_inserter(m_seats), seatOf);
        m_host = b->host;
    }
    if (const auto* b = std::get_if<SeatTaken>(&body))
        m_seats.push_back(seatOf(*b));
    if (const auto* b = std::get_if<SeatReleased>(&body))
        m_seats[b->seat].seated = false;
    if (const auto* b = std::get_if<SeatRekeyed>(&body)) {
        SeatAtTable& seat = m_seats[b->seat];
        seat.key = b->key;
        seat.carried = seat.carried == Carried::Bot ? Carried::Bot : b->carried;
    }
    if (const auto* b = std::get_if<EpochRaised>(&body)) {
        m_raised.push_back(entry.number);
        m_host = b->host;
        for (SeatNumber seat = 0; seat < m_seats.size(); ++seat)
            if (m_seats[seat].carried != Carried::Bot)
                m_seats[seat].carried = carries(*b, seat) ? Carried::ByHost : Carried::Elsewhere;
    }
}

} // namespace aphelion
