#include "session/kept_table.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr std::uint64_t patience = 10'000; // milliseconds in which a device within reach shows what is due

} // namespace

KeptTable::KeptTable(Journal& journal, World world, const Games& games, const TableId& id)
    : m_journal(&journal), m_world(std::move(world)), m_id(id), m_games(&games) {}

KeptTable::Opened KeptTable::begin(Journal& journal, const World& world, const Games& games, const NewTable& wanted) {
    const Game* game = games.of(wanted.code);
    if (game == nullptr || !isSound(*game, wanted))
        return Trouble(NotNow::BadSetup);
    TableOpening made = openTable(world, *game, wanted);
    KeptTable kept(journal, world, games, std::get<TableOpened>(made.entry.ask.body).table);
    std::ranges::for_each(made.keys, [&](const SeatRecord& seat) { kept.carry(seat); });
    Step step;
    step.seats = std::move(made.keys);
    if (const auto trouble = kept.append(made.entry, std::move(step)))
        return std::holds_alternative<BadLog>(*trouble) ? Trouble(NotNow::BadSetup) : *trouble;
    return kept;
}

KeptTable KeptTable::awaited(Journal& journal, const World& world, const Games& games, const TableId& id,
                             std::vector<Newcomer> newcomers) {
    KeptTable kept(journal, world, games, id);
    kept.m_newcomers = std::move(newcomers);
    return kept;
}

// A host who went back has written further entries of this epoch once, and others may have them: other ones in their
// places would make two histories that no epoch tells apart. Only a new epoch goes on from here.
bool KeptTable::isHost() const {
    const auto isAhead = [this](const PlacedAside& gone) {
        const Log& log = m_table->log();
        return gone.epoch == log.epoch() && gone.number >= log.nextNumber() && gone.host == log.host();
    };
    return Ledger::isHost() && !isOld() && std::ranges::none_of(m_placedAside, isAhead);
}

std::uint64_t KeptTable::seedOf(SeatNumber bot) const {
    const auto seat = bot;
    const SigningKey& signer = hasKey(bot) ? m_keys.at(seat) : *key(std::nullopt);
    const std::string what = hasKey(bot) ? "bot" : "bot " + std::to_string(bot);
    const Hash digest = hash(signer.sign(viewOf(what)));
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i)
        seed = seed << 8 | digest[i];
    return seed;
}

bool KeptTable::carries(SeatNumber who) const {
    return isHere(who) && m_table->log().seats()[static_cast<std::size_t>(who)].seated;
}

// The seat's own, as the log knows it.
bool KeptTable::hasKey(SeatNumber who) const {
    const SigningKey* own = key(who);
    return own != nullptr && m_table->log().hasSeat(who) &&
           own->publicKey() == m_table->log().seats()[static_cast<std::size_t>(who)].key;
}

// What a bot has sealed for a seat that was lent to this host, its player cannot open.
bool KeptTable::mayOpenFor(SeatNumber who) const {
    return isHost() && m_table->log().seats()[static_cast<std::size_t>(who)].lentTo == m_table->log().epoch();
}

Holder KeptTable::holder(SeatNumber who) const { return {who, !hasKey(who) || m_table->isBots(who), m_kept}; }

const Ask* KeptTable::asking(SeatNumber who) const {
    const auto found = m_pending.find(who);
    return found == m_pending.end() ? nullptr : &found->second;
}

std::optional<Trouble> KeptTable::refusal(SeatNumber who, const Deed& deed) const {
    if (!isHere(who))
        return NotNow::NotYourSeat;
    if (isOld())
        return NotNow::OldTable;
    if (const auto refused = m_table->refusal(holder(who), deed))
        return *refused;
    if (isAsking(who))
        return NotNow::StillAsking;
    return std::nullopt;
}

std::optional<Trouble> KeptTable::ask(SeatNumber who, const Deed& deed) {
    if (const auto refused = refusal(who, deed))
        return refused;
    Intent intent = m_table->intend(holder(who), deed, [this] { return fresh<32>(m_world); });
    Writing writing{who, std::move(intent.move), std::move(intent.keep), {}, {}};
    if (HeldChoices still = held(); still.none.erase(who) > 0)
        writing.settings[heldSetting()] = encode(still); // a choice that is made is held no more
    return write(std::move(writing));
}

std::string KeptTable::heldSetting() const {
    const auto passing = m_table->passing();
    return passing ? std::string(passing->name) : std::string();
}

HeldChoices KeptTable::held() const {
    const auto stored = m_settings.find(heldSetting());
    HeldChoices held = heldAt(*m_table, stored == m_settings.end() ? Bytes() : stored->second);
    std::erase_if(held.none, [this](SeatNumber who) { return !m_people.contains(who); });
    return held;
}

std::optional<Trouble> KeptTable::holdNone(SeatNumber who, bool holds) {
    if (!m_people.contains(who))
        return NotNow::NotYourSeat;
    const auto passing = m_table->passing();
    if (!passing)
        return Refused{"WrongPhase"};
    if (const auto refused = refusal(who, passing->nothing))
        return refused;
    HeldChoices now = held();
    if (holds)
        now.none.insert(who);
    else
        now.none.erase(who);
    return now == held() ? std::nullopt : keep(heldSetting(), encode(now));
}

std::optional<Trouble> KeptTable::submitHeld() {
    const HeldChoices now = held();
    const auto isChoosing = [&](SeatNumber who) {
        return m_people.contains(who) && !isAsking(who) && !now.none.contains(who);
    };
    if (now.none.empty() || std::ranges::any_of(m_table->waitingFor(), isChoosing))
        return std::nullopt;
    for (const SeatNumber who : now.none)
        if (const auto trouble = ask(who, m_table->passing()->nothing))
            return trouble;
    return std::nullopt;
}

// One player has one seat at a table.
bool KeptTable::canSit(const NewSeat& seat, const Table& table) const {
    const auto sits = [&](const auto& one) { return !seat.elsewhere && !seat.wish.level && one.second == seat.player; };
    return isName(seat.name) && std::ranges::none_of(m_people, sits) &&
           canJoin(m_game->choices(), seat.wish, table.wishes());
}

// Tried on a copy, stored in one step.
std::optional<Trouble> KeptTable::take(const std::vector<NewSeat>& seats) {
    if (isOld() || !isHost())
        return isOld() ? NotNow::OldTable : NotNow::NotTheHost;
    if (seats.empty())
        return std::nullopt;
    auto grown = m_table->earlier(m_table->log().nextNumber());
    Step step;
    for (const NewSeat& seat : seats) {
        const Log& log = grown->log();
        if (!canSit(seat, *grown))
            return NotNow::BadSetup;
        if (!seat.elsewhere)
            step.seats.push_back(newKey(m_world, log.seatCount(), seat.player));
        const auto own = seat.elsewhere ? *seat.elsewhere : publicKey(step.seats.back());
        const Ask ask{log.epoch(), std::nullopt, nextCounter(std::nullopt) + step.entries.size(), log.head(),
                      SeatTaken{own, seat.name, encode(wishOf(seat)), carriedAs(seat)}};
        const auto sequenced = grown->sequence(*key(std::nullopt), signedBy(*key(std::nullopt), m_id, ask));
        if (!sequenced)
            return sequenced.fault();
        grown->take(sequenced->entry);
        step.entries.push_back({sequenced->entry.number, encode(sequenced->entry)});
    }
    return grow(std::move(grown), std::move(step));
}

std::optional<Trouble> KeptTable::release(SeatNumber who) {
    return write({std::nullopt, SeatReleased{who}, {}, {}, {}});
}

// With its own word: what it has sealed stays here, and is opened from here.
std::optional<Trouble> KeptTable::rekey(SeatNumber who) {
    const auto player = m_carried.find(who);
    if (player == m_carried.end() || !hasKey(who))
        return NotNow::NotYourSeat;
    const auto seat = who;
    Writing writing;
    writing.seats.push_back(newKey(m_world, seat, player->second));
    const auto fresh = publicKey(writing.seats.back());
    const Log& log = m_table->log();
    const auto part = agreedPart(m_id, log.epoch(), Rekeying{seat, fresh}, log.head(), seat);
    const auto carried = log.mayClaim(seat) ? Carried::ByHost : Carried::Elsewhere;
    writing.body = SeatRekeyed{seat, fresh, carried, {log.head(), {{seat, m_keys.at(seat).sign(part)}}}};
    return write(std::move(writing));
}

Ask KeptTable::signedAsk(const std::optional<SeatNumber>& author, const Body& body) const {
    const Log& log = m_table->log();
    Ask ask{log.epoch(), author, nextCounter(author), log.head(), body, {}};
    ask.byHost = author && (!hasKey(*author) || (log.epoch() > 0 && log.seats()[static_cast<std::size_t>(*author)].carried == Carried::Bot));
    return signedBy(*key(ask.byHost ? std::nullopt : author), m_id, std::move(ask));
}

std::optional<Trouble> KeptTable::write(Writing writing) {
    if (isOld())
        return NotNow::OldTable;
    std::optional<SeatNumber> author;
    if (writing.author)
        author = *writing.author;
    if (author ? !isHere(*writing.author) && !mayOpenFor(*writing.author) : !isHost())
        return author ? NotNow::NotYourSeat : NotNow::NotTheHost;
    Step step;
    for (const auto& [seal, opening] : writing.keep)
        step.openings.push_back({author.value_or(hostSeat), seal, opening.content, opening.nonce});
    for (const SeatRecord& record : writing.seats)
        step.seats.push_back({record.seat, record.player, record.seed.copy()});
    step.settings = writing.settings;
    const Ask ask = signedAsk(author, writing.body);
    if (const auto trouble = isHost() ? enter(ask, std::move(step)) : pend(ask, std::move(step)))
        return trouble;
    m_kept.merge(writing.keep);
    keepSettings(writing.settings);
    return std::nullopt;
}

// As the host.
std::optional<Trouble> KeptTable::enter(const Ask& ask, Step step) {
    const auto sequenced = m_table->sequence(*key(std::nullopt), ask);
    if (!sequenced)
        return sequenced.fault();
    return sequenced->isNew ? append(sequenced->entry, std::move(step)) : std::nullopt;
}

// Elsewhere: what is asked for is stored before it is sent, so that it can be sent again and opened later.
std::optional<Trouble> KeptTable::pend(const Ask& ask, Step step) {
    if (m_pending.contains(*ask.author))
        return NotNow::StillAsking;
    if (const auto why = m_table->objection(ask))
        return BadLog{m_table->log().nextNumber(), *why};
    step.asks.push_back({*ask.author, encode(ask)});
    if (const auto fault = m_journal->append(m_id, step))
        return *fault;
    m_pending.emplace(*ask.author, ask);
    return std::nullopt;
}

bool KeptTable::canWrite(const std::optional<SeatNumber>& author) const {
    if (isOld() || !author)
        return !isOld() && isHost();
    return (isHere(*author) && !isAsking(*author)) || mayOpenFor(*author);
}

std::optional<Trouble> KeptTable::settle() {
    const Reach reach{m_kept, [this](const auto& author) { return canWrite(author); },
                      [this](SeatNumber seat) { return isGivenUp(seat); }};
    for (bool done = true; done;) {
        done = false;
        m_missed.clear();
        auto dues = m_table->due(reach);
        std::erase_if(m_awaited, [this](const auto& one) { return !m_missed.contains(one.first); });
        for (Settlement& next : dues) {
            if (!canWrite(next.author))
                continue;
            if (const auto trouble = write({next.author, std::move(next.body), {}, {}, {}}))
                return trouble;
            done = isHost(); // elsewhere the table changes when the host has written it
            if (done)
                break;
        }
    }
    if (m_table->isOver())
        return vouch();
    waitForOthers(false);
    return std::nullopt;
}

// Somebody who is away and whom nobody can reach, or who does not show what is due.
bool KeptTable::isGivenUp(SeatNumber who) {
    if (!isHost() || m_people.contains(who))
        return false;
    if (std::ranges::find(m_present, who) == m_present.end())
        return true;
    m_missed.insert(who);
    const Awaited now{m_world.now(), m_table->log().counter(who)};
    const Awaited& since = m_awaited.emplace(who, now).first->second;
    if (since.counter != now.counter)
        m_awaited[who] = now;
    return now.since >= m_awaited[who].since + patience;
}

// Whoever keeps something sealed, because it is false or its device is gone, keeps nobody from vouching for ever.
void KeptTable::waitForOthers(bool sealed) {
    if (!sealed)
        m_waitsSince.reset();
    const std::uint64_t now = sealed ? m_world.now() : 0;
    if (sealed && (!m_waitsSince || now < *m_waitsSince))
        m_waitsSince = now;
    m_waits = sealed && now - *m_waitsSince < patience;
}

// After the end, when everything is open or was waited for, those at several devices vouch for what all of them have read.
std::optional<Trouble> KeptTable::vouch() {
    const Log& log = m_table->log();
    SeatNumber here = 0;
    for (SeatNumber who = 0; who < log.seatCount(); ++who)
        here += isHere(who) ? 1 : 0;
    const bool several = here < log.seatCount();
    waitForOthers(several && !m_table->isAllOpen());
    for (SeatNumber who = 0; several && !m_waits && who < log.seatCount(); ++who) {
        const SeatAtTable& seat = log.seats()[static_cast<std::size_t>(who)];
        if (isHere(who) && !seat.lent && seat.seated && !log.hasVouched(who) && canWrite(who))
            if (const auto trouble = write({who, Witnessed{}, {}, {}, {}}))
                return trouble;
    }
    return std::nullopt;
}

std::optional<Trouble> KeptTable::keep(const std::string& name, const Bytes& value) {
    Step step;
    step.settings.emplace(name, value);
    if (const auto fault = m_journal->append(m_id, step))
        return *fault;
    keepSettings(step.settings);
    return std::nullopt;
}

// As they have been stored.
void KeptTable::keepSettings(const std::map<std::string, std::optional<Bytes>>& settings) {
    for (const auto& [name, value] : settings)
        if (value)
            m_settings[name] = *value;
        else
            m_settings.erase(name);
}

} // namespace aphelion
