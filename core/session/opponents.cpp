#include "session/opponents.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr int again = 2'000; // milliseconds, after something could not be stored

} // namespace

Opponents::Opponents(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_head.setMaxThreadCount(1);
    m_since.start();
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &Opponents::waited);
    connect(&m_session, &Session::tableChanged, this, [this] {
        forget();
        look();
    });
    connect(&m_session, &Session::heard, this, &Opponents::look);
    look();
}

Opponents::~Opponents() { m_head.waitForDone(); }

std::uint64_t Opponents::seedAt(const KeptTable& table, SeatNumber bot) {
    return table.game().seedFor(table.table(), bot).value_or(table.seedOf(bot));
}

void Opponents::setPace(int milliseconds) {
    m_pace = milliseconds;
    look();
}

void Opponents::setStage(int milliseconds) {
    m_stage = milliseconds;
    look();
}

void Opponents::setStaged(bool staged) {
    if (std::exchange(m_staged, staged) != staged)
        emit changed();
}

void Opponents::hurry() {
    m_hurried = true;
    look();
}

void Opponents::setPaused(bool paused) {
    m_paused = paused;
    look();
}

std::optional<SeatNumber> Opponents::busy() const {
    return m_decision ? std::optional(m_decision->who) : std::nullopt;
}

void Opponents::forget() {
    ++m_number; // what is being thought about is nobody's business any more
    m_wait.stop();
    m_hurried = false;
    m_staged = false;
    if (std::exchange(m_decision, std::nullopt))
        emit changed();
}

// A bot of this device that the game waits for.
std::optional<SeatNumber> Opponents::next() const {
    const KeptTable* kept = m_session.table();
    if (kept == nullptr || m_session.cannotAsk())
        return std::nullopt;
    const auto waited = kept->table().waitingFor();
    const auto found = std::ranges::find_if(
        waited, [&](SeatNumber who) { return kept->isBot(who) && kept->carries(who) && !kept->isAsking(who); });
    return found == waited.end() ? std::nullopt : std::optional(*found);
}

void Opponents::look() {
    const KeptTable* kept = m_session.table();
    if (kept != nullptr && kept->table().log().newest() != m_seen) {
        m_seen = kept->table().log().newest();
        m_since.restart();
    }
    const auto who = next();
    if (!who)
        return forget();
    if (!m_decision || m_decision->who != *who || m_decision->asOf != kept->table().log().head())
        return think(*who);
    if (!m_decision->deed || m_paused) {
        m_wait.stop();
        return setStaged(false);
    }
    if (m_staged && !m_hurried)
        return; // until people have seen it
    const auto left = m_hurried ? 0 : m_pace - static_cast<int>(m_since.elapsed());
    m_wait.start(m_trouble ? again : std::max(0, left));
}

// Whatever is written meanwhile may change its mind.
void Opponents::think(SeatNumber who) {
    const KeptTable& kept = *m_session.table();
    m_wait.stop();
    m_staged = false;
    m_decision = Decision{who, kept.table().log().head()};
    auto thought = std::make_shared<Thought<Deed>>(
        kept.game().thought(kept.table(), kept.holder(who), seedAt(kept, who)));
    m_head.start([this, number = ++m_number, thought] {
        QMetaObject::invokeMethod(
            this, [this, number, deed = std::move(*thought).answer()] { decided(number, deed); }, Qt::QueuedConnection);
    });
    emit changed();
}

void Opponents::decided(int number, const Deed& deed) {
    if (number != m_number)
        return;
    m_decision->deed = deed;
    look();
}

// First where it looks, then what comes of it.
void Opponents::waited() {
    if (m_staged || m_hurried || m_trouble || m_stage == 0 || !m_session.table()->table().hasPlace(*m_decision->deed))
        return act();
    m_wait.start(m_stage);
    setStaged(true);
}

void Opponents::act() {
    m_staged = false;
    const SeatNumber who = m_decision->who;
    const Deed deed = *m_decision->deed;
    m_trouble = m_session.actFor(who, deed);
    m_hurried = m_hurried && !m_trouble;
    look();
}

} // namespace aphelion
