#pragma once

#include "headless/request.h"
#include "headless/verbs.h"

namespace planetx {

// A table that this device gathers others for: its own people, and what those who were let in are granted.
class Lobby : public QObject {
public:
    explicit Lobby(Session& session);

    Reply invite(Request& request);
    Reply admit(Request& request);
    Reply start(Request& request);

private:
    bool isInviting() const;
    std::vector<NewSeat> seats() const;
    std::optional<Trouble> admit(int guest);

    Session& m_session;
    std::optional<NewTable> m_wanted;
};

using LobbyVerb = Reply (Lobby::*)(Request&);
const std::map<std::string, LobbyVerb, std::less<>>& lobbyVerbs();

} // namespace planetx
