#include "meeting/vicinity.h"

namespace aphelion {

Vicinity::Vicinity(Air* air, QObject* parent) : QObject(parent), m_air(air) {
    m_clock.start();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Vicinity::forget);
    if (air != nullptr)
        connect(air, &Air::noticed, this, &Vicinity::noticed);
}

// An air that outlives its user has nothing to look for any more.
Vicinity::~Vicinity() {
    if (m_lookers > 0 && m_air)
        m_air->stopLookingAround();
}

void Vicinity::look() {
    if (m_lookers++ == 0 && m_air)
        m_air->lookAround();
}

void Vicinity::stopLooking() {
    if (--m_lookers == 0 && m_air)
        m_air->stopLookingAround();
}

void Vicinity::setMemory(Milliseconds other) {
    change([&] { m_sightings = Sightings(other); });
}

void Vicinity::noticed(const std::string& lobby) {
    change([&] { m_sightings.notice(lobby, now()); });
}

void Vicinity::forget() {
    change([&] { m_sightings.forget(now()); });
}

void Vicinity::change(const std::function<void()>& how) {
    const auto before = lobbies();
    how();
    if (const auto next = m_sightings.next(); next && !m_next.isActive())
        m_next.start(std::max(*next - now(), Milliseconds(1)));
    if (lobbies() != before)
        emit changed();
}

} // namespace aphelion
