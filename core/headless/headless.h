#pragma once

#include "headless/lobby.h"

#include <string>
#include <string_view>

namespace aphelion {

// The whole app without its screens: a line of JSON in, a line of JSON out. A line that is answered with "ok" is kept.
class Headless {
public:
    Headless(Session& session, const AllLines& lines) : m_device{session, lines}, m_lobby(m_device) {}

    std::string answer(std::string_view line);

private:
    Device m_device;
    Lobby m_lobby;
};

// What `aphelion-headless --help` says.
std::string headlessHelp(const AllLines& lines);

} // namespace aphelion
