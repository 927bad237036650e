#pragma once

#include "base/time.h"

#include <cstdint>
#include <utility>

namespace aphelion {

// Slows down whoever guesses the code. One for all links of a host: after each failed try it stays shut for 1, 2, 4,
// 8 seconds, and after five in a row until the host lets others try.
class Door {
public:
    static constexpr int mostFailed = 5;

    // Seconds until a code may be tried; 0 for now. A minute if nobody knows.
    std::uint32_t waitSeconds(Milliseconds now) const;

    // Whether the host must decide if anybody may go on trying.
    bool asksHost() const { return m_failed >= mostFailed; }
    void letOthersTry();

    // How many have failed since somebody had the right code.
    int failed() const { return m_failed; }

private:
    friend class Knock;
    void fail(Milliseconds when);

    int m_underWay = 0; // tries of which nobody knows yet how they end
    int m_failed = 0;
    Milliseconds m_shutUntil = Milliseconds::min();
};

// One try of a code. It has failed unless it is said to have been right, also if the line is simply cut.
class Knock {
public:
    Knock() = default;
    Knock(Door& door, Milliseconds now);
    ~Knock() { failed(); }
    Knock(Knock&& other) noexcept : m_door(std::exchange(other.m_door, nullptr)), m_when(other.m_when) {}
    Knock& operator=(Knock&& other) noexcept;
    Knock(const Knock&) = delete;
    Knock& operator=(const Knock&) = delete;

    void right();
    void failed();

private:
    Door* m_door = nullptr;
    Milliseconds m_when{};
};

} // namespace aphelion
