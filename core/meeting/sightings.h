#pragma once

#include "base/time.h"

#include <optional>
#include <string>
#include <vector>

namespace aphelion {

// Lobbies that were noticed near, in the order in which they came up. One that has not been noticed for a while is
// gone.
class Sightings {
public:
    // Anybody near can announce what they like: more than these are not remembered.
    static constexpr std::size_t most = 16;

    explicit Sightings(Milliseconds memory) : m_memory(memory) {}

    void notice(const std::string& lobby, Milliseconds now);
    void forget(Milliseconds now);

    std::vector<std::string> lobbies() const;

    // When the next one is to be forgotten, if nothing happens.
    std::optional<Milliseconds> next() const;

private:
    struct Sighting {
        std::string lobby;
        Milliseconds last{};
    };

    Milliseconds m_memory;
    std::vector<Sighting> m_all;
};

} // namespace aphelion
