#include "qml/code/invitation.h"

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

using aphelion::Meeting;

void Invitation::setLobby(LobbyForm* lobby) {
    if (m_lobby)
        m_lobby->disconnect(this);
    m_lobby = lobby;
    if (lobby)
        connect(lobby, &LobbyForm::changed, this, &Invitation::changed); // which hears of every guest
    emit changed();
}

Meeting* Invitation::meeting() const {
    Session* const session = m_lobby ? m_lobby->session() : nullptr;
    return session && session->meeting().stage() == Meeting::Stage::Inviting ? &session->meeting() : nullptr;
}

const Meeting::Guest* Invitation::find(int number) const {
    if (!meeting())
        return nullptr;
    const auto found = std::ranges::find(meeting()->guests(), number, &Meeting::Guest::number);
    return found == meeting()->guests().end() ? nullptr : &*found;
}

bool Invitation::fits(const Meeting::Guest& guest) const {
    return guest.admitted || hasRoomFor(m_lobby->allSeats(), guest.seats.size());
}

// As if the device were let in now.
LobbyGuest Invitation::shown(const Meeting::Guest& guest) const {
    LobbySeats seats = m_lobby->allSeats();
    Guests guests = meeting()->guests();
    std::ranges::find(guests, guest.number, &Meeting::Guest::number)->admitted = true;
    takeIn(seats, guests);
    const QStringList names = givenNames(seats).elsewhere;
    LobbyGuest one{guest.number, guest.admitted, fits(guest), {}, {}};
    for (std::size_t i = 0; i < seats.elsewhere.size(); ++i) {
        const OtherSeat& seat = seats.elsewhere[i];
        if (seat.guest != guest.number)
            continue;
        one.names.push_back(names[static_cast<qsizetype>(i)]);
        one.people.push_back(
            QVariant::fromValue(LobbyPerson{one.names.back(), seat.wish.colour, nameOf(seat.wish.season),
                                            static_cast<int>(factsFor(seat.wish.level)), -1}));
    }
    return one;
}

QVariantList Invitation::guests() const {
    QVariantList all;
    Guests guests = meeting() ? meeting()->guests() : Guests();
    std::ranges::stable_partition(guests, [](const Meeting::Guest& guest) { return !guest.admitted; });
    for (const Meeting::Guest& guest : guests)
        all.push_back(QVariant::fromValue(shown(guest)));
    return all;
}

QStringList Invitation::waiting() const {
    QStringList names;
    for (const Meeting::Guest& guest : meeting() ? meeting()->guests() : Guests())
        if (!guest.admitted)
            names += shown(guest).names;
    return names;
}

int Invitation::inside() const { return m_lobby ? static_cast<int>(m_lobby->allSeats().elsewhere.size()) : 0; }

int Invitation::found() const { return meeting() ? meeting()->proving() : 0; }

bool Invitation::besieged() const { return meeting() && meeting()->isBesieged(); }

QString Invitation::admit(int number) {
    const Meeting::Guest* const guest = find(number);
    if (guest == nullptr)
        return nameOf(Trouble(NotNow::NotLinked));
    return fits(*guest) ? nameOf(m_lobby->session()->admit(number)) : nameOf(Trouble(refused(Refusal::TableFull)));
}

void Invitation::decline(int number) {
    if (const Meeting::Guest* const guest = find(number))
        meeting()->decline(number, fits(*guest) ? aphelion::Decline::NotWanted : aphelion::Decline::Full);
}

void Invitation::letOthersTry() {
    if (meeting())
        meeting()->letOthersTry();
}

} // namespace planetx
