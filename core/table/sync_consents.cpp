#include "table/sync.h"

#include <algorithm>
#include <ranges>

// What people decide about a seat, what its player says to that, and what proves that somebody lied.

namespace aphelion {

namespace {

bool isAmong(const std::vector<SeatNumber>& seats, SeatNumber seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

} // namespace

void Sync::on(const Propose& proposal) {
    if (log() == nullptr || !isHost() || !log()->isPossible(proposal.decision))
        return;
    withdrawProposal();
    m_refused = false;
    m_proposal = Proposal{proposal.decision, {log()->head(), agree(proposal.decision, log()->head())}};
}

// As soon as enough have agreed, it is written. Words that have grown old are asked for anew.
void Sync::seekConsent() {
    if (!m_proposal)
        return;
    const auto [decision, consent] = *m_proposal;
    if (!isHost() || !log()->isPossible(decision))
        return withdrawProposal();
    const bool old = !log()->has(consent.asOf) || log()->head().number - consent.asOf.number > consentLasts / 2 ||
                     consent.asOf.number < log()->seats()[seatOf(decision)].changed;
    if (old)
        return on(Propose{decision});
    if (log()->isConsented(decision, consent)) {
        withdrawProposal();
        m_refused = m_ledger.enact(decision, consent).has_value();
        return notice();
    }
    auto left = log()->deciding(decision);
    for (const auto& [number, peer] : m_peers)
        if (peer.proposal == Asked::Declined)
            std::erase_if(left, [&](SeatNumber seat) { return isAmong(peer.seats, seat); });
    if (left.size() < log()->neededFor(decision)) {
        withdrawProposal();
        m_refused = true;
    }
}

// How many people more would have to agree.
std::size_t Sync::unheard() const {
    const auto all = log()->deciding(m_proposal->decision);
    const auto& words = m_proposal->consent.words;
    const auto given = static_cast<std::size_t>(
        std::ranges::count_if(words, [&](const Endorsement& one) { return isAmong(all, one.seat); }));
    const std::size_t needed = log()->neededFor(m_proposal->decision);
    return needed - std::min(given, needed);
}

void Sync::propose(PeerNumber to, Peer& peer) {
    if (!m_proposal || peer.proposal != Asked::NotYet || !isSettled(peer))
        return;
    const auto all = log()->deciding(m_proposal->decision);
    if (std::ranges::none_of(peer.seats, [&](SeatNumber seat) { return isAmong(all, seat); }))
        return;
    peer.proposal = Asked::Waiting;
    say(to, Wanted{m_proposal->decision, m_proposal->consent.asOf});
}

void Sync::withdrawProposal() {
    for (auto& [number, peer] : m_peers)
        if (std::exchange(peer.proposal, Asked::NotYet) == Asked::Waiting)
            say(number, Wanted{});
    m_proposal.reset();
}

// For the people of this device. A seat that gives itself away owes what it has sealed: only if nothing is.
std::vector<Endorsement> Sync::agree(const Decision& decision, const Seen& asOf) const {
    std::vector<Endorsement> words;
    const auto all = log()->deciding(decision);
    for (const SeatNumber seat : m_ledger.seats()) {
        const bool itself = seat == seatOf(decision) && isHost() && m_ledger.owesNothing(seat);
        if (isAmong(all, seat) || itself)
            words.push_back(
                {seat, m_ledger.key(seat)->sign(agreedPart(log()->table(), log()->epoch(), decision, asOf, seat))});
    }
    return words;
}

void Sync::said(PeerNumber from, Peer& peer, const Wanted& wanted) {
    peer.wanted.reset();
    if (log() == nullptr || !wanted.decision)
        return;
    const auto noes = m_noesToHost.find(seatOf(*wanted.decision));
    const bool unwanted = noes != m_noesToHost.end() && noes->second >= mostAsked;
    if (peer.host && log()->has(wanted.asOf) && log()->isPossible(*wanted.decision) && !unwanted)
        peer.wanted = wanted;
    else
        say(from, Granted{*wanted.decision, {}});
}

void Sync::on(const Answer& answer) {
    for (auto& [number, peer] : m_peers) {
        if (!peer.host || !peer.wanted || peer.wanted->decision != answer.to)
            continue;
        say(number, Granted{answer.to, answer.yes ? agree(answer.to, peer.wanted->asOf) : std::vector<Endorsement>()});
        peer.wanted.reset();
        m_noesToHost[seatOf(answer.to)] += answer.yes ? 0 : 1;
    }
}

void Sync::said(PeerNumber, Peer& peer, const Granted& granted) {
    if (!m_proposal || peer.proposal != Asked::Waiting || granted.decision != m_proposal->decision)
        return;
    peer.proposal = granted.words.empty() ? Asked::Declined : Asked::Agreed;
    auto& [asOf, words] = m_proposal->consent;
    for (const Endorsement& given : granted.words) {
        const Bytes part = agreedPart(log()->table(), log()->epoch(), granted.decision, asOf, given.seat);
        const bool again = std::ranges::find(words, given.seat, &Endorsement::seat) != words.end();
        if (!again && !given.carried && isAmong(peer.seats, given.seat) &&
            verify(log()->seats()[given.seat].key, part, given.signature))
            words.push_back(given);
    }
}

// What was done to seats of this device, and what their players have not said yet. Who plays on after a bot has seen
// it.
std::vector<Takeover> Sync::taken() const {
    std::vector<Takeover> taken;
    for (const Takeover& one : log()->takeovers())
        if (log()->canProtest(one) && m_ledger.former(one.seat, one.before) != nullptr && !m_ledger.wasMe(one.entry) &&
            !(one.how == Treatment::Lent && hasPlayedOn(one)))
            taken.push_back(one);
    return taken;
}

// With something that the player has decided: what was sealed a device shows by itself.
bool Sync::hasPlayedOn(const Takeover& lent) const {
    return std::ranges::any_of(log()->entries() | std::views::drop(lent.entry + 1), [&](const Entry& later) {
        const auto* moved = std::get_if<Moved>(&later.ask.body);
        return later.ask.author == lent.seat && !later.ask.byHost && later.ask.seen.number >= lent.entry &&
               moved != nullptr && moved->openings.empty();
    });
}

// Keys that were taken from players of this device who say so: until that stands in the log they still speak for their
// seats where it is about another host.
std::map<SeatNumber, const SigningKey*> Sync::protesting() const {
    std::map<SeatNumber, const SigningKey*> keys;
    for (const Takeover& one : log()->takeovers())
        if (one.how == Treatment::Rekeyed && isProtesting(one))
            keys.emplace(one.seat, m_ledger.former(one.seat, one.before));
    return keys;
}

bool Sync::isProtesting(const Takeover& one) const {
    return log()->canProtest(one) && m_ledger.wasMe(one.entry) == false &&
           m_ledger.former(one.seat, one.before) != nullptr;
}

void Sync::on(const WasMe& answer) {
    if (log() == nullptr)
        return;
    for (const Takeover& one : taken())
        if (one.entry == answer.rekeyed)
            (void)m_ledger.say(one.entry, answer.yes); // or it is asked again
    ++m_standing;                                      // others are shown the key that was taken
}

// Until it stands in the log, whoever is there is told.
void Sync::protest() {
    if (log() == nullptr)
        return;
    for (const Takeover& one : log()->takeovers())
        if (isProtesting(one)) {
            const SigningKey* own = m_ledger.former(one.seat, one.before);
            const Seen rekeyed = log()->seen(one.entry);
            bring({one.seat, rekeyed, own->sign(protestedPart(log()->table(), one.seat, rekeyed))});
            return; // the log has changed, or will
        }
    std::erase_if(m_protests, [this](const Protest& one) { return !log()->stands(bodyOf(one)); });
    if (!m_protests.empty())
        bring(m_protests.front());
}

void Sync::bring(const Protest& protest) {
    const EntryNumber rekeyed = protest.rekeyed.number;
    if (isHost()) {
        const Ask ask{log()->epoch(), std::nullopt, m_ledger.nextCounter(std::nullopt), log()->head(), bodyOf(protest)};
        (void)m_ledger.write(signedBy(*m_ledger.key(std::nullopt), log()->table(), ask));
        return;
    }
    for (auto& [number, peer] : m_peers)
        if (isSettled(peer) && peer.protested != rekeyed) {
            peer.protested = rekeyed;
            say(number, protest);
        }
}

void Sync::said(PeerNumber, Peer&, const Protest& protest) {
    const bool known = std::ranges::any_of(m_protests, [&](const Protest& one) {
        return one.seat == protest.seat && one.rekeyed == protest.rekeyed; // one word has many signatures
    });
    if (log() != nullptr && log()->has(protest.rekeyed) && !known && log()->stands(bodyOf(protest)))
        m_protests.push_back(protest);
}

void Sync::prove(PeerNumber to, Peer& peer) {
    if (log() == nullptr || !peer.here)
        return;
    const auto& all = m_ledger.evidence();
    for (; peer.proven < all.size(); ++peer.proven)
        if (Bytes bytes = encode(all[peer.proven]); bytes.size() + 8 <= longestMessage)
            say(to, Proven{std::move(bytes)});
}

// What proves nothing to this device may speak of an epoch that is still to come.
void Sync::said(PeerNumber from, Peer&, const Proven& proven) {
    const auto evidence = decodeEvidence(proven.evidence);
    if (!evidence)
        return drop(from, std::nullopt);
    if (log() != nullptr)
        m_ledger.keep(*evidence);
}

} // namespace aphelion
