#include "table/sync.h"

#include <algorithm>

// What other devices say to the engine, message by message.

namespace aphelion {

namespace {

// Rubbish has no name; what a newer version of the app has written has one.
std::optional<LogFault> lieIn(EntryFault fault) {
    return fault == EntryFault::NewerVersion ? std::optional(LogFault::NewerVersion) : std::nullopt;
}

} // namespace

void Sync::said(PeerNumber from, Peer& peer, const Here& here) {
    const bool knows = here.head && log() != nullptr && log()->has(*here.head);
    peer.forked = peer.forked && !knows && here.head && peer.here->epoch == here.epoch;
    peer.here = here;
    peer.have.reset();
    peer.sending = false;
    peer.asked.clear(); // it may have gone back to before it wrote what it was asked
    recognize(peer);
    if (knows && m_overtaking && m_overtaking->toldBy == from) {
        m_overtaking.reset();
        m_sayAgain = m_now; // others may have carried on as well
    }
    if (log() == nullptr)
        return;
    if (here.head)
        place(from, peer, *here.head, here.epoch);
    else
        peer.have = 0;
    if (std::ranges::none_of(m_peers, [](const auto& one) { return one.second.forked; }))
        m_fork.reset();
}

// How much of this device's log another one has, from where it says it is.
void Sync::place(PeerNumber from, Peer& peer, const Seen& head, std::uint32_t epoch) {
    peer.have.reset();
    if (epoch > log()->epoch())
        return; // it will send what is missing here
    const EntryNumber branch = epoch < log()->epoch() ? log()->raised(epoch + 1) : log()->nextNumber();
    if (head.number < branch) {
        if (log()->has(head))
            peer.have = head.number + 1;
        else
            conflict(from, peer, head.number);
    } else if (epoch < log()->epoch()) {
        peer.have = branch; // it went on where the table was carried on by others
    }
}

// Two histories. The other device may not know yet: it is shown the entry where they differ.
void Sync::conflict(PeerNumber with, Peer& peer, EntryNumber number) {
    if (peer.forked)
        return;
    peer.forked = true;
    m_fork = Fork{number};
    say(with, Entries{{encode(log()->entries()[number])}});
}

// Who has agreed to follow somebody takes nothing from others meanwhile: they may know the history that was left.
void Sync::said(PeerNumber from, Peer& peer, const Entries& batch) {
    const auto isFollowed = [](const auto& one) { return one.second.followed; };
    if (!peer.followed && std::ranges::any_of(m_peers, isFollowed)) {
        m_sayAgain = m_now + patience; // those who are followed may be gone by then
        return;
    }
    for (const Bytes& bytes : batch.entries) {
        const auto entry = decodeEntry(bytes);
        if (!entry)
            return drop(from, lieIn(entry.fault()));
        if (take(from, peer, *entry) != Taken::Yes)
            return;
    }
    peer.owed = true;
    for (auto& [number, one] : m_peers)
        one.followed = false;
}

Sync::Taken Sync::take(PeerNumber from, Peer& peer, const Entry& entry) {
    const EntryNumber next = log() == nullptr ? 0 : log()->nextNumber();
    if (entry.number > next) {
        peer.owed = true; // from where this device is on, please
        return Taken::No;
    }
    if (entry.number < next)
        return takeOther(from, peer, entry);
    if (next > 0 && (entry.previous != log()->head().hash || mustAsk(entry)))
        return takeOther(from, peer, entry);
    if (const auto fault = m_ledger.hear(entry)) {
        if (*fault == LogFault::NotStored) {
            m_sayAgain = m_now + patience;
            return Taken::No;
        }
        drop(from, fault);
        return Taken::Lie;
    }
    peer.have = entry.number + 1;
    return Taken::Yes;
}

// An entry for a place that is taken: known already, from a later epoch, or from another history.
Sync::Taken Sync::takeOther(PeerNumber from, Peer& peer, const Entry& entry) {
    if (entry.number < log()->nextNumber() && hashOf(entry) == log()->seen(entry.number).hash)
        return Taken::Yes;
    if (std::ranges::find(m_stayed, hashOf(entry)) != m_stayed.end())
        return Taken::No;
    if (!canFollow(entry)) {
        peer.forked = true;
        m_fork = Fork{std::min(entry.number, log()->head().number)};
        return Taken::No;
    }
    m_overtaking = {from, entry};
    if (peer.followed)
        on(Follow{});
    return Taken::No;
}

// Whether others have carried on from an entry of this log with the next epoch, while this device went past it, and
// not into a later epoch. Never from the past: whoever agreed and then went on with what the old host wrote has taken the
// word back.
bool Sync::canFollow(const Entry& raised) const {
    const auto* body = std::get_if<EpochRaised>(&raised.ask.body);
    if (body == nullptr || raised.number == 0 || raised.number > log()->nextNumber() ||
        raised.ask.epoch < log()->epoch())
        return false;
    const Log before = log()->upTo(raised.number);
    const auto& entries = log()->entries();
    const auto wentOn = [&](SeatNumber seat) {
        return std::any_of(entries.begin() + static_cast<std::ptrdiff_t>(raised.number), entries.end(), [&](const Entry& later) {
            return later.ask.author == seat && later.ask.epoch < raised.ask.epoch && later.ask.seen.number >= raised.number;
        });
    };
    const auto voices = before.voices();
    const auto stands = std::ranges::count_if(body->endorsements, [&](const Endorsement& one) {
        return std::ranges::find(voices, one.seat) != voices.end() && !wentOn(one.seat);
    });
    return static_cast<std::size_t>(stands) >= before.voicesNeeded() && !before.objection(raised);
}

// A new epoch while the old host is within reach, or is this device: nobody here has agreed to it yet.
bool Sync::mustAsk(const Entry& entry) const {
    const auto* raised = std::get_if<EpochRaised>(&entry.ask.body);
    if (raised == nullptr || (!isHost() && hostPeer() == nullptr))
        return false;
    const auto own = m_ledger.seats();
    return std::ranges::none_of(raised->endorsements, [&](const Endorsement& one) {
        return std::ranges::find(own, one.seat) != own.end();
    });
}

void Sync::said(PeerNumber from, Peer& peer, const Have& have) {
    if (log() == nullptr || !peer.here)
        return;
    peer.sending = false;
    peer.here->head = have.head;
    place(from, peer, have.head, log()->has(have.head) ? log()->epoch() : peer.here->epoch);
}

void Sync::said(PeerNumber from, Peer&, const Please& please) {
    const auto ask = decodeAsk(please.ask);
    if (!ask)
        return drop(from, lieIn(ask.fault()));
    if (!ask->author)
        return drop(from, LogFault::NotTheHost);
    if (!isHost()) {
        say(from, Refused{*ask->author, ask->counter, LogFault::NotTheHost});
        return;
    }
    if (const auto written = m_ledger.write(*ask); !written)
        say(from, Refused{*ask->author, ask->counter, written.fault()});
}

void Sync::said(PeerNumber, Peer& peer, const Refused& refused) {
    const auto asked = peer.asked.find(refused.author);
    if (!peer.host || asked == peer.asked.end() || asked->second != refused.counter)
        return;
    peer.asked.erase(asked);
    if (!isPassing(refused.why))
        m_ledger.giveUp(refused.author, refused.why);
    const auto left = m_ledger.pending(); // giving up may not have been stored
    if (std::ranges::find(left, std::optional(refused.author), &Ask::author) != left.end())
        m_askAgain = m_now + patience;
}

void Sync::said(PeerNumber, Peer& peer, const Present& present) {
    if (peer.host)
        m_present = present.seats;
}

// Only while the host is out of reach, and from the entry that is the newest here, too. Of two who offer the same at
// once, the one with the lower seat goes first. Epoch 0 takes an offer back.
void Sync::said(PeerNumber from, Peer& peer, const Offer& offer) {
    if (log() == nullptr)
        return;
    if (offer.epoch == 0) {
        peer.offered.reset();
        return;
    }
    const bool fits = offer.epoch == log()->epoch() + 1 && offer.from == log()->head() && hasVoice(peer.seats);
    const auto own = m_ledger.seats();
    const bool rivals = m_candidacy && fits && !own.empty() && own.front() < peer.seats.front();
    if (!fits || isHost() || hostPeer() != nullptr || rivals) {
        say(from, Agreed{offer.host, {}});
        return;
    }
    on(Withdraw{});
    peer.offered = offer;
}

void Sync::said(PeerNumber, Peer& peer, const Agreed& agreed) {
    if (!m_candidacy || agreed.host != m_candidacy->offer.host || peer.offer != Asked::Waiting)
        return;
    peer.offer = agreed.endorsements.empty() ? Asked::Declined : Asked::Agreed;
    const Offer& offer = m_candidacy->offer;
    const Bytes part = endorsedPart(log()->table(), offer.epoch, offer.host, offer.from, false);
    for (const Endorsement& given : agreed.endorsements) {
        const bool theirs = std::ranges::find(peer.seats, given.seat) != peer.seats.end() && !given.carried;
        auto& all = m_candidacy->endorsements;
        const bool again = std::ranges::find(all, given.seat, &Endorsement::seat) != all.end();
        if (theirs && !again && verify(log()->seats()[given.seat].key, part, given.signature))
            all.push_back(given);
    }
}

} // namespace aphelion
