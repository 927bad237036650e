#pragma once

#include "sim/agenda.h"

#include <deque>
#include <iostream>
#include <string>

namespace planetx::sim {

// What happened in a game, one line each: all of it for who wants to read it, the last lines for whom a game went
// wrong.
class Story {
public:
    Story(const Agenda& agenda, bool aloud) : m_agenda(agenda), m_aloud(aloud) {}

    void tell(const std::string& what) {
        std::string line = std::to_string(m_agenda.now().count()) + " ms  " + what;
        if (m_aloud)
            std::cout << line << '\n';
        m_last.push_back(std::move(line));
        if (m_last.size() > lines)
            m_last.pop_front();
    }

    const std::deque<std::string>& last() const { return m_last; }

private:
    static constexpr std::size_t lines = 40;

    const Agenda& m_agenda;
    bool m_aloud;
    std::deque<std::string> m_last;
};

} // namespace planetx::sim
