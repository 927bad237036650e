#include "qml/table/bots.h"

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

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
    connect(m_opponents.get(), &Opponents::changed, this, &Bots::changed);
}

} // namespace planetx
