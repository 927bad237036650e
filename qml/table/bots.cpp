#include "qml/table/bots.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

#include <algorithm>

namespace planetx {

namespace {

struct Tempo {
    int pace;  // milliseconds between two actions
    int stage; // before that
};

Tempo tempoOf(const QString& speed) {
    if (speed == u"quick")
        return {300, 300};
    return speed == u"slow" ? Tempo{2000, 2000} : Tempo{800, 1000};
}

} // namespace

bool Bots::any() const {
    return table() &&
           std::ranges::any_of(table()->game().wishes, [](const Wish& wish) { return wish.bot.has_value(); });
}

int Bots::thinking() const { return m_opponents ? m_opponents->busy().value_or(-1) : -1; }

QString Bots::trouble() const { return nameOf(m_opponents ? m_opponents->trouble() : std::nullopt); }

void Bots::setPace(int milliseconds) {
    m_pace = milliseconds;
    if (m_opponents)
        m_opponents->setPace(milliseconds);
    emit changed();
}

void Bots::setSpeed(const QString& speed) {
    m_speed = speed;
    const auto [pace, stage] = tempoOf(speed);
    m_stage = stage;
    if (m_opponents)
        m_opponents->setStage(stage);
    setPace(pace);
}

LogLine Bots::staged() const {
    const aphelion::Deed* staged = m_opponents ? m_opponents->staged() : nullptr;
    const Action* action = staged ? actionIn(*staged) : nullptr;
    return action && board() ? seenOf(*board(), *m_opponents->busy(), *action) : LogLine();
}

void Bots::setPaused(bool paused) {
    m_paused = paused;
    if (m_opponents)
        m_opponents->setPaused(paused);
    emit changed();
}

void Bots::hurry() {
    if (m_opponents)
        m_opponents->hurry();
}

void Bots::read() {
    if (m_opponents && &m_opponents->session() != session())
        m_opponents.reset();
    if (!session() || m_opponents)
        return;
    m_opponents = std::make_unique<Opponents>(*session());
    m_opponents->setPaused(m_paused);
    m_opponents->setPace(m_pace);
    m_opponents->setStage(m_stage);
    connect(m_opponents.get(), &Opponents::changed, this, &Bots::changed);
}

} // namespace planetx
