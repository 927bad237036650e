#pragma once

#include "headless/verbs.h"

namespace aphelion {

// A table that this device gathers others for: its own people, and what those who were let in are granted.
class Lobby : public QObject {
public:
    explicit Lobby(Device& device);

    Json invite(Request& request);
    Json admit(Request& request);
    Json start(Request& request);

private:
    bool isInviting() const;
    std::vector<NewSeat> seats() const;
    std::optional<Trouble> admit(int guest);

    Device& m_device;
    Session& m_session;
    std::optional<NewTable> m_wanted;
};

using LobbyVerb = Json (Lobby::*)(Request&);
const std::map<std::string, LobbyVerb, std::less<>>& lobbyVerbs();

} // namespace aphelion
