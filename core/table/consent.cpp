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

std::vector<SeatNumber> Log::voices(const Raise& raise, const std::vector<Endorsement>& words) const {
    auto all = raise.leaves ? people() : voices();
    for (const Endorsement& word : words)
        if (!isAmong(all, word.seat) && isThere(raise, word))
            all.push_back(word.seat);
    return all;
}

bool Log::isPutAside(SeatNumber seat) const {
    const SeatAtTable& at = m_seats[seat];
    return at.carried == Carried::Elsewhere ? at.lent || !at.seated : at.claimed;
}

// Somebody of whom the host said something else, and who says so, perhaps with the key that was taken: or a host could
// take everybody's say in who follows it.
bool Log::isThere(const Raise& raise, const Endorsement& word) const {
    const Bytes part = endorsedPart(table(), raise, word.seat, word.carried, version());
    return isPutAside(word.seat) || !verify(m_seats[word.seat].key, part, word.signature);
}

bool Log::maySpeak(SeatNumber seat) const {
    return m_seats[seat].seated || (!isOfOld() && m_seats[seat].carried == Carried::Elsewhere);
}

bool Log::isWord(const Raise& raise, const Endorsement& word) const {
    return hasSeat(word.seat) && maySpeak(word.seat) &&
           isSignedBy(word.seat, endorsedPart(table(), raise, word.seat, word.carried, version()), word.signature);
}

bool Log::isFree(const PublicKey& key, SeatNumber seat) const {
    const auto owner = m_owners.find(key);
    return isOfOld() || owner == m_owners.end() || owner->second == seat;
}

bool Log::mayClaim(SeatNumber seat) const {
    return std::ranges::none_of(m_takeovers, [&](const Takeover& one) {
        return one.seat == seat && one.how == Treatment::Rekeyed && canProtest(one);
    });
}

std::vector<SeatNumber> Log::deciding(const Decision& decision) const {
    auto others = people();
    std::erase(others, seatOf(decision));
    return others;
}

// Every word is the seat's own, one word a seat. In version 1 one word was enough. A new host says whom it carries: or
// its own people would have a say in who follows it.
bool Log::isAgreed(const Ask& ask, const EpochRaised& raised) const {
    std::vector<SeatNumber> agreed;
    const Raise raise{ask.epoch, raised.host, ask.seen, raised.leaves};
    for (const Endorsement& word : raised.endorsements) {
        if (isAmong(agreed, word.seat) || !isWord(raise, word))
            return false;
        agreed.push_back(word.seat);
    }
    if (isOfOld())
        return !agreed.empty();
    if (std::ranges::none_of(raised.endorsements, &Endorsement::carried))
        return false;
    if (raised.leaves && raised.leaves->number <= ask.seen.number)
        return false; // it would leave nothing
    return isMost(agreed, voices(raise, raised.endorsements));
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
    return rekeying != nullptr ? rekeying->key != m_seats[seat].key && isFree(rekeying->key, seat)
                               : !m_seats[seat].lent;
}

// Words that were given before the seat changed the last time, or long ago, do not count any more.
bool Log::isConsented(const Decision& decision, const Consent& consent) const {
    const SeatNumber whose = seatOf(decision);
    const EntryNumber asOf = consent.asOf.number;
    if (!has(consent.asOf) || asOf < m_seats[whose].changed || head().number - asOf > consentLasts)
        return false;
    std::vector<SeatNumber> agreed;
    for (const auto& [seat, signature, carried] : consent.words) {
        const Bytes part = agreedPart(table(), epoch(), decision, consent.asOf, seat);
        if (isAmong(agreed, seat) || carried || !hasSeat(seat) || !verify(m_seats[seat].key, part, signature))
            return false;
        agreed.push_back(seat);
    }
    return isAmong(agreed, whose) || isMost(agreed, deciding(decision));
}

void Log::record(const Entry& entry, SeatNumber whose, Treatment how, const Consent& consent) {
    SeatAtTable& seat = m_seats[whose];
    Takeover takeover{whose, entry.number, how, seat.key, seat.carried, isOfOld(), {}, {}};
    for (const Endorsement& word : consent.words)
        takeover.agreed.push_back(word.seat);
    takeover.own = takeover.own || isAmong(takeover.agreed, whose);
    m_takeovers.push_back(std::move(takeover));
    seat.changed = entry.number;
}

void Log::take(const Entry& entry, const SeatRekeyed& rekeyed) {
    record(entry, rekeyed.seat, Treatment::Rekeyed, rekeyed.consent);
    own(rekeyed.key, rekeyed.seat);
    SeatAtTable& seat = m_seats[rekeyed.seat];
    seat.key = rekeyed.key;
    seat.carried = seat.carried == Carried::Bot ? Carried::Bot : rekeyed.carried;
    seat.lent = false;
    ++seat.changes;
}

void Log::take(const Entry& entry, const SeatLent& lent) {
    record(entry, lent.seat, Treatment::Lent, lent.consent);
    SeatAtTable& seat = m_seats[lent.seat];
    seat.lent = true;
    seat.lentTo = epoch();
    ++seat.changes;
}

// Bots, and people of the host's own device, go without more words.
void Log::take(const Entry& entry, const SeatReleased& released) {
    SeatAtTable& seat = m_seats[released.seat];
    if (seat.seated && seat.carried == Carried::Elsewhere && !isOfOld())
        record(entry, released.seat, Treatment::Released, {});
    seat.seated = false;
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
        return one.seat == seat && one.how == Treatment::Rekeyed && canProtest(one) && verify(one.before, part, signature);
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

// What became of the seat after it was taken falls with that, and no key it had meanwhile was its own. Who was removed
// stays so: people may go on from before that.
void Log::take(const Entry& entry, const Protested& protest) {
    Takeover& said = m_takeovers[*takeoverOf(protest)];
    SeatAtTable& seat = m_seats[protest.seat];
    said.protested = entry.number;
    if (said.how == Treatment::Released)
        return;
    seat.lent = false;
    seat.changed = entry.number;
    if (said.how == Treatment::Lent)
        return;
    const Takeover taken = said;
    for (Takeover& one : m_takeovers)
        if (one.seat == taken.seat && one.entry >= taken.entry) {
            one.before = taken.before;
            one.protested = one.protested.value_or(entry.number);
        }
    seat.key = taken.before;
    seat.carried = taken.carriedBefore;
}

// Bots, and seats that are lent to one, are the new host's to play; whoever has given a word is there.
void Log::take(const Entry& entry, const EpochRaised& raised) {
    m_raised.push_back(entry.number);
    m_hosts.push_back(raised.host);
    own(raised.host, std::nullopt);
    for (const Endorsement& word : raised.endorsements)
        m_seats[word.seat].lent = false;
    for (SeatNumber seat = 0; seat < seatCount(); ++seat) {
        if (m_seats[seat].carried != Carried::Bot)
            m_seats[seat].carried = carries(raised, seat) ? Carried::ByHost : Carried::Elsewhere;
        if (m_seats[seat].lent)
            m_seats[seat].lentTo = epoch();
    }
    for (Takeover& takeover : m_takeovers) // by the old host
        takeover.carriedBefore = Carried::Elsewhere;
}

} // namespace aphelion
