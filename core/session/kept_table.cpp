#include "session/kept_table.h"

#include "game/encoding.h"

#include "session/table_summary.h"

#include <algorithm>

namespace planetx {

using aphelion::Ask;
using aphelion::Entry;
using aphelion::Journal;
using aphelion::SeatNumber;
using aphelion::SeatRecord;
using aphelion::SigningKey;
using aphelion::World;

namespace {

constexpr const char* heldSetting = "no theory";
constexpr std::uint64_t patienceForTokens = 10'000; // milliseconds in which a device within reach shows what is due
constexpr std::uint64_t patienceForGuesses = 10'000; // milliseconds

} // namespace

KeptTable::KeptTable(Journal& journal, World world, const aphelion::TableId& id, Dealing dealing)
    : m_journal(&journal), m_world(std::move(world)), m_id(id), m_dealing(std::move(dealing)) {}

KeptTable::Opened KeptTable::begin(Journal& journal, const World& world, const NewTable& wanted,
                                   const Dealing& dealing) {
    if (!isSound(wanted))
        return Trouble(NotNow::BadSetup);
    TableOpening made = openTable(world, wanted);
    KeptTable kept(journal, world, std::get<aphelion::TableOpened>(made.entry.ask.body).table, dealing);
    std::ranges::for_each(made.keys, [&](const SeatRecord& seat) { kept.carry(seat); });
    aphelion::Step step;
    step.seats = std::move(made.keys);
    if (const auto trouble = kept.append(made.entry, std::move(step)))
        return std::holds_alternative<BadLog>(*trouble) ? Trouble(NotNow::BadSetup) : *trouble;
    return kept;
}

KeptTable KeptTable::awaited(Journal& journal, const World& world, const aphelion::TableId& id,
                             std::vector<Newcomer> newcomers, const Dealing& dealing) {
    KeptTable kept(journal, world, id, dealing);
    kept.m_newcomers = std::move(newcomers);
    return kept;
}

// A host who went back has written further entries of this epoch once, and others may have them: other ones in their
// places would make two histories that no epoch tells apart. Only a new epoch goes on from here.
bool KeptTable::isHost() const {
    const auto isAhead = [this](const PlacedAside& gone) {
        const aphelion::Log& log = m_table->log();
        return gone.epoch == log.epoch() && gone.number >= log.nextNumber() && gone.host == log.host();
    };
    return Ledger::isHost() && !isOld() && std::ranges::none_of(m_placedAside, isAhead);
}

std::uint64_t KeptTable::seedOf(PlayerId bot) const {
    const auto seat = static_cast<SeatNumber>(bot);
    const SigningKey& signer = hasKey(bot) ? m_keys.at(seat) : *key(std::nullopt);
    const std::string what = hasKey(bot) ? "bot" : "bot " + std::to_string(bot);
    const aphelion::Hash digest = aphelion::hash(signer.sign(aphelion::viewOf(what)));
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i)
        seed = seed << 8 | digest[i];
    return seed;
}

bool KeptTable::carries(PlayerId who) const {
    return isHere(who) && m_table->log().seats()[static_cast<std::size_t>(who)].seated;
}

// The seat's own, as the log knows it.
bool KeptTable::hasKey(PlayerId who) const {
    const auto seat = static_cast<SeatNumber>(who);
    const SigningKey* own = key(seat);
    return own != nullptr && seat < m_table->log().seats().size() &&
           own->publicKey() == m_table->log().seats()[seat].key;
}

// What a bot has sealed for a seat that was lent to this host, its player cannot open.
bool KeptTable::mayOpenFor(PlayerId who) const {
    return isHost() && m_table->log().seats()[static_cast<std::size_t>(who)].lentTo == m_table->log().epoch();
}

Hand KeptTable::hand(PlayerId who) const {
    const bool bot = !hasKey(who) || m_table->game().wishes[static_cast<std::size_t>(who)].bot;
    return handOf(m_table->game(), who, m_kept, bot);
}

std::optional<std::vector<Theory>> KeptTable::sealedChoice(PlayerId who) const {
    return planetx::sealedChoice(m_table->game(), who, m_kept);
}

std::map<EntryNumber, Locate> KeptTable::guesses(PlayerId who) const { return guessesOf(m_table->game(), who, m_kept); }

const Ask* KeptTable::asking(PlayerId who) const {
    const auto found = m_pending.find(static_cast<SeatNumber>(who));
    return found == m_pending.end() ? nullptr : &found->second;
}

std::optional<Trouble> KeptTable::refusal(PlayerId who, const Action& action) const {
    if (!isHere(who))
        return NotNow::NotYourSeat;
    if (isOld())
        return NotNow::OldTable;
    if (const auto refused = planetx::refusal(m_table->board(), hand(who), who, action))
        return *refused;
    if (isAsking(who))
        return NotNow::StillAsking;
    return std::nullopt;
}

std::optional<Trouble> KeptTable::ask(PlayerId who, const Action& action) {
    if (const auto refused = refusal(who, action))
        return refused;
    Intent intent = intend(m_table->game(), m_table->oracle(), who, action, [this] { return fresh<32>(m_world); });
    Writing writing{who, std::move(intent.move), std::move(intent.keep), {}, {}};
    if (HeldChoices still = held(); still.none.erase(who) > 0)
        writing.settings[heldSetting] = encode(still); // a choice that is made is held no more
    return write(std::move(writing));
}

HeldChoices KeptTable::held() const {
    const auto stored = m_settings.find(heldSetting);
    HeldChoices held = heldAt(m_table->board(), stored == m_settings.end() ? aphelion::Bytes() : stored->second);
    std::erase_if(held.none, [this](PlayerId who) { return !m_people.contains(who); });
    return held;
}

std::optional<Trouble> KeptTable::holdNone(PlayerId who, bool holds) {
    if (!m_people.contains(who))
        return NotNow::NotYourSeat;
    if (const auto refused = refusal(who, SubmitTheories{}))
        return refused;
    HeldChoices now = held();
    if (holds)
        now.none.insert(who);
    else
        now.none.erase(who);
    return now == held() ? std::nullopt : keep(heldSetting, encode(now));
}

std::optional<Trouble> KeptTable::submitHeld() {
    const HeldChoices now = held();
    const auto isChoosing = [&](PlayerId who) {
        return m_people.contains(who) && !isAsking(who) && !now.none.contains(who);
    };
    if (now.none.empty() || std::ranges::any_of(waitingFor(m_table->board()), isChoosing))
        return std::nullopt;
    for (const PlayerId who : now.none)
        if (const auto trouble = ask(who, SubmitTheories{}))
            return trouble;
    return std::nullopt;
}

// One player has one seat at a table, and a season that nobody else has.
bool KeptTable::canSit(const NewSeat& seat, const Table& table) const {
    const auto sits = [&](const auto& one) { return !seat.elsewhere && !seat.wish.bot && one.second == seat.player; };
    const auto& wishes = table.game().wishes;
    return aphelion::isName(seat.name) && std::ranges::none_of(m_people, sits) &&
           std::ranges::find(wishes, seat.wish.season, &Wish::season) == wishes.end();
}

// Tried on a copy, stored in one step.
std::optional<Trouble> KeptTable::take(const std::vector<NewSeat>& seats) {
    if (isOld() || !isHost())
        return isOld() ? NotNow::OldTable : NotNow::NotTheHost;
    if (seats.empty())
        return std::nullopt;
    Table grown = *m_table;
    aphelion::Step step;
    for (const NewSeat& seat : seats) {
        if (!canSit(seat, grown))
            return NotNow::BadSetup;
        if (!seat.elsewhere)
            step.seats.push_back(newKey(m_world, static_cast<SeatNumber>(grown.log().seats().size()), seat.player));
        const auto own = seat.elsewhere ? *seat.elsewhere : publicKey(step.seats.back());
        const Ask ask{grown.log().epoch(), std::nullopt, nextCounter(std::nullopt) + step.entries.size(),
                      grown.log().head(), aphelion::SeatTaken{own, seat.name, encode(wishOf(seat)), carriedAs(seat)}};
        const auto sequenced = grown.sequence(*key(std::nullopt), signedBy(*key(std::nullopt), m_id, ask));
        if (!sequenced)
            return sequenced.fault();
        grown.take(sequenced->entry);
        step.entries.push_back({sequenced->entry.number, encode(sequenced->entry)});
    }
    return grow(std::move(grown), std::move(step));
}

std::optional<Trouble> KeptTable::release(PlayerId who) {
    return write({std::nullopt, aphelion::SeatReleased{static_cast<SeatNumber>(who)}, {}, {}, {}});
}

// With its own word: what it has sealed stays here, and is opened from here.
std::optional<Trouble> KeptTable::rekey(PlayerId who) {
    const auto player = m_carried.find(who);
    if (player == m_carried.end() || !hasKey(who))
        return NotNow::NotYourSeat;
    const auto seat = static_cast<SeatNumber>(who);
    Writing writing;
    writing.seats.push_back(newKey(m_world, seat, player->second));
    const auto fresh = publicKey(writing.seats.back());
    const aphelion::Log& log = m_table->log();
    const auto part = agreedPart(m_id, log.epoch(), aphelion::Rekeying{seat, fresh}, log.head(), seat);
    const auto carried = log.mayClaim(seat) ? aphelion::Carried::ByHost : aphelion::Carried::Elsewhere;
    writing.body = aphelion::SeatRekeyed{seat, fresh, carried, {log.head(), {{seat, m_keys.at(seat).sign(part)}}}};
    return write(std::move(writing));
}

Ask KeptTable::signedAsk(const std::optional<SeatNumber>& author, const aphelion::Body& body) const {
    const aphelion::Log& log = m_table->log();
    Ask ask{log.epoch(), author, nextCounter(author), log.head(), body, {}};
    ask.byHost = author && (!hasKey(static_cast<PlayerId>(*author)) ||
                            (log.epoch() > 0 && log.seats()[*author].carried == aphelion::Carried::Bot));
    return signedBy(*key(ask.byHost ? std::nullopt : author), m_id, std::move(ask));
}

std::optional<Trouble> KeptTable::write(Writing writing) {
    if (isOld())
        return NotNow::OldTable;
    std::optional<SeatNumber> author;
    if (writing.author)
        author = static_cast<SeatNumber>(*writing.author);
    if (author ? !isHere(*writing.author) && !mayOpenFor(*writing.author) : !isHost())
        return author ? NotNow::NotYourSeat : NotNow::NotTheHost;
    aphelion::Step step;
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
std::optional<Trouble> KeptTable::enter(const Ask& ask, aphelion::Step step) {
    const auto sequenced = m_table->sequence(*key(std::nullopt), ask);
    if (!sequenced)
        return sequenced.fault();
    return sequenced->isNew ? append(sequenced->entry, std::move(step)) : std::nullopt;
}

// Elsewhere: what is asked for is stored before it is sent, so that it can be sent again and opened later.
std::optional<Trouble> KeptTable::pend(const Ask& ask, aphelion::Step step) {
    if (m_pending.contains(*ask.author))
        return NotNow::StillAsking;
    if (const auto why = objection(m_table->game(), m_table->oracle(), ask))
        return BadLog{m_table->log().nextNumber(), *why};
    step.asks.push_back({*ask.author, encode(ask)});
    if (const auto fault = m_journal->append(m_id, step))
        return *fault;
    m_pending.emplace(*ask.author, ask);
    return std::nullopt;
}

bool KeptTable::canWrite(const std::optional<PlayerId>& author) const {
    if (isOld() || !author)
        return !isOld() && isHost();
    return (isHere(*author) && !isAsking(*author)) || mayOpenFor(*author);
}

std::optional<Trouble> KeptTable::settle() {
    for (bool done = true; done;) {
        done = false;
        const auto dues = due(m_table->board());
        std::erase_if(m_awaited, [&](const auto& one) {
            return !isHost() || std::ranges::find(dues, Due(TurnUpDue{one.first})) == dues.end();
        });
        for (const Due& next : dues) {
            if (const auto trouble = settle(next, done))
                return trouble;
            if (done)
                break; // the board has changed
        }
    }
    if (m_table->board().phase == Phase::Over)
        return settleEnd();
    waitForGuesses(false);
    return std::nullopt;
}

// What somebody sealed who left, or for whom a bot plays, and whom nobody can reach any more or who does not show it,
// leaves the board.
bool KeptTable::isGivenUp(const TokenId& token) {
    const PlayerId who = token.who;
    const bool away = !isSeated(m_table->board(), who) || m_table->game().lentByOthers.contains(who);
    if (!isHost() || !away || m_people.contains(who))
        return false;
    if (std::ranges::find(m_present, static_cast<SeatNumber>(who)) == m_present.end())
        return true;
    const auto found = std::ranges::find(m_awaited, token, &std::pair<TokenId, std::uint64_t>::first);
    if (found != m_awaited.end())
        return m_world.now() >= found->second + patienceForTokens;
    m_awaited.emplace_back(token, m_world.now());
    return false;
}

std::optional<Trouble> KeptTable::settle(const Due& due, bool& done) {
    auto settlement = planetx::settle(m_table->game(), m_table->oracle(), due, m_kept);
    if (const auto* turnUp = std::get_if<TurnUpDue>(&due);
        turnUp != nullptr && !(settlement && canWrite(turnUp->token.who)) && isGivenUp(turnUp->token))
        settlement = Settlement{std::nullopt, {encode(Event(TheoryVoided{turnUp->token})), {}, {}}};
    if (!settlement || !canWrite(settlement->author))
        return std::nullopt;
    done = isHost(); // elsewhere the board changes when the host has written it
    return write({settlement->author, std::move(settlement->move), {}, {}, {}});
}

// Whoever keeps a guess sealed, because it is false or its device is gone, keeps nobody from vouching for ever.
void KeptTable::waitForGuesses(bool sealed) {
    if (!sealed)
        m_waitsSince.reset();
    const std::uint64_t now = sealed ? m_world.now() : 0;
    if (sealed && (!m_waitsSince || now < *m_waitsSince))
        m_waitsSince = now;
    m_waits = sealed && now - *m_waitsSince < patienceForGuesses;
}

// After the end everything is opened; then those at several devices vouch for what all of them have read.
std::optional<Trouble> KeptTable::settleEnd() {
    const PublicGame& game = m_table->game();
    const auto isHidden = [](const SealedGuess& guess) { return !guess.shown && !guess.excused; };
    const auto players = static_cast<PlayerId>(game.board.players.size());
    PlayerId here = 0;
    for (PlayerId who = 0; who < players; ++who)
        here += isHere(who) ? 1 : 0;
    const bool several = here < players;
    waitForGuesses(several && std::ranges::any_of(game.guesses, isHidden));
    for (PlayerId who = 0; who < players; ++who) {
        if (!isHere(who) && !mayOpenFor(who))
            continue;
        for (auto some = openGuesses(game, who, m_kept); !some.openings.empty() && canWrite(who);
             some = openGuesses(game, who, m_kept))
            if (const auto trouble = write({who, std::move(some), {}, {}, {}}))
                return trouble;
        const bool vouched = std::ranges::find(game.witnesses, who) != game.witnesses.end();
        if (several && isHere(who) && !game.lent.contains(who) && isSeated(game.board, who) && !vouched && !m_waits &&
            canWrite(who))
            if (const auto trouble = write({who, aphelion::Witnessed{}, {}, {}, {}}))
                return trouble;
    }
    return std::nullopt;
}

std::optional<Trouble> KeptTable::keep(const std::string& name, const aphelion::Bytes& value) {
    aphelion::Step step;
    step.settings.emplace(name, value);
    if (const auto fault = m_journal->append(m_id, step))
        return *fault;
    keepSettings(step.settings);
    return std::nullopt;
}

// As they have been stored.
void KeptTable::keepSettings(const std::map<std::string, std::optional<aphelion::Bytes>>& settings) {
    for (const auto& [name, value] : settings)
        if (value)
            m_settings[name] = *value;
        else
            m_settings.erase(name);
}

} // namespace planetx
