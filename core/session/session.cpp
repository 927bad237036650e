#include "session/session.h"

#include <algorithm>

namespace planetx {

using aphelion::Result;
using aphelion::StoreFault;

namespace {

constexpr int idleTime = 60'000;
constexpr int second = 1'000;

} // namespace

Session::Session(std::unique_ptr<aphelion::Vault> vault, aphelion::World world, QObject* parent)
    : QObject(parent), m_vault(std::move(vault)), m_world(std::move(world)) {
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTime);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (locksByItself())
            lock();
    });
    m_second.setInterval(second);
    connect(&m_second, &QTimer::timeout, this, [this] { (void)m_vault->waited(second); }); // tried again next second
    m_second.start();
}

Session::~Session() = default;

Result<std::vector<KeptTableLine>, StoreFault> Session::tables() {
    const auto records = m_vault->device().tables();
    if (!records)
        return records.fault();
    std::vector<KeptTableLine> lines;
    for (const aphelion::TableRecord& r : *records)
        lines.push_back({r.id, r.created, r.state.changed, r.state.finished, decodeSummary(r.state.summary)});
    return lines;
}

std::optional<Trouble> Session::begin(const NewTable& wanted) {
    return opened(KeptTable::begin(m_vault->device(), m_world, wanted));
}

std::optional<Trouble> Session::resume(const aphelion::TableId& id) {
    return opened(KeptTable::resume(m_vault->device(), m_world, id));
}

std::optional<Trouble> Session::opened(KeptTable::Opened table) {
    if (!table)
        return table.fault();
    leave();
    m_table.emplace(table.take());
    emit heard();
    return std::nullopt;
}

void Session::leave() {
    lock();
    m_table.reset();
}

bool Session::isShared() const {
    if (!m_table)
        return false;
    const auto& seats = m_table->table().log().seats();
    return std::ranges::count_if(m_table->players(), [&](const auto& player) {
               return seats[static_cast<std::size_t>(player.first)].seated;
           }) > 1;
}

std::optional<PlayerId> Session::viewpoint() const { return m_desk ? std::optional(m_desk->seat().who) : std::nullopt; }

std::optional<Trouble> Session::sitDown(PlayerId who, aphelion::ByteView pin) {
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
    touched();
    emit viewpointChanged();
    return std::nullopt;
}

std::optional<Trouble> Session::startNotesAnew(PlayerId who, aphelion::ByteView pin) {
    if (!m_table)
        return NotNow::NoTable;
    const auto player = m_table->players().find(who);
    if (player == m_table->players().end())
        return NotNow::NotYourSeat;
    lock();
    const auto aside = m_vault->setAside(player->second);
    return aside ? sitDown(who, pin) : std::optional<Trouble>(aside.fault());
}

void Session::lock() {
    m_idle.stop();
    if (!m_desk)
        return;
    m_desk.reset();
    emit viewpointChanged();
}

Result<std::optional<Answer>, Trouble> Session::ask(const Action& action) {
    if (!m_desk)
        return Trouble(m_table ? NotNow::NobodyHere : NotNow::NoTable);
    touched();
    const EntryNumber entry = m_table->table().log().nextNumber();
    if (const auto trouble = goOn(m_table->ask(m_desk->seat().who, action)))
        return *trouble;
    for (const Learned& learned : m_desk->seat().learned)
        if (learned.entry == entry)
            return std::optional(learned.answer);
    return std::optional<Answer>();
}

std::optional<Trouble> Session::note(const NoteOp& op) {
    if (!m_desk)
        return NotNow::NobodyHere;
    touched();
    if (const auto trouble = m_desk->note(op))
        return trouble;
    emit notesChanged();
    return std::nullopt;
}

std::optional<Trouble> Session::takeSeat(const NewSeat& seat) {
    return m_table ? goOn(m_table->take(seat)) : std::optional<Trouble>(NotNow::NoTable);
}

std::optional<Trouble> Session::releaseSeat(PlayerId who) {
    return m_table ? goOn(m_table->release(who)) : std::optional<Trouble>(NotNow::NoTable);
}

std::optional<Trouble> Session::rekeySeat(PlayerId who) {
    return m_table ? goOn(m_table->rekey(who)) : std::optional<Trouble>(NotNow::NoTable);
}

// What follows from an entry that has been written: more entries, answers, notes. What cannot be stored now is derived
// again when the table or the player's file is opened next.
std::optional<Trouble> Session::goOn(std::optional<Trouble> written) {
    if (written)
        return written;
    auto trouble = m_table->settle();
    if (!trouble && m_desk)
        trouble = m_desk->takeIn(m_table->table());
    emit heard();
    return trouble;
}

void Session::touched() {
    if (m_desk)
        m_idle.start();
}

void Session::leftForeground() {
    if (locksByItself())
        lock();
}

} // namespace planetx
