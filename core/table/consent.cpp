#include "table/log.h"

#include <algorithm>

// What people decide together, as the log counts it.

namespace aphelion {

namespace {

bool isAmong(const std::vector<SeatNumber>& seats, SeatNumber seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

// More than half of them.
bool isMost(const std::vector<SeatNumber>& said, const std::vector<SeatNumber>& all) {
    const auto heard = std::ranges::count_if(said, [&](SeatNumber seat) { return isAmong(all, seat); });
    return static_cast<std::size_t>(heard) > all.size() / 2;
}

bool carries(const EpochRaised& raised, SeatNumber seat) {
    return std::ranges::any_of(raised.endorsements,
                               [&](const Endorsement& one) { return one.carried && one.seat == seat; });
}

} // namespace

std::vector<SeatNumber> Log::people() const {
    std::vector<SeatNumber> people;
    for (SeatNumber seat = 0; seat < seatCount(); ++seat)
        if (m_seats[seat].seated && !isBots(seat))
            people.push_back(seat);
    return people;
}

std::vector<SeatNumber> Log::voices() const {
    auto voices = people();
    std::erase_if(voices, [this](SeatNumber seat) { return m_seats[seat].carried != Carried::Elsewhere; });
    return voices;
}

std::vector<SeatNumber> Log::deciding(const Decision& decision) const {
    auto others = people();
    std::erase(others, seatOf(decision));
    return others;
}

// Every word is that of a seat that is still taken, one word a seat. In version 1 one word was enough. A new host says
// whom it carries: or its own people would have a say in who follows it.
bool Log::isAgreed(const Ask& ask, const EpochRaised& raised) const {
    std::vector<SeatNumber> agreed;
    const Raise raise{ask.epoch, raised.host, ask.seen, raised.leaves};
    for (const auto& [seat, signature, carried] : raised.endorsements) {
        const Bytes part = endorsedPart(table(), raise, carried, version());
        if (isAmong(agreed, seat) || !hasSeat(seat) || !m_seats[seat].seated ||
            !isSignedBy(seat, part, signature))
            return false;
        agreed.push_back(seat);
    }
    if (isOfOld())
        return !agreed.empty();
    if (std::ranges::none_of(raised.endorsements, &Endorsement::carried))
        return false;
    return isMost(agreed, raised.leaves ? people() : voices());
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

bool Log::isPossible(const Decision& decision) const {
    const SeatNumber seat = seatOf(decision);
    if (isOfOld() || !hasSeat(seat) || !m_seats[seat].seated || m_seats[seat].carried == Carried::Bot ||
        m_seats[seat].changes >= mostChangesOfASeat)
        return false;
    const auto* rekeying = std::get_if<Rekeying>(&decision);
    return rekeying != nullptr ? rekeying->key != m_seats[seat].key : !m_seats[seat].lent;
}

// Words that were given before the seat changed the last time, or long ago, do not count any more.
bool Log::isConsented(const Decision& decision, const Consent& consent) const {
    const SeatNumber whose = seatOf(decision);
    const EntryNumber asOf = consent.asOf.number;
    if (!has(consent.asOf) || asOf < m_seats[whose].changed || head().number - asOf > consentLasts)
        return false;
    const Bytes part = agreedPart(table(), epoch(), decision, consent.asOf);
    std::vector<SeatNumber> agreed;
    for (const auto& [seat, signature, carried] : consent.words) {
        if (isAmong(agreed, seat) || carried || !hasSeat(seat) || !verify(m_seats[seat].key, part, signature))
            return false;
        agreed.push_back(seat);
    }
    return isAmong(agreed, whose) || isMost(agreed, deciding(decision));
}

void Log::take(const Entry& entry, const SeatRekeyed& rekeyed) {
    SeatAtTable& seat = m_seats[rekeyed.seat];
    Takeover takeover{rekeyed.seat, entry.number, seat.key, seat.carried, isOfOld(), {}, {}};
    for (const Endorsement& word : rekeyed.consent.words)
        takeover.agreed.push_back(word.seat);
    takeover.own = takeover.own || isAmong(takeover.agreed, rekeyed.seat);
    m_takeovers.push_back(std::move(takeover));
    seat.key = rekeyed.key;
    seat.carried = seat.carried == Carried::Bot ? Carried::Bot : rekeyed.carried;
    seat.lent = false;
    seat.changed = entry.number;
    ++seat.changes;
}

void Log::take(const Entry& entry, const SeatLent& lent) {
    SeatAtTable& seat = m_seats[lent.seat];
    seat.lent = true;
    seat.lentTo = epoch();
    seat.changed = entry.number;
    ++seat.changes;
}

std::optional<std::size_t> Log::takeoverOf(const Protested& protest) const {
    for (std::size_t i = 0; i < m_takeovers.size(); ++i)
        if (m_takeovers[i].seat == protest.seat && m_takeovers[i].entry == protest.rekeyed)
            return i;
    return std::nullopt;
}

// Whoever gave its seat away itself cannot take that back. Whatever a thief did with the seat afterwards does not
// matter.
bool Log::canProtest(const Takeover& takeover) const { return !isOfOld() && !takeover.own && !takeover.protested; }

bool Log::isSignedBy(SeatNumber seat, ByteView part, const Signature& signature) const {
    const auto isTaken = [&](const Takeover& one) {
        return one.seat == seat && canProtest(one) && verify(one.before, part, signature);
    };
    return verify(m_seats[seat].key, part, signature) || std::ranges::any_of(m_takeovers, isTaken);
}

std::optional<LogFault> Log::objectionTo(const Protested& protest) const {
    const auto found = takeoverOf(protest);
    if (!found || !canProtest(m_takeovers[*found]))
        return LogFault::NothingTaken;
    const Bytes part = protestedPart(table(), protest.seat, seen(protest.rekeyed));
    return verify(m_takeovers[*found].before, part, protest.signature) ? std::nullopt
                                                                       : std::optional(LogFault::BadSignature);
}

// What became of the seat after it was taken falls with that, and no key it had meanwhile was its own.
void Log::take(const Entry& entry, const Protested& protest) {
    const Takeover taken = m_takeovers[*takeoverOf(protest)];
    for (Takeover& one : m_takeovers)
        if (one.seat == taken.seat && one.entry >= taken.entry) {
            one.before = taken.before;
            one.protested = one.protested.value_or(entry.number);
        }
    SeatAtTable& seat = m_seats[protest.seat];
    seat.key = taken.before;
    seat.carried = taken.carriedBefore;
    seat.lent = false;
    seat.changed = entry.number;
}

// Bots, and seats that are lent to one, are the new host's to play.
void Log::take(const Entry& entry, const EpochRaised& raised) {
    m_raised.push_back(entry.number);
    m_hosts.push_back(raised.host);
    for (SeatNumber seat = 0; seat < seatCount(); ++seat)
        if (m_seats[seat].carried != Carried::Bot)
            m_seats[seat].carried = carries(raised, seat) ? Carried::ByHost : Carried::Elsewhere;
    for (Takeover& takeover : m_takeovers) // by the old host
        takeover.carriedBefore = Carried::Elsewhere;
}

} // namespace aphelion
