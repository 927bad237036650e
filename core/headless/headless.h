#pragma once

#include "headless/lobby.h"

#include <string>
#include <string_view>

namespace planetx {

// The whole app without its screens: a line of JSON in, a line of JSON out. A line that is answered with "ok" is kept.
class Headless {
public:
    explicit Headless(Session& session) : m_session(session), m_lobby(session) {}

    std::string answer(std::string_view line);

private:
    Session& m_session;
    Lobby m_lobby;
};

// What `aphelion-headless --help` says.
std::string_view headlessHelp();

} // namespace planetx
