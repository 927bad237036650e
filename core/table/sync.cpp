#include "table/sync.h"

#include <algorithm>

namespace aphelion {

namespace {

// What is on its way at once to a device that lacks entries: a message full.
constexpr std::size_t roomForEntries = longestMessage - 16;

std::vector<PublicKey> keysOf(const Log& log) {
    std::vector<PublicKey> keys{log.host()};
    std::ranges::transform(log.seats(), std::back_inserter(keys), &SeatAtTable::key);
    return keys;
}

void insertSorted(std::vector<SeatNumber>& seats, SeatNumber seat) {
    const auto at = std::ranges::lower_bound(seats, seat);
    if (at == seats.end() || *at != seat)
        seats.insert(at, seat);
}

} // namespace

std::vector<SeatNumber> endorsersOf(const Entry& raised) {
    std::vector<SeatNumber> seats;
    std::ranges::transform(std::get<EpochRaised>(raised.ask.body).endorsements, std::back_inserter(seats),
                           &Endorsement::seat);
    return seats;
}

std::vector<Output> Sync::handle(const Input& input, Milliseconds now) {
    m_now = now;
    std::visit([this](const auto& i) { on(i); }, input);
    notice();
    serve();
    return std::exchange(m_out, {});
}

void Sync::on(const Joined& joined) {
    m_peers.erase(joined.peer);
    m_peers.emplace(joined.peer, Peer{.ours = joined.ours, .theirs = joined.theirs});
}

void Sync::on(const Left& left) {
    const auto peer = m_peers.find(left.peer);
    if (peer == m_peers.end())
        return;
    m_peers.erase(peer);
}

void Sync::on(const Changed&) {
    if (!m_sayAgain || m_now < *m_sayAgain)
        return;
    m_sayAgain.reset();
    if (log() == nullptr) {
        ++m_standing; // it has nothing yet, and says so again
        return;
    }
    for (auto& [number, peer] : m_peers)
        peer.owed = true;
}

void Sync::on(const Said& said) {
    const auto found = m_peers.find(said.peer);
    if (found != m_peers.end())
        std::visit([&](const auto& message) { this->said(said.peer, found->second, message); }, said.message);
}

// What a person decides about: another story may have come up while this one was read.
std::optional<Hash> Sync::elsewhere() const {
    if (m_overtaking)
        return hashOf(m_overtaking->raised);
    return m_fork ? std::optional(m_other) : std::nullopt;
}

void Sync::on(const Follow& follow) {
    if (follow.to && follow.to != elsewhere())
        return;
    if (m_overtaking) {
        const auto [toldBy, raised] = *m_overtaking;
        if (raised.number < log()->nextNumber()) {
            const Hash left = log()->seen(raised.number).hash;
            if (m_ledger.goBack(raised.number))
                return;             // it could not be stored, so nothing has changed
            m_left.push_back(left); // whoever is still there does not bring it back
        }
        m_overtaking.reset();
        const auto peer = m_peers.find(toldBy);
        if (m_ledger.hear(raised) && peer != m_peers.end())
            peer->second.followed = m_now + patienceForHistory; // it has to say it again
    } else if (m_fork && m_fork->known) {
        if (m_ledger.goBack(m_fork->number))
            return;
        for (auto& [number, peer] : m_peers) // whatever else stands in the way is agreed to as well
            peer.followed = peer.forked ? std::optional(m_now + patienceForHistory) : std::nullopt;
    } else {
        return;
    }
    m_fork.reset();
    ++m_standing;
    for (auto& [number, peer] : m_peers) {
        peer.forked = false;
        peer.shown.reset();
        peer.have.reset();
        peer.sending = false; // what was on its way is of the history that was left: nobody acknowledges it
    }
}

void Sync::on(const Stay& stay) {
    if (stay.with && stay.with != elsewhere())
        return;
    if (m_overtaking) {
        m_stayed.push_back(hashOf(m_overtaking->raised));
        m_unwanted.push_back({m_overtaking->raised.ask.epoch, endorsersOf(m_overtaking->raised)});
    } else if (m_fork) {
        m_stayed.push_back(m_other);
        m_unwanted.push_back({m_otherEpoch, {}});
    }
    m_overtaking.reset();
    m_fork.reset();
}

// Looks at what has become of the log: who others are depends on it, and what they must be told.
void Sync::notice() {
    const Log* log = this->log();
    if (log == nullptr)
        return;
    auto keys = keysOf(*log);
    if (!m_opened || keys != m_keys || log->epoch() != m_epoch || isHost() != m_wasHost) {
        m_opened = true;
        m_wasHost = isHost();
        m_keys = std::move(keys);
        if (m_epoch != log->epoch()) {
            m_hostSeats.clear(); // of another host
            m_yielded.clear();
            m_noes.clear();
            m_noesToHost.clear();
            on(Withdraw{}); // somebody else has carried on
            for (auto& [number, peer] : m_peers) {
                peer.forked = false; // it waits for what is new here, or is shown once more where the two differ
                peer.shown.reset();
                peer.sending = false;
            }
            m_fork.reset();
        }
        m_epoch = log->epoch();
        ++m_standing;
        for (auto& [number, peer] : m_peers) {
            recognize(peer);
            greet(number, peer); // before it is shown anything of the new epoch
            if (!peer.have && !peer.forked && peer.here && peer.here->head)
                place(number, peer, *peer.here->head, peer.here->epoch);
        }
    }
    for (auto& [number, peer] : m_peers)
        if (!peer.have && !peer.forked && peer.here && peer.here->head && log->has(*peer.here->head))
            peer.have = peer.here->head->number + 1; // what it was ahead has come since, from whomever
    recallHost();
    if (m_fork && m_fork->number >= log->nextNumber())
        m_fork.reset(); // what differed is gone
    if (m_overtaking && (!canFollow(m_overtaking->raised) || tookBack(m_overtaking->raised))) {
        m_overtaking.reset();
        m_sayAgain = m_now;
    }
    if (isHost() || hostPeer() != nullptr) {
        if (!isGoingBack())
            on(Withdraw{});
        m_hostless.reset();
        for (auto& [number, peer] : m_peers)
            if (peer.offered && !peer.offered->leaves)
                peer.offered.reset();
        m_declined = m_declined && isGoingBack();
    } else if (!m_hostless) {
        m_hostless = m_now;
    }
}

// Whose device the host's is: by its proofs, or else by who said with the new epoch to be carried by it.
void Sync::recallHost() {
    if (isHost())
        m_hostSeats = m_ledger.seats();
    else if (const Peer* host = hostPeer())
        m_hostSeats = host->seats;
    else if (m_hostSeats.empty())
        for (SeatNumber seat = 0; seat < log()->seatCount(); ++seat)
            if (log()->seats()[seat].carried == Carried::ByHost)
                m_hostSeats.push_back(seat);
}

// A device is known by the keys that it has shown to hold.
void Sync::recognize(Peer& peer) const {
    peer.seats.clear();
    peer.host = false;
    if (!peer.here || log() == nullptr)
        return;
    for (const auto& [seat, signature] : peer.here->proofs) {
        const Bytes part = provenPart(log()->table(), peer.theirs, seat);
        const bool holds = !seat ? verify(log()->host(), part, signature)
                                 : log()->hasSeat(*seat) && log()->isSignedBy(*seat, part, signature);
        if (!holds)
            continue;
        if (seat)
            insertSorted(peer.seats, *seat);
        else
            peer.host = true;
    }
}

void Sync::serve() {
    seekAgreement();
    seekConsent();
    protest();
    askMyself();
    for (auto& [number, peer] : m_peers) {
        greet(number, peer);
        acknowledge(number, peer);
        send(number, peer);
        ask(number, peer);
        tellPresence(number, peer);
        propose(number, peer);
        prove(number, peer);
    }
}

void Sync::greet(PeerNumber to, Peer& peer) {
    if (peer.greeted == m_standing)
        return;
    peer.greeted = m_standing;
    peer.owed = false; // this tells it, too
    Here here;
    if (const Log* log = this->log()) {
        here.epoch = log->epoch();
        here.head = log->head();
        const auto prove = [&](const std::optional<SeatNumber>& seat, const SigningKey& key) {
            here.proofs.push_back({seat, key.sign(provenPart(log->table(), peer.ours, seat))});
        };
        for (const SeatNumber seat : m_ledger.seats())
            prove(seat, *m_ledger.key(seat));
        for (const auto& [seat, key] : protesting())
            prove(seat, *key);
        if (isHost())
            prove(std::nullopt, *m_ledger.key(std::nullopt));
    }
    say(to, std::move(here));
}

void Sync::acknowledge(PeerNumber to, Peer& peer) {
    if (std::exchange(peer.owed, false) && log() != nullptr)
        say(to, Have{log()->head()});
}

// As many entries as fit into a message; the next ones when these have been stored.
void Sync::send(PeerNumber to, Peer& peer) {
    if (log() == nullptr || !peer.have || peer.sending || peer.forked || *peer.have >= log()->nextNumber())
        return;
    Entries batch;
    std::size_t size = 0;
    for (EntryNumber number = *peer.have; number < log()->nextNumber(); ++number) {
        Bytes bytes = encode(log()->entries()[number]);
        size += bytes.size() + 3;
        if (size > roomForEntries)
            break;
        batch.entries.push_back(std::move(bytes));
    }
    peer.sending = true;
    say(to, std::move(batch));
}

// An ask that was made for another log would be refused.
void Sync::ask(PeerNumber to, Peer& peer) {
    if (!peer.host || !isSettled(peer) || m_now < m_askAgain)
        return;
    for (Ask ask : m_ledger.pending()) {
        const SeatNumber author = *ask.author;
        if (ask.epoch != log()->epoch() || !log()->has(ask.seen) || log()->isLongAgo(ask.seen) ||
            ask.counter <= log()->counter(author)) {
            m_ledger.renew(author);
            peer.asked.erase(author);
            const auto anew = m_ledger.pending();
            const auto found = std::ranges::find(anew, std::optional(author), &Ask::author);
            if (found == anew.end())
                continue;
            ask = *found;
        }
        const auto asked = peer.asked.find(author);
        if (asked != peer.asked.end() && asked->second == ask.counter)
            continue;
        peer.asked[author] = ask.counter;
        say(to, Please{encode(ask)});
    }
}

// A device that has become the host writes what its own seats had asked the old one for.
void Sync::askMyself() {
    if (!isHost())
        return;
    for (const Ask& old : m_ledger.pending()) {
        m_ledger.renew(*old.author);
        for (const Ask& ask : m_ledger.pending())
            if (ask.author == old.author)
                if (const auto written = m_ledger.write(ask); !written && !isPassing(written.fault()))
                    m_ledger.giveUp(*ask.author, written.fault());
    }
}

void Sync::tellPresence(PeerNumber to, Peer& peer) {
    if (!isHost() || !peer.here)
        return;
    Present present{company().present};
    if (peer.told == present)
        return;
    peer.told = present;
    say(to, std::move(present));
}

// Has the same entries as this device, as far as both know.
bool Sync::isSettled(const Peer& peer) const { return log() != nullptr && peer.have == log()->nextNumber(); }

// Nobody believes a host that is proven to have lied.
const Sync::Peer* Sync::hostPeer() const {
    if (log() == nullptr || m_ledger.isHostProven())
        return nullptr;
    const auto found = std::ranges::find_if(m_peers, [](const auto& peer) { return peer.second.host; });
    return found == m_peers.end() ? nullptr : &found->second;
}

std::vector<SeatNumber> Sync::seatsOf(PeerNumber peer) const {
    const auto found = m_peers.find(peer);
    return found == m_peers.end() ? std::vector<SeatNumber>() : found->second.seats;
}

bool Sync::isGuest(PeerNumber peer) const {
    const auto found = m_peers.find(peer);
    return found != m_peers.end() && found->second.here && !found->second.host && log() != nullptr &&
           found->second.here->epoch <= log()->epoch();
}

void Sync::drop(PeerNumber peer, std::optional<LogFault> lie) { m_out.emplace_back(Drop{peer, lie}); }

Company Sync::company() const {
    Company company;
    company.host = isHost();
    company.hostless = m_hostless;
    company.hostHere = log() != nullptr && !m_hostless;
    for (const SeatNumber seat : m_ledger.seats())
        insertSorted(company.present, seat);
    for (const auto& [number, peer] : m_peers)
        for (const SeatNumber seat : peer.seats)
            insertSorted(company.present, seat);
    if (!company.host && company.hostHere)
        for (const SeatNumber seat : m_present)
            if (log()->hasSeat(seat)) // the host may say anything
                insertSorted(company.present, seat);
    for (SeatNumber seat = 0; company.host && seat < log()->seatCount(); ++seat)
        if (log()->seats()[seat].seated && log()->seats()[seat].carried == Carried::Bot)
            insertSorted(company.present, seat); // bots are where the host is
    company.hostSeats = m_hostSeats;
    company.offering = m_candidacy.has_value();
    company.missing = m_candidacy ? missing() : 0;
    company.declined = m_declined;
    if (const auto by = offeredBy(); by && !m_candidacy)
        company.offered = Offered{*m_peers.at(*by).offered, seatsOf(*by)};
    if (m_overtaking) {
        const Entry& raised = m_overtaking->raised;
        company.overtaken = Overtaken{raised.number, endorsersOf(raised)};
    }
    company.fork = m_fork;
    company.elsewhere = elsewhere();
    if (log() == nullptr)
        return company;
    if (m_proposal)
        company.proposed = m_proposal->decision;
    company.unheard = m_proposal ? unheard() : 0;
    company.refused = m_refused;
    if (const Peer* host = hostPeer(); host != nullptr && host->wanted)
        company.asked = host->wanted->decision;
    company.taken = taken();
    company.liars = m_ledger.culprits();
    return company;
}

} // namespace aphelion
