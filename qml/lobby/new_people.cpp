#include "qml/lobby/new_people.h"

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

bool NewPeople::isNew(const SeatDraft& seat) const {
    return seat.player && std::ranges::find(m_introduced, *seat.player) != m_introduced.end();
}

std::optional<Trouble> NewPeople::introduce(aphelion::Vault& vault, std::vector<SeatDraft>& seats) {
    for (SeatDraft& seat : seats) {
        if (seat.player)
            continue;
        const auto id = vault.addPlayer(utf8(seat.name.simplified()), {}, aphelion::viewOf(utf8(seat.pin)));
        if (!id)
            return id.fault();
        m_introduced.push_back(*id);
        seat.player = *id;
        seat.hasPin = !seat.pin.isEmpty();
    }
    return std::nullopt;
}

void NewPeople::keep(std::vector<SeatDraft>& seats) {
    for (SeatDraft& seat : seats) {
        seat.pin.fill(QChar());
        seat.pin.clear();
    }
    m_introduced.clear();
}

void NewPeople::sendAway(aphelion::Vault& vault, std::vector<SeatDraft>& seats) {
    for (SeatDraft& seat : seats)
        if (isNew(seat))
            seat.player.reset();
    for (const aphelion::StoreId& player : m_introduced)
        (void)vault.removePlayer(player);
    m_introduced.clear();
}

} // namespace planetx
