#include "wire/door.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr std::uint32_t whileHostIsAsked = 60;

Milliseconds waitAfter(int failed) { return std::chrono::seconds(1LL << std::min(failed - 1, Door::mostFailed)); }

std::uint32_t wholeSeconds(Milliseconds time) {
    return static_cast<std::uint32_t>(std::chrono::ceil<std::chrono::seconds>(time).count());
}

} // namespace

std::uint32_t Door::waitSeconds(Milliseconds now) const {
    if (asksHost())
        return whileHostIsAsked;
    if (now < m_shutUntil)
        return wholeSeconds(m_shutUntil - now);
    // Guests who come together do not wait for each other, as long as they could all be wrong.
    return m_failed + m_underWay < mostFailed ? 0 : 1;
}

void Door::letOthersTry() {
    m_failed = 0;
    m_shutUntil = Milliseconds::min();
}

void Door::fail(Milliseconds when) {
    ++m_failed;
    m_shutUntil = std::max(m_shutUntil, when + waitAfter(m_failed));
}

Knock::Knock(Door& door, Milliseconds now) : m_door(&door), m_when(now) { ++door.m_underWay; }

Knock& Knock::operator=(Knock&& other) noexcept {
    std::swap(m_door, other.m_door);
    std::swap(m_when, other.m_when);
    return *this;
}

void Knock::right() {
    if (Door* door = std::exchange(m_door, nullptr)) {
        --door->m_underWay;
        door->letOthersTry();
    }
}

void Knock::failed() {
    if (Door* door = std::exchange(m_door, nullptr)) {
        --door->m_underWay;
        door->fail(m_when);
    }
}

} // namespace aphelion
