#include "session/kept_table.h"

#include "game/encoding.h"

#include "session/table_summary.h"

#include <algorithm>

namespace planetx {

using aphelion::Entry;
using aphelion::Journal;
using aphelion::SeatRecord;
using aphelion::SigningKey;
using aphelion::World;

namespace {

TableSummary summaryOf(const PublicGame& game, const aphelion::Log& log, const Entry& newest) {
    TableSummary summary{game.setup.code, game.setup.play, {}, game.board.phase};
    for (const aphelion::SeatAtTable& seat : log.seats())
        summary.names.push_back(seat.name);
    if (const auto* taken = std::get_if<aphelion::SeatTaken>(&newest.ask.body))
        summary.names.push_back(taken->name);
    return summary;
}

aphelion::Nonce freshNonce(const World& world) {
    aphelion::Nonce nonce{};
    world.randomize(nonce);
    return nonce;
}

aphelion::Step stepOf(const Entry& entry, const PublicGame& game, const aphelion::Log& log, std::uint64_t now) {
    aphelion::Step step;
    step.entries.push_back({entry.number, encode(entry)});
    step.state = {now, game.board.phase == Phase::Over, encode(summaryOf(game, log, entry))};
    return step;
}

} // namespace

KeptTable::KeptTable(Journal& journal, World world, Table table)
    : m_journal(&journal), m_world(std::move(world)), m_table(std::move(table)) {}

KeptTable::Opened KeptTable::begin(Journal& journal, const World& world, const NewTable& wanted) {
    if (!isSound(wanted))
        return Trouble(NotNow::BadSetup);
    TableOpening made = openTable(world, wanted);
    const auto table = Table::open(made.entry);
    if (!table)
        return Trouble(NotNow::BadSetup);
    KeptTable kept(journal, world, *table);
    std::ranges::for_each(made.keys, [&](const SeatRecord& seat) { kept.carry(seat); });
    const std::uint64_t now = world.now();
    aphelion::Step step = stepOf(made.entry, table->game(), table->log(), now);
    step.seats = std::move(made.keys);
    if (const auto fault = journal.addTable(kept.id(), now, step))
        return Trouble(*fault);
    return kept;
}

KeptTable::Opened KeptTable::resume(Journal& journal, const World& world, const aphelion::TableId& id) {
    const auto stored = journal.entries(id);
    if (!stored)
        return Trouble(stored.fault());
    std::vector<aphelion::Bytes> entries;
    for (const auto& [number, bytes] : *stored)
        entries.push_back(bytes);
    const auto table = Table::read(entries);
    if (!table)
        return Trouble(table.fault());
    KeptTable kept(journal, world, *table);
    if (const auto trouble = kept.load())
        return *trouble;
    return kept;
}

std::optional<Trouble> KeptTable::load() {
    const auto seats = m_journal->seats(id());
    if (!seats)
        return seats.fault();
    for (const SeatRecord& seat : *seats) {
        if (seat.seat != hostSeat && seat.seat >= m_table.log().seats().size())
            return aphelion::StoreFault::Damaged;
        carry(seat);
        const auto openings = m_journal->openings(id(), seat.seat);
        if (!openings)
            return openings.fault();
        for (const aphelion::KeptOpening& kept : *openings)
            m_kept[kept.seal] = {kept.content, kept.nonce};
    }
    return std::nullopt;
}

void KeptTable::carry(const SeatRecord& seat) {
    m_keys.insert_or_assign(seat.seat, SigningKey(seat.seed.view()));
    if (seat.seat != hostSeat)
        m_players[static_cast<PlayerId>(seat.seat)] = seat.player;
}

const SigningKey* KeptTable::keyOf(const std::optional<PlayerId>& author) const {
    const auto found = m_keys.find(author ? static_cast<std::uint32_t>(*author) : hostSeat);
    return found == m_keys.end() ? nullptr : &found->second;
}

Hand KeptTable::hand(PlayerId who) const { return handOf(m_table.game(), who, m_kept); }

std::optional<std::vector<Theory>> KeptTable::sealedChoice(PlayerId who) const {
    return planetx::sealedChoice(m_table.game(), who, m_kept);
}

std::optional<Trouble> KeptTable::refusal(PlayerId who, const Action& action) const {
    if (!m_players.contains(who))
        return NotNow::NotYourSeat;
    if (const auto refused = planetx::refusal(m_table.board(), hand(who), who, action))
        return *refused;
    return std::nullopt;
}

std::optional<Trouble> KeptTable::ask(PlayerId who, const Action& action) {
    if (const auto refused = refusal(who, action))
        return refused;
    Intent intent = intend(m_table.game(), m_table.oracle(), who, action, [this] { return freshNonce(m_world); });
    return write({who, std::move(intent.move), std::move(intent.keep), {}});
}

// One player has one seat at a table, and a season that nobody else has.
bool KeptTable::canSit(const NewSeat& seat) const {
    const auto sits = [&](const auto& carried) { return carried.second == seat.player; };
    const auto& wishes = m_table.game().wishes;
    return aphelion::isName(seat.name) && std::ranges::none_of(m_players, sits) &&
           std::ranges::find(wishes, seat.wish.season, &Wish::season) == wishes.end();
}

std::optional<Trouble> KeptTable::take(const NewSeat& seat) {
    if (!canSit(seat))
        return NotNow::BadSetup;
    const auto number = static_cast<std::uint32_t>(m_table.log().seats().size());
    Writing writing;
    writing.seats.push_back(newKey(m_world, number, seat.player));
    const SigningKey key(writing.seats.back().seed.view());
    writing.body = aphelion::SeatTaken{key.publicKey(), seat.name, encode(seat.wish)};
    return write(std::move(writing));
}

std::optional<Trouble> KeptTable::release(PlayerId who) {
    return write({std::nullopt, aphelion::SeatReleased{static_cast<aphelion::SeatNumber>(who)}, {}, {}});
}

std::optional<Trouble> KeptTable::rekey(PlayerId who) {
    const auto player = m_players.find(who);
    if (player == m_players.end())
        return NotNow::NotYourSeat;
    Writing writing;
    writing.seats.push_back(newKey(m_world, static_cast<std::uint32_t>(who), player->second));
    const SigningKey key(writing.seats.back().seed.view());
    writing.body = aphelion::SeatRekeyed{static_cast<aphelion::SeatNumber>(who), key.publicKey()};
    return write(std::move(writing));
}

std::optional<Trouble> KeptTable::write(Writing writing) {
    const SigningKey* key = keyOf(writing.author);
    if (key == nullptr)
        return writing.author ? NotNow::NotYourSeat : NotNow::NotTheHost;
    const aphelion::Log& log = m_table.log();
    std::optional<aphelion::SeatNumber> author;
    if (writing.author)
        author = static_cast<aphelion::SeatNumber>(*writing.author);
    const auto sequenced = m_table.sequence(
        signedBy(*key, id(), {log.epoch(), author, log.counter(author) + 1, log.head(), writing.body, {}}));
    if (!sequenced)
        return sequenced.fault();
    if (const auto trouble = store(sequenced->entry, writing))
        return trouble;
    if (const auto bad = m_table.hear(sequenced->entry))
        return *bad;
    std::ranges::for_each(writing.seats, [this](const SeatRecord& seat) { carry(seat); });
    m_kept.merge(writing.keep);
    return std::nullopt;
}

std::optional<Trouble> KeptTable::store(const Entry& entry, Writing& writing) {
    aphelion::Step step = stepOf(entry, after(m_table.game(), entry), m_table.log(), m_world.now());
    const auto seat = writing.author ? static_cast<std::uint32_t>(*writing.author) : hostSeat;
    for (const auto& [seal, opening] : writing.keep)
        step.openings.push_back({seat, seal, opening.content, opening.nonce});
    for (const SeatRecord& record : writing.seats)
        step.seats.push_back({record.seat, record.player, record.seed.copy()});
    if (const auto fault = m_journal->append(id(), step))
        return *fault;
    return std::nullopt;
}

std::optional<Trouble> KeptTable::settle() {
    for (bool done = true; done;) {
        done = false;
        for (const Due& next : due(m_table.board())) {
            if (const auto trouble = settle(next, done))
                return trouble;
            if (done)
                break; // the board has changed
        }
    }
    return m_table.board().phase == Phase::Over ? openGuesses() : std::nullopt;
}

// A token of this device that nobody can turn up any more leaves the board.
std::optional<Trouble> KeptTable::settle(const Due& due, bool& done) {
    auto settlement = planetx::settle(m_table.game(), m_table.oracle(), due, m_kept);
    const auto* turnUp = std::get_if<TurnUpDue>(&due);
    if (!settlement && turnUp != nullptr && m_players.contains(turnUp->token.who))
        settlement = Settlement{std::nullopt, {encode(Event(TheoryVoided{turnUp->token})), {}, {}}};
    if (!settlement || keyOf(settlement->author) == nullptr)
        return std::nullopt;
    done = true;
    return write({settlement->author, std::move(settlement->move), {}, {}});
}

std::optional<Trouble> KeptTable::openGuesses() {
    const auto next = [this](PlayerId who) { return planetx::openGuesses(m_table.game(), who, m_kept); };
    for (const auto& [who, player] : m_players)
        for (auto some = next(who); !some.openings.empty(); some = next(who))
            if (const auto trouble = write({who, std::move(some), {}, {}}))
                return trouble;
    return std::nullopt;
}

} // namespace planetx
