#include "meeting/sightings.h"

#include <algorithm>

namespace aphelion {

void Sightings::notice(const std::string& lobby, Milliseconds now) {
    if (const auto known = std::ranges::find(m_all, lobby, &Sighting::lobby); known != m_all.end())
        known->last = now;
    else if (m_all.size() < most)
        m_all.push_back({lobby, now});
}

void Sightings::forget(Milliseconds now) {
    std::erase_if(m_all, [&](const Sighting& sighting) { return sighting.last + m_memory <= now; });
}

std::vector<std::string> Sightings::lobbies() const {
    std::vector<std::string> all;
    std::ranges::transform(m_all, std::back_inserter(all), &Sighting::lobby);
    return all;
}

std::optional<Milliseconds> Sightings::next() const {
    const auto oldest = std::ranges::min_element(m_all, {}, &Sighting::last);
    return oldest == m_all.end() ? std::nullopt : std::optional(oldest->last + m_memory);
}

} // namespace aphelion
