#include "session/opponents.h"

#include "session/contest.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr int again = 2'000; // milliseconds, after something could not be stored

// Whether it can be seen on the sky where a bot looks.
bool hasPlace(const Action& action) {
    return std::holds_alternative<Survey>(action) || std::holds_alternative<Target>(action);
}

} // namespace

struct Opponents::Library {
    Catalogue catalogue;
    ClueBook book;

    explicit Library(Mode mode) : catalogue(mode), book(catalogue) {}
};

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

std::uint64_t Opponents::seedAt(const KeptTable& table, PlayerId bot) {
    const PublicGame& game = table.table().game();
    return isContestOfADay(game) ? contestSeed(game.setup.code, bot) : table.seedOf(bot);
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

std::optional<PlayerId> Opponents::busy() const {
    return m_thought ? std::optional(m_thought->prospect.who) : std::nullopt;
}

void Opponents::forget() {
    ++m_number; // what is being thought about is nobody's business any more
    m_wait.stop();
    m_hurried = false;
    m_staged = false;
    if (std::exchange(m_thought, std::nullopt))
        emit changed();
}

// A bot of this device that the game waits for.
std::optional<PlayerId> Opponents::next() const {
    const KeptTable* kept = m_session.table();
    if (kept == nullptr || m_session.cannotAsk())
        return std::nullopt;
    const auto waited = waitingFor(kept->table().board());
    const auto found = std::ranges::find_if(
        waited, [&](PlayerId who) { return kept->isBot(who) && kept->carries(who) && !kept->isAsking(who); });
    return found == waited.end() ? std::nullopt : std::optional(*found);
}

Prospect Opponents::prospect(PlayerId who) const {
    const KeptTable& kept = *m_session.table();
    return prospectOf(kept.table(), who, kept.hand(who), kept.guesses(who));
}

void Opponents::look() {
    if (const KeptTable* kept = m_session.table(); kept != nullptr && kept->table().game().newest != m_seen) {
        m_seen = kept->table().game().newest;
        m_since.restart();
    }
    const auto who = next();
    if (!who)
        return forget();
    if (!m_thought || m_thought->prospect != prospect(*who))
        return think(*who);
    if (!m_thought->action || m_paused) {
        m_wait.stop();
        return setStaged(false);
    }
    if (m_staged && !m_hurried)
        return; // until people have seen it
    const auto left = m_hurried ? 0 : m_pace - static_cast<int>(m_since.elapsed());
    m_wait.start(m_trouble ? again : std::max(0, left));
}

void Opponents::think(PlayerId who) {
    m_wait.stop();
    m_staged = false;
    m_thought = Thought{prospect(who), std::nullopt};
    const auto& wish = m_session.table()->table().game().wishes[static_cast<std::size_t>(who)];
    const Skill skill = wish.bot.value_or(Skill::Professor); // for a person who is away
    auto work = [this, number = ++m_number, library = m_library, asked = m_thought->prospect, skill,
                 seed = seedAt(*m_session.table(), who)]() mutable {
        const Mode mode = asked.board.mode;
        if (!library || library->catalogue.mode() != mode)
            library = std::make_shared<const Library>(mode);
        const Bot bot(library->catalogue, library->book, characterOf(mode, skill), seed);
        QMetaObject::invokeMethod(
            this, [this, number, action = chosenBy(bot, asked), library] { decided(number, action, library); },
            Qt::QueuedConnection);
    };
    m_head.start(std::move(work));
    emit changed();
}

void Opponents::decided(int number, const Action& action, std::shared_ptr<const Library> library) {
    m_library = std::move(library);
    if (number != m_number)
        return;
    m_thought->action = action;
    look();
}

// First where it looks, then what comes of it.
void Opponents::waited() {
    if (m_staged || m_hurried || m_trouble || m_stage == 0 || !hasPlace(*m_thought->action))
        return act();
    m_wait.start(m_stage);
    setStaged(true);
}

void Opponents::act() {
    m_staged = false;
    const PlayerId who = m_thought->prospect.who;
    const Action action = *m_thought->action;
    m_trouble = m_session.actFor(who, action);
    m_hurried = m_hurried && !m_trouble;
    look();
}

} // namespace planetx
