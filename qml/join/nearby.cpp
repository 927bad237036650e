#include "qml/join/nearby.h"

#include "qml/app/join_link.h"
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

QString Nearby::fillIn(const QString& lobby) {
    if (m_typed.startsWith(lobby))
        return m_typed;
    m_given = lobby;
    return lobby;
}

QString Nearby::read(const QString& text) {
    const qsizetype given = m_given.size();
    const QString symbols = qs(GameCode::typed(utf8(text)));
    const auto link = text.indexOf(joinLink({}), 0, Qt::CaseInsensitive);
    const bool again = given > 0 && symbols.startsWith(m_given + m_given);
    if (again || link > 0 || !symbols.startsWith(m_given))
        m_given.clear();
    return link > 0 ? text.mid(link) : again ? symbols.mid(given) : text;
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
