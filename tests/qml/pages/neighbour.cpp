#include "qml/pages/neighbour.h"

namespace planetx {

Neighbour::Neighbour(std::shared_ptr<aphelion::LoopbackEther> ether, std::uint64_t seed, QObject* parent)
    : QObject(parent),
      m_rng(seed),
      m_air(std::move(ether)),
      m_app({aphelion::noKeystore(),
             {[this] { return ++m_time; },
              [this](std::span<std::uint8_t> bytes) {
                  for (auto& byte : bytes)
                      byte = static_cast<std::uint8_t>(m_rng.below(256));
              }},
             aphelion::Work::cheapest(),
             &m_air},
            nullptr) {
    if (const QString trouble = m_app.open(m_folder.filePath(QStringLiteral("data"))); !trouble.isEmpty())
        qFatal("%s", qPrintable(trouble));
    m_lobby.setSession(m_app.session());
    m_invitation.setLobby(&m_lobby);
    m_joining.setLobby(&m_lobby);
}

void Neighbour::seat(const QString& code, const QStringList& names) {
    while (!m_lobby.seats().isEmpty())
        m_lobby.remove(0);
    m_lobby.setCode(code);
    for (const QString& name : names)
        m_lobby.add(name);
}

QString Neighbour::join(const QString& code, const QStringList& names) {
    seat(code, names);
    return m_lobby.join();
}

QString Neighbour::invite(const QString& code, const QStringList& names, bool withBoard) {
    seat(code, names);
    m_lobby.setWithBoard(withBoard);
    m_lobby.invite();
    return {};
}

QString Neighbour::admitAll() {
    QString trouble;
    for (const QVariant& guest : m_invitation.guests())
        if (trouble.isEmpty())
            trouble = m_invitation.admit(guest.value<LobbyGuest>().number);
    return trouble;
}

QString Neighbour::start() { return m_app.beginTable(&m_lobby); }

void Neighbour::leave() {
    m_left = m_app.atTable() ? qs(aphelion::hex(session()->table()->id())) : QString();
    m_app.leave();
}

QString Neighbour::release(int player) { return nameOf(session()->releaseSeat(player)); }

QString Neighbour::comeBack() { return m_app.resume(m_left); }

QString Neighbour::act(PlayerId who, const Action& action) {
    AllModels models(*session());
    QString trouble = models.act(who, action);
    session()->lock();
    return trouble;
}

} // namespace planetx
