#include "qml/join/nearby.h"

#include "qml/shown/names.h"

namespace planetx {

using aphelion::Vicinity;

Nearby::~Nearby() {
    if (m_watched)
        m_watched->stopLooking();
}

void Nearby::setSession(Session* session) {
    if (m_session == session)
        return;
    if (m_session)
        m_session->vicinity().disconnect(this);
    m_session = session;
    if (session)
        connect(&session->vicinity(), &Vicinity::changed, this, &Nearby::changed);
    follow();
}

void Nearby::setLooking(bool looking) {
    if (std::exchange(m_looking, looking) != looking)
        follow();
}

void Nearby::follow() {
    Vicinity* const wanted = m_looking && m_session ? &m_session->vicinity() : nullptr;
    if (m_watched != wanted) {
        if (m_watched)
            m_watched->stopLooking();
        m_watched = wanted;
        if (wanted)
            wanted->look();
    }
    emit changed();
}

void Nearby::setTyped(const QString& symbols) {
    if (std::exchange(m_typed, symbols) != symbols)
        emit changed();
}

QVariantList Nearby::tables() const {
    QVariantList all;
    if (!m_session)
        return all;
    for (const std::string& near : m_session->vicinity().lobbies()) {
        const auto mode = GameCode::modeOfLobby(near);
        if (!mode)
            continue;
        const QString lobby = qs(near);
        const bool chosen = m_typed.startsWith(lobby);
        all.push_back(
            QVariant::fromValue(NearTable{lobby, qs(name(*mode)), chosen, chosen || m_typed.size() < lobby.size()}));
    }
    return all;
}

} // namespace planetx
