#include "session/session.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr int idleTime = 60'000;
constexpr int second = 1'000;

} // namespace

Session::Session(std::unique_ptr<Vault> vault, World world, const Games& games, Air* air, QObject* parent)
    : QObject(parent),
      m_vault(std::move(vault)),
      m_world(std::move(world)),
      m_games(&games),
      m_meeting(air),
      m_vicinity(air) {
    meet();
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTime);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (locksByItself())
            lock();
    });
    m_second.setInterval(second);
    connect(&m_second, &QTimer::timeout, this, [this] {
        (void)m_vault->waited(static_cast<std::uint64_t>(m_running.restart())); // what fails is tried again next time
        if (m_table && m_table->isWaiting())
            (void)catchUp();
    });
    m_second.start();
    m_running.start();
}

Session::~Session() {
    if (m_desk)
        emit closing();
}

Result<std::vector<KeptTableLine>, StoreFault> Session::tables() {
    const auto records = m_vault->device().tables();
    if (!records)
        return records.fault();
    std::vector<KeptTableLine> lines;
    for (const TableRecord& r : *records) {
        KeptTableLine line{r.id, r.created, r.state.changed, r.state.finished, r.state.summary};
        if (const auto code = codeIn(line.summary))
            line.game = m_games->of(*code);
        if (line.game != nullptr)
            line.line = line.game->line(line.summary);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<Trouble> Session::begin(const NewTable& wanted) {
    if (!std::ranges::all_of(wanted.seats, [this](const NewSeat& seat) { return canCome(seat); }))
        return NotNow::BadSetup;
    NewTable table = wanted;
    if (m_meeting.stage() == Meeting::Stage::Inviting)
        table.id = m_meeting.table(); // as those were told who have been let in
    return opened(KeptTable::begin(m_vault->device(), m_world, *m_games, table));
}

std::optional<Trouble> Session::resume(const TableId& id) {
    return opened(KeptTable::resume(m_vault->device(), m_world, *m_games, id));
}

std::optional<Trouble> Session::opened(KeptTable::Opened table) {
    if (!table)
        return table.fault();
    lock();
    m_behind.reset();
    m_table = std::make_unique<KeptTable>(table.take());
    tookPlace();
    emit tableChanged();
    (void)catchUp(); // a table that cannot go on can still be looked at; behind() tells
    return std::nullopt;
}

void Session::leave() {
    lock();
    m_behind.reset();
    m_meeting.leave();
    m_awaited.reset();
    m_joining.reset();
    m_newcomers.clear();
    if (!m_table)
        return;
    m_table.reset();
    emit tableChanged();
}

bool Session::isShared() const {
    if (!m_table)
        return false;
    const auto& seats = m_table->table().log().seats();
    return std::ranges::count_if(m_table->players(), [&](const auto& player) {
               return seats[static_cast<std::size_t>(player.first)].seated;
           }) > 1;
}

std::optional<SeatNumber> Session::viewpoint() const { return m_desk ? std::optional(m_desk->seat().who()) : std::nullopt; }

std::optional<Trouble> Session::sitDown(SeatNumber who, ByteView pin) {
    if (!m_table)
        return NotNow::NoTable;
    const auto player = m_table->players().find(who);
    if (player == m_table->players().end())
        return NotNow::NotYourSeat;
    lock();
    auto file = m_vault->unlock(player->second, pin);
    if (!file)
        return file.fault();
    auto desk = Desk::open(file.take(), m_table->table(), who);
    if (!desk)
        return desk.fault();
    m_desk = desk.take();
    if (const auto* asked = m_table->asking(who)) // before the player looked away
        m_asking = Asking{asked->body, m_table->table().log().nextNumber()};
    touched();
    emit viewpointChanged();
    (void)catchUp();
    return std::nullopt;
}

// Only what cannot be opened any more is put aside, and only for somebody who knows the PIN.
std::optional<Trouble> Session::startNotesAnew(SeatNumber who, ByteView pin) {
    const auto trouble = sitDown(who, pin);
    if (!trouble || !isBeyondOpening(*trouble))
        return trouble;
    const auto aside = m_vault->setAside(m_table->players().at(who));
    return aside ? sitDown(who, pin) : std::optional<Trouble>(aside.fault());
}

void Session::lock() {
    if (!m_desk)
        return;
    emit closing();
    m_idle.stop();
    m_desk.reset();
    m_asking.reset();
    emit viewpointChanged();
}

Session::Outcome Session::ask(const Deed& deed) {
    if (!m_desk)
        return Trouble(m_table ? NotNow::NobodyHere : NotNow::NoTable);
    touched();
    if (m_behind)
        if (const auto trouble = catchUp())
            return *trouble;
    if (const auto trouble = cannotAsk())
        return *trouble;
    const SeatNumber who = m_desk->seat().who();
    const EntryNumber entry = m_table->table().log().nextNumber();
    if (const auto trouble = m_table->ask(who, deed))
        return *trouble;
    if (const auto* asked = m_table->asking(who)) {
        m_asking = Asking{asked->body, entry};
        m_meeting.changed();
        return std::optional<Learned>();
    }
    (void)catchUp();
    return answerTo(entry);
}

std::optional<Trouble> Session::note(ByteView operation) {
    if (!m_desk)
        return NotNow::NobodyHere;
    touched();
    if (const auto trouble = m_desk->note(operation))
        return trouble;
    emit notesChanged();
    return std::nullopt;
}

std::optional<Trouble> Session::chooseNone(SeatNumber who, bool none) {
    if (!m_table)
        return NotNow::NoTable;
    touched();
    if (m_behind)
        if (const auto trouble = catchUp())
            return trouble;
    if (none && !isShared()) {
        if (viewpoint() != who)
            return NotNow::NobodyHere;
        const auto passing = m_table->table().passing();
        if (!passing)
            return Refused{"WrongPhase"};
        const auto asked = ask(passing->nothing);
        return asked ? std::nullopt : std::optional(asked.fault());
    }
    if (const auto trouble = m_table->holdNone(who, none))
        return trouble;
    (void)catchUp();
    return std::nullopt;
}

std::optional<Trouble> Session::actFor(SeatNumber bot, const Deed& deed) {
    if (!m_table || !m_table->isBot(bot))
        return NotNow::NotYourSeat;
    if (m_behind)
        if (const auto trouble = catchUp())
            return trouble;
    if (const auto trouble = cannotAsk())
        return trouble;
    if (const auto trouble = m_table->ask(bot, deed))
        return trouble;
    (void)catchUp();
    return std::nullopt;
}

// People of this device have a file here.
bool Session::canCome(const NewSeat& seat) {
    if (seat.elsewhere || seat.wish.level)
        return true;
    const auto players = m_vault->players();
    return players.ok() && std::ranges::find(*players, seat.player, &PlayerSummary::id) != players->end();
}

std::optional<Trouble> Session::takeSeat(const NewSeat& seat) {
    if (!canCome(seat))
        return NotNow::BadSetup;
    return changeSeats([&](KeptTable& table) { return table.take({seat}); });
}

std::optional<Trouble> Session::releaseSeat(SeatNumber who) {
    return changeSeats([&](KeptTable& table) { return table.release(who); });
}

std::optional<Trouble> Session::rekeySeat(SeatNumber who) {
    return changeSeats([&](KeptTable& table) { return table.rekey(who); });
}

std::optional<Trouble> Session::changeSeats(const std::function<std::optional<Trouble>(KeptTable&)>& change) {
    if (!m_table)
        return NotNow::NoTable;
    if (m_behind)
        if (const auto trouble = catchUp())
            return trouble;
    if (const auto trouble = change(*m_table))
        return trouble;
    (void)catchUp();
    return std::nullopt;
}

// What follows from the entries that have been written: more entries, answers, notes.
std::optional<Trouble> Session::catchUp() {
    if (!m_table)
        return NotNow::NoTable;
    m_behind = cannotAsk() ? std::nullopt : m_table->submitHeld();
    if (!m_behind)
        m_behind = m_table->settle();
    if (m_desk && !m_table->carries(m_desk->seat().who()))
        lock(); // who has left, or goes on elsewhere, leaves no notes open, also where only one person remains
    if (!m_behind && m_desk)
        m_behind = m_desk->takeIn(m_table->table());
    keepResult();
    seeAnswer();
    emit heard();
    m_meeting.changed(); // may bring more
    return m_behind;
}

void Session::keepResult() {
    if (!m_desk || m_desk->hasResult() || !m_table->table().isOver() ||
        m_table->isWaiting()) // what others show may change it
        return;
    const auto tables = m_vault->device().tables();
    if (!tables)
        return;
    const auto here = std::ranges::find(*tables, m_table->id(), &TableRecord::id);
    if (here != tables->end())
        m_desk->keepResult(m_table->game(), m_table->table(), here->created);
}

void Session::touched() {
    if (m_desk)
        m_idle.start();
}

void Session::leftForeground() {
    if (locksByItself())
        lock();
}

} // namespace aphelion
