#include "table/sync.h"

#include <algorithm>

// Another device carries the table on: who may, and what people say to it.

namespace aphelion {

void Sync::on(const Withdraw&) {
    for (auto& [number, peer] : m_peers)
        if (std::exchange(peer.offer, Asked::NotYet) != Asked::NotYet && m_candidacy)
            say(number, Offer{0, m_candidacy->offer.host, {}, {}});
    m_candidacy.reset();
}

// The old host's word counts again as soon as it is heard.
void Sync::on(const CarryOn&) {
    if (log() == nullptr || isHost() || hostPeer() != nullptr || !hasVoice(speaking()) || m_ledger.becomeHost())
        return;
    if (const auto by = offeredBy();
        by && m_peers.at(*by).seats < m_ledger.seats() && !m_yielded.contains(m_peers.at(*by).seats.front()))
        return; // that one is to be answered first
    m_declined = false;
    m_candidacy.emplace(Candidacy{{}, {}, m_now}); // for clang, which cannot make one in place
}

void Sync::on(const GoBefore& wish) {
    if (disputed(wish.rekeyed) == nullptr || !hasVoice(speaking()) || m_ledger.becomeHost())
        return;
    m_declined = false;
    m_candidacy.emplace(Candidacy{{}, {}, m_now, wish.rekeyed});
}

// Who agrees to one offer does not agree to the others, nor to one that was not read.
void Sync::on(const Reply& reply) {
    const auto first = offeredBy();
    if (!first || (reply.to && reply.to != m_peers.at(*first).offered))
        return;
    for (auto& [number, peer] : m_peers) {
        if (!peer.offered || !(number == first || reply.yes))
            continue;
        const Offer offer = *std::exchange(peer.offered, std::nullopt);
        std::vector<Endorsement> words;
        if (reply.yes && number == first)
            words = offer.leaves ? endorse(log()->upTo(offer.from.number + 1), offer, false)
                                 : endorse(*log(), offer, false);
        say(number, Agreed{offer.host, std::move(words)});
        if (!reply.yes && !peer.seats.empty()) {
            m_yielded.insert(peer.seats.front());
            ++m_noes[peer.seats.front()];
        }
    }
}

// A seat that was taken from its player, in this epoch: from before that people can go on.
const Takeover* Sync::disputed(EntryNumber rekeyed) const {
    if (log() == nullptr || (log()->epoch() > 0 && log()->raised(log()->epoch()) > rekeyed))
        return nullptr;
    const auto& all = log()->takeovers();
    const auto found = std::ranges::find(all, rekeyed, &Takeover::entry);
    return found != all.end() && found->protested ? &*found : nullptr;
}

// What this device offers, as things stand.
std::optional<Offer> Sync::offer() const {
    const PublicKey own = m_ledger.key(std::nullopt)->publicKey();
    if (!m_candidacy->before)
        return Offer{log()->epoch() + 1, own, log()->head(), {}};
    if (disputed(*m_candidacy->before) == nullptr)
        return std::nullopt;
    return Offer{log()->epoch() + 1, own, log()->seen(*m_candidacy->before - 1), log()->head()};
}

// The offer is made to every device that is there, once it has all entries, and made anew when there are more of them.
// As soon as more than half agree it is done; who has just come may know more entries, and is waited for a little.
void Sync::seekAgreement() {
    if (!m_candidacy)
        return;
    const auto now = offer();
    if (!now)
        return on(Withdraw{});
    if (m_candidacy->offer != *now) {
        const auto before = m_candidacy->before;
        *m_candidacy = {
            *now, {}, m_candidacy->began, before, before ? std::optional(log()->upTo(*before)) : std::nullopt};
        m_candidacy->endorsements = endorse(ground(), *now, true);
        for (auto& [number, peer] : m_peers)
            peer.offer = Asked::NotYet;
    }
    for (auto& [number, peer] : m_peers)
        if (peer.offer == Asked::NotYet && hasVoice(peer.seats) && isSettled(peer)) {
            peer.offer = hasEndorsed(peer) ? Asked::Agreed : Asked::Waiting;
            if (peer.offer == Asked::Waiting)
                say(number, *now);
        }
    const auto isUnheard = [this](const auto& one) {
        const Peer& peer = one.second;
        const bool silent = peer.here && !hasVoice(peer.seats);
        return !silent && !peer.forked && peer.offer == Asked::NotYet;
    };
    const bool waits = std::ranges::any_of(m_peers, isUnheard) && m_now < m_candidacy->began + patienceForVoices;
    if (isHopeless()) {
        m_declined = true;
        on(Withdraw{});
    } else if (missing() == 0 && !waits) {
        raise();
    }
}

// Who decides about it. Going back concerns the host's people, too.
std::vector<SeatNumber> Sync::voices() const { return ground().voices(m_candidacy->offer, m_candidacy->endorsements); }

// How many people more would have to agree to this device's offer.
std::size_t Sync::missing() const {
    const auto all = voices();
    const auto isVoice = [&](const Endorsement& one) { return std::ranges::find(all, one.seat) != all.end(); };
    const auto given = static_cast<std::size_t>(std::ranges::count_if(m_candidacy->endorsements, isVoice));
    const std::size_t needed = all.size() / 2 + 1;
    return needed - std::min(given, needed);
}

// So many have said no that the others are too few.
bool Sync::isHopeless() const {
    std::vector<SeatNumber> left = voices();
    for (const auto& [number, peer] : m_peers)
        for (const SeatNumber seat : peer.seats)
            if (peer.offer != Asked::Declined && ground().hasSeat(seat) && ground().isPutAside(seat) &&
                std::ranges::find(left, seat) == left.end())
                left.push_back(seat);
    const std::size_t needed = left.size() / 2 + 1;
    for (const auto& [number, peer] : m_peers)
        if (peer.offer == Asked::Declined)
            std::erase_if(left,
                          [&](SeatNumber seat) { return std::ranges::find(peer.seats, seat) != peer.seats.end(); });
    return left.size() < needed;
}

// Nothing is left before it is certain that something can begin there.
void Sync::raise() {
    const Candidacy done = std::move(*m_candidacy);
    m_candidacy.reset();
    const SigningKey& key = *m_ledger.key(std::nullopt);
    const auto askCounted = [&](std::uint64_t counter) {
        return signedBy(key, log()->table(),
                        {done.offer.epoch, std::nullopt, counter, done.offer.from,
                         EpochRaised{done.offer.host, done.endorsements, done.offer.leaves}});
    };
    if (done.before) {
        const Log& then = *done.then;
        const Ask trial = askCounted(then.counter(std::nullopt) + 1);
        m_declined =
            then.objection(placedBy(key, then.table(), {then.nextNumber(), then.head().hash, trial})).has_value();
        if (m_declined || m_ledger.goBack(*done.before))
            return;
    }
    if (!m_ledger.write(askCounted(m_ledger.nextCounter(std::nullopt))))
        return notice(); // not stored: the host is still gone, and the person can try again
    for (auto& [number, peer] : m_peers)
        if (done.before)
            peer.have.reset(); // it may have what was left
    notice();
}

// With all keys of this device that say something there.
std::vector<Endorsement> Sync::endorse(const Log& ground, const Offer& offer, bool carried) const {
    std::vector<Endorsement> endorsements;
    const auto add = [&](SeatNumber seat, const SigningKey& key) {
        const Endorsement word{seat, key.sign(endorsedPart(log()->table(), offer, seat, carried)), carried};
        if (ground.isWord(offer, word))
            endorsements.push_back(word);
    };
    for (const SeatNumber seat : m_ledger.seats())
        add(seat, *m_ledger.key(seat));
    for (const auto& [seat, key] : protesting())
        add(seat, *key);
    return endorsements;
}

std::vector<SeatNumber> Sync::speaking() const {
    auto seats = m_ledger.seats();
    for (const auto& [seat, key] : protesting())
        seats.push_back(seat);
    return seats;
}

// Whether somebody of them has a say in who carries the table on.
bool Sync::hasVoice(const std::vector<SeatNumber>& seats) const {
    return std::ranges::any_of(seats, [this](SeatNumber seat) { return log()->maySpeak(seat); });
}

// Before it was lost and came back.
bool Sync::hasEndorsed(const Peer& peer) const {
    return std::ranges::any_of(m_candidacy->endorsements, [&](const Endorsement& given) {
        return std::ranges::find(peer.seats, given.seat) != peer.seats.end();
    });
}

// Of several the one with the lowest seat to whom nobody here has said no yet: or that one could hide the others.
std::optional<PeerNumber> Sync::offeredBy() const {
    const auto rank = [this](const Peer& peer) {
        const auto noes = peer.seats.empty() ? m_noes.end() : m_noes.find(peer.seats.front());
        return std::pair(noes == m_noes.end() ? 0 : noes->second, peer.seats);
    };
    std::optional<PeerNumber> first;
    for (const auto& [number, peer] : m_peers)
        if (peer.offered && (!first || rank(peer) < rank(m_peers.at(*first))))
            first = number;
    return first;
}

// Only while the host is out of reach, and from the entry that is the newest here, too. Of two who offer the same at
// once, the one with the lower seat goes first, but only once: or it could stop the other for ever. Epoch 0 takes an
// offer back.
void Sync::said(PeerNumber from, Peer& peer, const Offer& offer) {
    if (log() == nullptr)
        return;
    if (offer.epoch == 0) {
        peer.offered.reset();
        return;
    }
    const bool goesBack = offer.leaves == log()->head() && log()->has(offer.from) && disputed(offer.from.number + 1);
    const bool carriesOn = !offer.leaves && offer.from == log()->head() && !isHost() && hostPeer() == nullptr;
    const bool fits = offer.epoch == log()->epoch() + 1 && hasVoice(peer.seats) && (goesBack || carriesOn);
    const auto own = m_ledger.seats();
    const bool rivals = m_candidacy && fits && !own.empty() &&
                        (own.front() < peer.seats.front() || m_yielded.contains(peer.seats.front()));
    const bool unwanted = fits && m_noes.contains(peer.seats.front()) && m_noes[peer.seats.front()] >= mostAsked;
    if (!fits || rivals || unwanted) {
        say(from, Agreed{offer.host, {}});
        return;
    }
    if (m_candidacy)
        m_yielded.insert(peer.seats.front());
    on(Withdraw{});
    peer.offered = offer;
}

void Sync::said(PeerNumber, Peer& peer, const Agreed& agreed) {
    if (!m_candidacy || agreed.host != m_candidacy->offer.host || peer.offer != Asked::Waiting)
        return;
    peer.offer = agreed.endorsements.empty() ? Asked::Declined : Asked::Agreed;
    for (const Endorsement& given : agreed.endorsements) {
        const bool theirs = std::ranges::find(peer.seats, given.seat) != peer.seats.end() && !given.carried;
        auto& all = m_candidacy->endorsements;
        const bool again = std::ranges::find(all, given.seat, &Endorsement::seat) != all.end();
        if (theirs && !again && ground().isWord(m_candidacy->offer, given))
            all.push_back(given);
    }
}

} // namespace aphelion
