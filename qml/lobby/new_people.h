#pragma once

#include "qml/lobby/lobby_seats.h"
#include "planetx/front/at_session.h"

namespace planetx {

// People who become players of this device for the sake of a table. If nothing comes of the table, they go again.
class NewPeople {
public:
    [[nodiscard]] std::optional<Trouble> introduce(aphelion::Vault& vault, std::vector<SeatDraft>& seats);

    // They stay; nobody needs their PINs any more.
    void keep(std::vector<SeatDraft>& seats);
    void sendAway(aphelion::Vault& vault, std::vector<SeatDraft>& seats);

private:
    bool isNew(const SeatDraft& seat) const;

    std::vector<aphelion::StoreId> m_introduced;
};

} // namespace planetx
