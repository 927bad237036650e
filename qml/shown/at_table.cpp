#include "qml/shown/at_table.h"

#include <algorithm>
#include <utility>

namespace planetx {

void AtTable::setSession(Session* session) {
    if (m_session == session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session) {
        connect(session, &Session::heard, this, &AtTable::refresh);
        connect(session, &Session::notesChanged, this, &AtTable::refresh);
        connect(session, &Session::closing, this, &AtTable::finish);
        connect(session, &Session::viewpointChanged, this, &AtTable::lookAnew);
        connect(session, &Session::tableChanged, this, &AtTable::lookAnew);
        connect(session, &QObject::destroyed, this, &AtTable::lookAnew);
    }
    emit sessionChanged();
    lookAnew();
}

void AtTable::setHeld(bool held) {
    if (m_held == held)
        return;
    m_held = held;
    emit heldChanged();
    if (!held)
        refresh();
}

void AtTable::lookAnew() {
    look();
    if (std::exchange(m_held, false))
        emit heldChanged();
    refresh();
}

void AtTable::refresh() {
    read();
    if (!m_held)
        emit changed();
}

const Table* AtTable::table() const { return m_session && m_session->table() ? &tableOf(*m_session->table()) : nullptr; }

const Board* AtTable::board() const { return table() ? &table()->board() : nullptr; }

const Seat* AtTable::seat() const { return m_session ? seatOf(*m_session) : nullptr; }

std::optional<PlayerId> AtTable::viewpoint() const { return m_session ? m_session->viewpoint() : std::nullopt; }

Hand AtTable::ownHand() const { return viewpoint() ? handOf(*m_session->table(), *viewpoint()) : Hand(); }

bool AtTable::isHere(PlayerId who) const {
    const KeptTable& kept = *m_session->table();
    return table()->game().lent.contains(who) ? kept.players().contains(who) : kept.isHere(who);
}

bool AtTable::isAway(PlayerId who) const {
    if (!board() || !isSeated(*board(), who) || m_session->table()->isHere(who))
        return false;
    const aphelion::Company company = m_session->meeting().company();
    if (table()->log().isBots(who))
        return !company.hostHere;
    return std::ranges::find(company.present, who) == company.present.end();
}

} // namespace planetx
