#include "device/link/tcp_scout.h"

#include "device/link/tcp_call.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr int mostDoublings = 5;

} // namespace

TcpScout::TcpScout(NoticeBoard board, QString self, QObject* parent)
    : QObject(parent), m_board(std::move(board)), m_self(std::move(self)) {}

void TcpScout::seek(const std::string& lobby) {
    stop();
    m_lobby = lobby;
}

void TcpScout::stop() {
    m_lobby.reset();
    qDeleteAll(findChildren<TcpCall*>(QString(), Qt::FindDirectChildrenOnly));
    std::erase_if(m_known, [](const auto& known) { return known.second.contact != Contact::Linked; });
}

void TcpScout::glance() {
    for (auto& [id, known] : m_known)
        known.sitOut = std::max(known.sitOut - 1, 0);
    look();
}

void TcpScout::look() {
    if (!m_lobby)
        return;
    const auto notices = m_board.read(*m_lobby);
    std::erase_if(m_known, [&](const auto& known) {
        return known.second.contact == Contact::None &&
               std::ranges::find(notices, known.first, &Notice::id) == notices.end();
    });
    for (const Notice& notice : notices)
        if (const Known& known = m_known[notice.id];
            notice.id != m_self && known.contact == Contact::None && known.sitOut == 0)
            call(notice);
}

void TcpScout::call(const Notice& notice) {
    m_known[notice.id].contact = Contact::Called;
    auto* call = new TcpCall(notice, this);
    connect(call, &TcpCall::linked, this, [this, id = notice.id](Link* link) { linked(id, link); });
    connect(call, &TcpCall::failed, this, [this, id = notice.id] { failed(id); });
    connect(call, &TcpCall::stale, this, [this, notice] {
        m_board.remove(*m_lobby, notice);
        failed(notice.id);
    });
}

void TcpScout::linked(const QString& id, Link* link) {
    m_known[id] = {Contact::Linked};
    connect(link, &Link::closed, this, [this, id] { m_known[id] = {Contact::None, 0, 1}; });
    emit found(link);
}

void TcpScout::failed(const QString& id) {
    Known& known = m_known[id];
    known.contact = Contact::None;
    known.sitOut = 1 << std::min(known.failures++, mostDoublings);
}

} // namespace aphelion
