#include "session/kept_table.h"

#include "base/cbor.h"
#include "session/rewriting.h"
#include "table/pieces.h"

#include <algorithm>

// What a kept table does for the engine that keeps it in step with other devices, and how it is read from the store.

namespace aphelion {

namespace {

constexpr const char* newcomersSetting = "newcomers";
constexpr const char* spentSetting = "spent "; // and the seat: the counters of its asks that are on their way no more
constexpr std::size_t mostRanges = 10'000;
constexpr std::size_t mostNewcomers = mostSeats;
constexpr const char* evidenceSetting = "evidence";
constexpr std::size_t mostEvidence = 16 + 1 + mostEpochs; // against every seat, and every host
constexpr const char* wasMeSetting = "was me ";                     // and the entry that gave the seat to another key

TableState stateOf(const Table& table, std::uint64_t now) { return {now, table.isOver(), table.summary()}; }

Bytes encoded(const std::vector<KeptTable::Newcomer>& newcomers) {
    CborWriter out;
    out.array(newcomers.size());
    for (const KeptTable::Newcomer& newcomer : newcomers)
        out.array(2).bytes(newcomer.player).bytes(newcomer.seed.view());
    return out.take();
}

std::vector<KeptTable::Newcomer> decoded(ByteView bytes) {
    CborReader in(bytes);
    return in.many<KeptTable::Newcomer>(mostNewcomers, [](CborReader& r) {
        r.array(2);
        const auto player = r.exactly<16>();
        return KeptTable::Newcomer{player, Secret(r.exactly<32>())};
    });
}

Bytes encoded(const std::vector<Evidence>& evidence) {
    CborWriter out;
    out.array(evidence.size());
    for (const Evidence& one : evidence)
        out.bytes(encode(one));
    return out.take();
}

std::vector<Evidence> evidenceIn(ByteView bytes) {
    std::vector<Evidence> evidence;
    CborReader in(bytes);
    for (const auto& one : in.many<Bytes>(mostEvidence, [](CborReader& r) { return r.bytes(); }))
        if (auto read = decodeEvidence(one))
            evidence.push_back(read.take());
    return evidence;
}

using Range = std::pair<std::uint64_t, std::uint64_t>;

bool isIn(const std::vector<Range>& ranges, std::uint64_t number) {
    return std::ranges::any_of(ranges, [&](const Range& one) { return one.first <= number && number <= one.second; });
}

Bytes encoded(const std::vector<Range>& ranges) {
    CborWriter out;
    out.array(ranges.size());
    for (const auto& [first, last] : ranges)
        out.array(2).number(first).number(last);
    return out.take();
}

// Or, as it was once kept, one number: all up to there.
std::vector<Range> rangesIn(ByteView bytes) {
    CborReader old(bytes);
    if (const std::uint64_t last = old.number(); old.done())
        return {{1, last}};
    CborReader in(bytes);
    return in.many<Range>(mostRanges, [](CborReader& r) {
        r.array(2);
        const std::uint64_t first = r.number();
        return Range(first, r.number());
    });
}

// The seats that a body gives a key to.
std::vector<std::pair<SeatNumber, PublicKey>> keysIn(const Body& body, std::size_t seats) {
    std::vector<std::pair<SeatNumber, PublicKey>> keys;
    if (const auto* opened = std::get_if<TableOpened>(&body))
        for (const SeatTaken& seat : opened->seats)
            keys.emplace_back(static_cast<SeatNumber>(keys.size()), seat.key);
    if (const auto* taken = std::get_if<SeatTaken>(&body))
        keys.emplace_back(seats, taken->key);
    if (const auto* rekeyed = std::get_if<SeatRekeyed>(&body))
        keys.emplace_back(rekeyed->seat, rekeyed->key);
    return keys;
}

LogFault faultOf(const Trouble& trouble) {
    const auto* bad = std::get_if<BadLog>(&trouble);
    if (bad == nullptr)
        return LogFault::NotStored;
    if (const auto* why = std::get_if<Objection>(&bad->why))
        return *why == Objection(MoveFault::NewerVersion) ? LogFault::NewerVersion : LogFault::AgainstTheRules;
    const auto* fault = std::get_if<LogFault>(&bad->why);
    return fault != nullptr ? *fault : LogFault::AgainstTheRules;
}

} // namespace

std::optional<LogFault> KeptTable::hear(const Entry& entry) {
    const auto trouble = append(entry, {});
    return trouble ? std::optional(faultOf(*trouble)) : std::nullopt;
}

Result<Entry, LogFault> KeptTable::write(const Ask& ask) {
    if (const auto trouble = enter(ask, {}))
        return faultOf(*trouble);
    return *m_table->log().made(ask.author, ask.counter);
}

// A host who says from the beginning that it carries somebody of this device takes away that person's say in who
// follows it. Whatever it says later all devices judge alike: see Log.
bool KeptTable::claimsOurs(const TableOpened& opened) const {
    const SigningKey* own = key(std::nullopt);
    if (own != nullptr && own->publicKey() == opened.host)
        return false; // this device is the host
    return std::ranges::any_of(m_newcomers, [&](const Newcomer& one) {
        const auto ours = SigningKey(one.seed.view()).publicKey();
        const auto seat = std::ranges::find(opened.seats, ours, &SeatTaken::key);
        return seat != opened.seats.end() && seat->carried != Carried::Elsewhere;
    });
}

// Checked, stored, heard. It is taken before it is stored, because the summary is stored with it; if that fails, nobody
// has heard of it, and it is gone again.
std::optional<Trouble> KeptTable::append(const Entry& entry, Step step) {
    std::unique_ptr<Table> opened;
    if (!m_table) {
        auto begun = m_games->open(entry);
        if (!begun)
            return begun.fault();
        opened = begun.take();
        if (opened->log().table() != m_id)
            return BadLog{0, LogFault::NotOpened}; // of another table
        if (opened->log().isOfOld())
            return BadLog{0, LogFault::WrongVersion}; // where the host would be bound by nothing
        if (claimsOurs(opened->log().opened()))
            return BadLog{0, LogFault::NotTheHost};
    } else if (const auto bad = m_table->objection(entry)) {
        return *bad;
    }
    const std::uint64_t now = m_world.now();
    seat(entry.ask.body, step);
    step.entries.push_back({entry.number, encode(entry)});
    if (!opened)
        m_table->take(entry);
    step.state = stateOf(opened ? *opened : *m_table, now);
    const auto asked = entry.ask.author ? m_pending.find(*entry.ask.author) : m_pending.end();
    // It may have been signed anew since the host wrote it.
    const bool answered = asked != m_pending.end() && asked->second.body == entry.ask.body;
    if (answered) {
        step.dropAsks.push_back(asked->first);
        spend(step, asked->second);
    }
    if (const auto fault = opened ? m_journal->addTable(m_id, now, step) : m_journal->append(m_id, step)) {
        if (!opened)
            m_table = m_table->earlier(entry.number);
        return *fault;
    }
    if (opened)
        sitAt(std::move(opened));
    keepSettings(step.settings);
    if (answered)
        m_pending.erase(asked);
    for (const SeatRecord& seat : step.seats) {
        carry(seat);
        std::erase_if(m_newcomers, [&](const Newcomer& one) { return one.seed == seat.seed; });
    }
    recognizeSeats();
    compareWithLeft(entry);
    return std::nullopt;
}

// As the host: several entries that stand in this table already are stored at once, and heard.
std::optional<Trouble> KeptTable::grow(std::unique_ptr<Table> grown, Step step) {
    const auto from = static_cast<std::ptrdiff_t>(m_table->log().nextNumber());
    step.state = stateOf(*grown, m_world.now());
    if (const auto fault = m_journal->append(m_id, step))
        return *fault;
    m_table = std::move(grown);
    std::ranges::for_each(step.seats, [this](const SeatRecord& seat) { carry(seat); });
    recognizeSeats();
    const auto& entries = m_table->log().entries();
    std::for_each(entries.begin() + from, entries.end(), [this](const Entry& entry) { compareWithLeft(entry); });
    return std::nullopt;
}

void KeptTable::sitAt(std::unique_ptr<Table> table) {
    m_table = std::move(table);
    m_game = m_games->named(m_table->log().opened().game);
}

// A host may have told another story before, which was left since.
void KeptTable::compareWithLeft(const Entry& entry) {
    for (const Entry& gone : m_abandoned)
        if (gone.number == entry.number && gone.ask.epoch == entry.ask.epoch && gone != entry)
            if (const auto evidence = evidenceOf(m_table->log(), gone)) {
                keep(*evidence);
                return;
            }
}

// Those of this device who get their seat with this entry; the others go on waiting for theirs, also after a crash.
void KeptTable::seat(const Body& body, Step& step) {
    if (m_newcomers.empty())
        return;
    std::vector<Newcomer> waiting;
    const auto keys = keysIn(body, m_table ? m_table->log().seats().size() : 0);
    for (const Newcomer& newcomer : m_newcomers) {
        const auto own = SigningKey(newcomer.seed.view()).publicKey();
        const auto found = std::ranges::find(keys, own, &std::pair<SeatNumber, PublicKey>::second);
        if (found != keys.end())
            step.seats.push_back({found->first, newcomer.player, newcomer.seed.copy()});
        else
            waiting.push_back({newcomer.player, newcomer.seed.copy()});
    }
    step.settings[newcomersSetting] = waiting.empty() ? std::nullopt : std::optional(encoded(waiting));
}

std::optional<LogFault> KeptTable::goBack(EntryNumber number) {
    const auto& entries = m_table->log().entries();
    const auto gone = entries.begin() + static_cast<std::ptrdiff_t>(number);
    auto shorter = m_table->earlier(number);
    Step step;
    step.abandon = {number, m_table->log().epoch()};
    step.state = stateOf(*shorter, m_world.now());
    if (m_journal->append(m_id, step))
        return LogFault::NotStored;
    std::for_each(gone, entries.end(), [this](const Entry& entry) { setAside(entry); });
    m_table = std::move(shorter);
    recognizeSeats();
    return std::nullopt;
}

// An entry can be given up more than once, if the table came back to it in between.
void KeptTable::setAside(const Entry& entry) {
    if (std::ranges::find(m_abandoned, entry) != m_abandoned.end())
        return;
    m_abandoned.push_back(entry);
    const Ask& ask = entry.ask;
    const SigningKey* signer = key(ask.byHost ? std::nullopt : ask.author);
    if (signer != nullptr && verify(signer->publicKey(), signedPart(m_id, ask), ask.signature))
        m_signedAside[ask.author].insert(ask.counter);
    const SigningKey* own = key(std::nullopt);
    const auto part = placedPart(m_id, entry.ask.epoch, entry.number, hashOf(entry));
    if (own != nullptr && verify(own->publicKey(), part, entry.place))
        m_placedAside.push_back({own->publicKey(), entry.ask.epoch, entry.number});
}

// A seat is this device's as long as the log knows it by the key that is here; when the log goes back, it is again.
void KeptTable::recognizeSeats() {
    const Log& log = m_table->log();
    m_carried.clear();
    for (const auto& [who, owner] : m_owners)
        if (hasKey(who))
            m_carried.emplace(who, owner);
    m_people = m_carried;
    std::erase_if(m_people, [&](const auto& one) { return m_table->isBots(one.first); });
    const bool plays = isOld() || isHost(); // bots are the host's
    if (!plays)
        m_carried = m_people;
    m_bots.clear();
    for (SeatNumber seat = 0; plays && seat < log.seatCount(); ++seat)
        if (isOld() ? m_carried.contains(seat) && m_table->isBots(seat) : log.isBots(seat))
            m_bots.insert(seat);
    for (const Ask& ask : pending())
        if (!m_carried.contains(*ask.author))
            giveUp(*ask.author, LogFault::UnknownSeat);
}

std::vector<Ask> KeptTable::pending() const {
    std::vector<Ask> asks;
    std::ranges::transform(m_pending, std::back_inserter(asks), [](const auto& pending) { return pending.second; });
    return asks;
}

void KeptTable::renew(SeatNumber author) {
    const auto pending = m_pending.find(author);
    if (pending == m_pending.end())
        return;
    const Ask anew = signedAsk(author, pending->second.body);
    if (m_table->objection(anew)) {
        giveUp(author, LogFault::AgainstTheRules);
        return;
    }
    Step step;
    step.dropAsks.push_back(author);
    step.asks.push_back({author, encode(anew)});
    spend(step, pending->second);
    if (m_journal->append(m_id, step))
        return;
    keepSettings(step.settings);
    pending->second = anew;
}

void KeptTable::giveUp(SeatNumber author, LogFault why) {
    const auto pending = m_pending.find(author);
    if (pending == m_pending.end())
        return;
    Step step;
    step.dropAsks.push_back(author);
    spend(step, pending->second);
    if (m_journal->append(m_id, step))
        return; // it stays, and is refused again
    keepSettings(step.settings);
    m_pending.erase(pending);
    m_givenUp[author] = why;
}

// An ask that is dropped or signed anew has used its number: others may have it.
void KeptTable::spend(Step& step, const Ask& ask) const {
    auto all = spent(*ask.author);
    if (isIn(all, ask.counter))
        return;
    const auto next = std::ranges::find(all, ask.counter - 1, &Range::second);
    if (next != all.end())
        ++next->second;
    else
        all.emplace_back(ask.counter, ask.counter);
    step.settings[spentSetting + std::to_string(*ask.author)] = encoded(all);
}

std::vector<KeptTable::Range> KeptTable::spent(SeatNumber seat) const {
    const auto found = m_settings.find(spentSetting + std::to_string(seat));
    return found == m_settings.end() ? std::vector<Range>() : rangesIn(found->second);
}

// The next that no key of this device has signed. What others wrote and people left does not matter, however far it
// had counted: from there nobody would get on any more.
std::uint64_t KeptTable::nextCounter(const std::optional<SeatNumber>& author) const {
    const auto all = author ? spent(*author) : std::vector<Range>();
    const auto aside = m_signedAside.find(author);
    const auto asked = author ? m_pending.find(*author) : m_pending.end();
    std::uint64_t next = m_table->log().counter(author) + 1;
    while (isIn(all, next) || (aside != m_signedAside.end() && aside->second.contains(next)) ||
           (asked != m_pending.end() && asked->second.counter == next))
        ++next;
    return next;
}

std::vector<SeatNumber> KeptTable::seats() const {
    std::vector<SeatNumber> seats;
    for (const auto& [who, player] : m_carried)
        seats.push_back(who);
    return seats;
}

const SigningKey* KeptTable::key(const std::optional<SeatNumber>& seat) const {
    const auto found = m_keys.find(seat.value_or(hostSeat));
    return found == m_keys.end() ? nullptr : &found->second;
}

// Who has begun such an epoch before, and left it, begins it with another key: one key has one story.
std::optional<LogFault> KeptTable::becomeHost() {
    const SigningKey* own = key(std::nullopt);
    const auto isUsed = [&](const PlacedAside& gone) {
        return gone.host == own->publicKey() && gone.epoch == m_table->log().epoch() + 1;
    };
    if (own != nullptr && std::ranges::none_of(m_placedAside, isUsed))
        return std::nullopt;
    Step step;
    step.seats.push_back(newKey(m_world, hostSeat, {}));
    if (m_journal->append(m_id, step))
        return LogFault::NotStored;
    carry(step.seats.back());
    return std::nullopt;
}

std::optional<LogFault> KeptTable::enact(const Decision& decision, const Consent& consent) {
    Writing writing;
    writing.body = SeatLent{seatOf(decision), consent};
    if (const auto* rekeying = std::get_if<Rekeying>(&decision))
        writing.body = SeatRekeyed{rekeying->seat, rekeying->key, Carried::Elsewhere, consent};
    const auto trouble = write(std::move(writing));
    return trouble ? std::optional(faultOf(*trouble)) : std::nullopt;
}

bool KeptTable::owesNothing(SeatNumber seat) const { return m_table->owesNothing(seat); }

const SigningKey* KeptTable::former(SeatNumber seat, const PublicKey& was) const {
    const SigningKey* own = key(seat);
    return own != nullptr && own->publicKey() == was ? own : nullptr;
}

// By its hash: the log may go back, and have another entry there.
std::string KeptTable::wasMeName(EntryNumber rekeyed) const {
    return wasMeSetting + hex(m_table->log().seen(rekeyed).hash);
}

std::optional<bool> KeptTable::wasMe(EntryNumber rekeyed) const {
    const auto found = m_settings.find(wasMeName(rekeyed));
    return found == m_settings.end() ? std::nullopt : std::optional(found->second == Bytes{1});
}

std::optional<LogFault> KeptTable::say(EntryNumber rekeyed, bool wasMe) {
    const Bytes value{static_cast<std::uint8_t>(wasMe ? 1 : 0)};
    const auto trouble = keep(wasMeName(rekeyed), value);
    return trouble ? std::optional(faultOf(*trouble)) : std::nullopt;
}

// Evidence that cannot be stored counts until the device forgets it.
void KeptTable::keep(const Evidence& evidence) {
    if (m_evidence.size() >= mostEvidence || !namesAnother(evidence))
        return;
    m_evidence.push_back(evidence);
    (void)keep(evidenceSetting, encoded(m_evidence));
    recognizeSeats();
}

void KeptTable::carry(const SeatRecord& seat) {
    m_keys.insert_or_assign(seat.seat, SigningKey(seat.seed.view()));
    if (seat.seat != hostSeat)
        m_owners[seat.seat] = seat.player;
}

KeptTable::Opened KeptTable::resume(Journal& journal, const World& world, const Games& games, const TableId& id) {
    KeptTable kept(journal, world, games, id);
    if (const auto trouble = kept.load())
        return *trouble;
    return kept;
}

std::optional<Trouble> KeptTable::load() {
    const auto stored = m_journal->entries(m_id);
    if (!stored)
        return stored.fault();
    std::vector<Bytes> entries;
    for (const auto& [number, bytes] : *stored)
        entries.push_back(bytes);
    auto table = m_games->read(entries);
    if (!table)
        return table.fault();
    sitAt(table.take());
    if (const auto trouble = loadSeats())
        return trouble;
    if (const auto trouble = loadAsks())
        return trouble;
    return isOld() && !m_table->isOver() ? writeAnew() : std::nullopt;
}

// A game that runs goes on in a log of today, if all its keys are here. What was there is kept aside.
std::optional<Trouble> KeptTable::writeAnew() {
    const auto anew = rewritten(m_table->log(), m_game->choices(), [this](const auto& seat) { return key(seat); });
    if (anew.empty())
        return std::nullopt;
    Step step;
    step.abandon = {0, 0};
    std::vector<Bytes> bytes;
    for (const Entry& entry : anew) {
        bytes.push_back(encode(entry));
        step.entries.push_back({entry.number, bytes.back()});
    }
    auto table = m_games->read(bytes);
    if (!table)
        return std::nullopt; // what was done to a seat then nobody agreed to: it stays to be looked at
    if (const auto fault = m_journal->append(m_id, step))
        return *fault;
    m_table = table.take();
    m_abandoned.clear();
    m_signedAside.clear();
    return std::nullopt;
}

std::optional<Trouble> KeptTable::loadSeats() {
    const auto seats = m_journal->seats(m_id);
    if (!seats)
        return seats.fault();
    for (const SeatRecord& seat : *seats)
        carry(seat);
    for (SeatNumber seat = 0; seat < m_table->log().seatCount(); ++seat) { // also those that a bot played here
        const auto openings = m_journal->openings(m_id, seat);
        if (!openings)
            return openings.fault();
        for (const KeptOpening& kept : *openings)
            m_kept[kept.seal] = {kept.content, kept.nonce};
    }
    recognizeSeats();
    return std::nullopt;
}

std::optional<Trouble> KeptTable::loadAsks() {
    const auto asks = m_journal->asks(m_id);
    const auto abandoned = m_journal->abandoned(m_id);
    const auto settings = m_journal->tableSettings(m_id);
    if (!asks || !abandoned || !settings)
        return !asks ? asks.fault() : !abandoned ? abandoned.fault() : settings.fault();
    for (const PendingAsk& stored : *asks) {
        const auto ask = decodeAsk(stored.bytes);
        if (!ask || ask->author != stored.seat)
            return StoreFault::Damaged;
        if (!isOld()) // where nobody writes it any more
            m_pending.emplace(stored.seat, *ask);
    }
    for (const AbandonedEntry& stored : *abandoned)
        if (const auto entry = decodeEntry(stored.entry.bytes);
            entry && entry->ask.version == m_table->log().version()) // not those that were only written anew
            setAside(*entry);
    m_settings = *settings;
    if (const auto found = m_settings.find(newcomersSetting); found != m_settings.end())
        m_newcomers = decoded(found->second);
    if (const auto found = m_settings.find(evidenceSetting); found != m_settings.end())
        m_evidence = evidenceIn(found->second);
    recognizeSeats(); // who the host is depends on all this
    return std::nullopt;
}

} // namespace aphelion
