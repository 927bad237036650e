#include "headless/lobby.h"

#include "headless/wanted.h"

namespace aphelion {

Lobby::Lobby(Device& device) : m_device(device), m_session(device.session) {
    connect(&m_session.meeting(), &Meeting::guestsChanged, this, [this] {
        if (!isInviting())
            return;
        GatheredTable gathered{m_wanted->choices, {}, m_wanted->own};
        for (const NewSeat& seat : seats())
            gathered.seats.push_back({seat.elsewhere.value_or(PublicKey{}), seat.name, encode(seat.wish)});
        m_session.meeting().tell(encode(gathered));
    });
}

bool Lobby::isInviting() const { return m_wanted && m_session.meeting().stage() == Meeting::Stage::Inviting; }

// Everybody who is to sit at the table as things stand.
std::vector<NewSeat> Lobby::seats() const {
    const Choices& choices = m_session.games().of(m_wanted->code)->choices();
    std::vector<NewSeat> all = m_wanted->seats;
    std::vector<Wish> wishes;
    for (const NewSeat& seat : all)
        wishes.push_back(seat.wish);
    for (const Meeting::Guest& guest : m_session.meeting().guests())
        for (const SeatTaken& seat : guest.seats) {
            if (!guest.admitted || std::ranges::find(all, std::optional(seat.key), &NewSeat::elsewhere) != all.end())
                continue;
            const auto wish = decodeWish(choices, seat.wish);
            wishes.push_back(granted(choices, wish.value_or(Wish{usual(choices.seat)}), wishes));
            all.push_back({seat.name, {}, wishes.back(), seat.key});
        }
    return all;
}

Json Lobby::invite(Request& request) {
    auto wanted = tableIn(m_device, request);
    if (!wanted)
        return wanted.fault();
    m_session.leave();
    m_wanted = wanted.take();
    m_session.invite(m_wanted->code);
    return {{"ok", true}, {"code", m_wanted->code.text()}};
}

std::optional<Trouble> Lobby::admit(int number) {
    const auto& guests = m_session.meeting().guests();
    const auto guest = std::ranges::find(guests, number, &Meeting::Guest::number);
    if (isInviting() && guest != guests.end() &&
        seats().size() + guest->seats.size() > static_cast<std::size_t>(m_session.games().of(m_wanted->code)->choices().mostSeats))
        return Refused{"TableFull"};
    return m_session.admit(number);
}

Json Lobby::admit(Request& request) {
    std::vector<int> wanted;
    if (request.flagOr("all", false))
        for (const Meeting::Guest& guest : m_session.meeting().guests())
            wanted.push_back(guest.number);
    else
        wanted.push_back(request.number("guest"));
    if (!request.ok())
        return bad();
    for (const int guest : wanted)
        if (const auto trouble = admit(guest))
            return reply(trouble);
    return withHead(m_session, {{"ok", true}, {"admitted", wanted}});
}

Json Lobby::start(Request& request) {
    const auto order = orderIn(request);
    if (!request.ok())
        return bad();
    if (!isInviting())
        return reply(Trouble(NotNow::NoTable));
    NewTable table = *m_wanted;
    table.seats = seats();
    table.order = order;
    if (const auto trouble = m_session.begin(table))
        return reply(trouble);
    m_wanted.reset();
    return opened(m_device);
}

const std::map<std::string, LobbyVerb, std::less<>>& lobbyVerbs() {
    static const std::map<std::string, LobbyVerb, std::less<>> all{
        {"invite", &Lobby::invite}, {"admit", &Lobby::admit}, {"start", &Lobby::start}};
    return all;
}

} // namespace aphelion
