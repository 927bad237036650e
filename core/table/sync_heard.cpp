#include "table/sync.h"

#include <algorithm>

// What other devices say to the engine, message by message.

namespace aphelion {

namespace {

// Rubbish has no name; what a newer version of the app has written has one.
std::optional<LogFault> lieOf(EntryFault fault) {
    return fault == EntryFault::NewerVersion ? std::optional(LogFault::NewerVersion) : std::nullopt;
}

} // namespace

void Sync::said(PeerNumber from, Peer& peer, const Here& here) {
    const bool knows = here.head && log() != nullptr && log()->has(*here.head);
    peer.shown.reset();
    peer.forked = peer.forked && !knows && here.head && peer.here && peer.here->epoch == here.epoch;
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

// Two histories. The other device may not know yet: it is shown the entry where they differ, if there is one here.
void Sync::conflict(PeerNumber with, Peer& peer, EntryNumber number) {
    if (number >= log()->nextNumber() || (peer.shown && *peer.shown <= number))
        return;
    peer.forked = true;
    peer.shown = number;
    say(with, Entries{{encode(log()->entries()[number])}});
}

// Who has agreed to follow somebody takes nothing from others meanwhile: they may know the history that was left. But
// whoever is followed and keeps it back is not waited for.
void Sync::said(PeerNumber from, Peer& peer, const Entries& batch) {
    const auto isAnyFollowed = [this](const auto& one) { return isFollowed(one.second); };
    if (!isFollowed(peer) && std::ranges::any_of(m_peers, isAnyFollowed)) {
        m_sayAgain = m_now + patience; // those who are followed may be gone by then
        return;
    }
    for (const Bytes& bytes : batch.entries) {
        const auto entry = decodeEntry(bytes);
        if (!entry)
            return drop(from, lieOf(entry.fault()));
        if (take(from, peer, *entry) != Taken::Yes)
            return;
    }
    peer.owed = true;
    peer.sending = false; // it has these, and so does not wait for others
    for (auto& [number, one] : m_peers)
        one.followed.reset();
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
        if (log() != nullptr)
            suspect(entry);
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
    const bool left = std::ranges::find(m_left, hashOf(entry)) != m_left.end();
    if (hasStayed(entry) || (left && !m_hostless)) { // but if nobody stayed there, a person may go back
        if (entry.number < log()->nextNumber())
            conflict(from, peer, entry.number); // they may want to follow
        return Taken::No;
    }
    if (const auto lie = lieIn(entry)) {
        drop(from, lie);
        return Taken::Lie;
    }
    if (std::holds_alternative<EpochRaised>(entry.ask.body) && canFollow(entry))
        return overtake(from, peer, entry);
    return fork(from, peer, entry);
}

// Whoever is not followed could sign the same again, a little differently, and nobody here could do anything else any
// more than say no.
bool Sync::hasStayed(const Entry& entry) const {
    if (std::ranges::find(m_stayed, hashOf(entry)) != m_stayed.end())
        return true;
    const bool raises = std::holds_alternative<EpochRaised>(entry.ask.body);
    const auto by = raises ? endorsersOf(entry) : std::vector<SeatNumber>();
    const auto isSame = [&](const Unwanted& one) {
        const auto isAmongThem = [&](SeatNumber seat) { return std::ranges::find(one.by, seat) != one.by.end(); };
        return one.epoch == entry.ask.epoch && raises != one.by.empty() && std::ranges::all_of(by, isAmongThem);
    };
    return std::ranges::count_if(m_unwanted, isSame) >= mostAsked;
}

// A new epoch on what this device has, too, that nobody could have begun.
std::optional<LogFault> Sync::lieIn(const Entry& raised) const {
    const bool fits = raised.number > 0 && raised.number <= log()->nextNumber() &&
                      raised.previous == log()->seen(raised.number - 1).hash;
    if (!fits || !std::holds_alternative<EpochRaised>(raised.ask.body))
        return std::nullopt;
    return log()->upTo(raised.number).objection(raised);
}

// Others have carried on. Who agreed to it here is not asked again, unless more has been written here since.
Sync::Taken Sync::overtake(PeerNumber from, Peer& peer, const Entry& raised) {
    if (tookBack(raised)) {
        conflict(from, peer, raised.number); // they shall see what was written meanwhile
        return Taken::No;
    }
    m_overtaking = {from, raised};
    const bool rivals = raised.ask.epoch == log()->epoch(); // two began this epoch, and both shall see it
    if (rivals)
        conflict(from, peer, raised.number);
    const auto& leaves = std::get<EpochRaised>(raised.ask.body).leaves;
    const bool nothingSince = log()->nextNumber() <= (leaves ? leaves->number + 1 : raised.number);
    if (isFollowed(peer) || (saidYesTo(raised) && !rivals && nothingSince))
        on(Follow{});
    return Taken::No;
}

// Only what a host has signed is another history; anything else is nothing, or follows an epoch that is still to be
// shown. The two look for the last entry that both have: each shows the other what it has one place earlier.
Sync::Taken Sync::fork(PeerNumber from, Peer& peer, const Entry& entry) {
    suspect(entry);
    const bool placed = entry.ask.epoch <= log()->epoch() && isByHost(entry);
    if (!placed && entry.ask.epoch == 0) {
        drop(from, LogFault::NotPlaced);
        return Taken::Lie;
    }
    if (entry.number >= log()->nextNumber())
        return Taken::No;
    const bool known = entry.number > 0 && entry.previous == log()->seen(entry.number - 1).hash;
    if (known && !placed)
        return Taken::No; // a new epoch that nobody need follow
    peer.forked = true;
    if (placed && (!m_fork || entry.number <= m_fork->number)) {
        m_fork = Fork{entry.number, known};
        m_other = hashOf(entry);
        m_otherEpoch = entry.ask.epoch;
    }
    if (entry.number > 0)
        conflict(from, peer, known ? entry.number : entry.number - 1);
    return Taken::No;
}

// Keeps what an entry proves that does not fit here, also if it is nothing otherwise.
void Sync::suspect(const Entry& entry) {
    for (const auto& evidence : {evidenceOf(*log(), entry), evidenceOf(*log(), entry.ask)})
        if (evidence)
            m_ledger.keep(*evidence);
}

bool Sync::isByHost(const Entry& entry) const {
    const Bytes part = placedPart(log()->table(), entry.ask.epoch, entry.number, hashOf(entry));
    return log()->isOfOld() || verify(log()->host(entry.ask.epoch), part, entry.place);
}

// Whether others have carried on from an entry of this log with the next epoch, while this device went past it, and
// not into a later epoch; or have gone back.
bool Sync::canFollow(const Entry& raised) const {
    const bool fits = raised.number > 0 && raised.number <= log()->nextNumber() && raised.ask.epoch >= log()->epoch();
    return fits && !log()->upTo(raised.number).objection(raised);
}

// Never from the past: whoever agreed and then went on with what the old host wrote has taken the word back. Who agreed
// to go back has read up to there.
bool Sync::tookBack(const Entry& raised) const {
    const auto& body = std::get<EpochRaised>(raised.ask.body);
    const EntryNumber agreed = body.leaves ? body.leaves->number + 1 : raised.number;
    const auto wentOn = [&](const Endorsement& word) {
        const auto& entries = log()->entries();
        return std::ranges::any_of(entries, [&](const Entry& later) {
            return later.number >= agreed && later.ask.author == word.seat && later.ask.epoch < raised.ask.epoch &&
                   later.ask.seen.number >= agreed;
        });
    };
    EpochRaised still = body;
    std::erase_if(still.endorsements, wentOn);
    const Log before = log()->upTo(raised.number);
    const auto all = before.voices({raised.ask.epoch, body.host, raised.ask.seen, body.leaves}, body.endorsements);
    const auto stand = std::ranges::count_if(
        still.endorsements, [&](const Endorsement& word) { return std::ranges::find(all, word.seat) != all.end(); });
    return static_cast<std::size_t>(stand) <= all.size() / 2;
}

// With a key of this device: a seat can have had another one there.
bool Sync::saidYesTo(const Entry& raised) const {
    const Log before = log()->upTo(raised.number);
    return std::ranges::any_of(std::get<EpochRaised>(raised.ask.body).endorsements, [&](const Endorsement& one) {
        return before.hasSeat(one.seat) && m_ledger.former(one.seat, before.seats()[one.seat].key) != nullptr;
    });
}

// A new epoch while the old host is within reach, or is this device: nobody here has agreed to it yet.
bool Sync::mustAsk(const Entry& entry) const {
    return std::holds_alternative<EpochRaised>(entry.ask.body) && (isHost() || hostPeer() != nullptr) &&
           !saidYesTo(entry);
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
        return drop(from, lieOf(ask.fault()));
    if (!ask->author)
        return drop(from, LogFault::NotTheHost);
    if (!isHost()) {
        say(from, NotWritten{*ask->author, ask->counter, LogFault::NotTheHost});
        return;
    }
    const auto written = m_ledger.write(*ask);
    if (written)
        return;
    if (const auto evidence = evidenceOf(*log(), *ask))
        m_ledger.keep(*evidence);
    say(from, NotWritten{*ask->author, ask->counter, written.fault()});
}

void Sync::said(PeerNumber, Peer& peer, const NotWritten& refused) {
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

} // namespace aphelion
