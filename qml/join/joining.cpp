#include "qml/join/joining.h"

#include "qml/join/meeting_names.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

using aphelion::Meeting;
using aphelion::Parting;

namespace {

constexpr int usuallySlow = 20'000; // ms
constexpr int second = 1'000;

} // namespace

Joining::Joining(QObject* parent) : QObject(parent) {
    m_slow.setSingleShot(true);
    m_slow.setInterval(usuallySlow);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        m_inVain = true;
        emit changed();
    });
    m_second.setInterval(second);
    connect(&m_second, &QTimer::timeout, this, [this] {
        if (seconds() == 0)
            m_second.stop();
        emit changed();
    });
}

void Joining::setLobby(LobbyForm* lobby) {
    if (m_lobby)
        m_lobby->disconnect(this);
    if (meeting())
        meeting()->disconnect(this);
    m_lobby = lobby;
    if (lobby)
        connect(lobby, &LobbyForm::changed, this, &Joining::follow); // which hears of everything
    if (meeting())
        connect(meeting(), &Meeting::stageChanged, this, &Joining::count);
    count();
    follow();
}

void Joining::setSlowAfter(int milliseconds) {
    m_slow.setInterval(milliseconds); // begins anew if it runs
    emit changed();
}

Meeting* Joining::meeting() const {
    Session* const session = m_lobby ? m_lobby->session() : nullptr;
    return session ? &session->meeting() : nullptr;
}

std::optional<Meeting::Obstacle> Joining::inTheWay() const { return meeting() ? meeting()->obstacle() : std::nullopt; }

void Joining::count() {
    if (seconds() > 0)
        m_second.start();
}

void Joining::follow() {
    const bool searching = stage() == QStringLiteral("Searching");
    m_inVain = m_inVain && searching;
    if (!searching)
        m_slow.stop();
    else if (!m_inVain && !m_slow.isActive())
        m_slow.start();
    emit changed();
}

QString Joining::stage() const { return nameOf(meeting() ? meeting()->stage() : Meeting::Stage::Apart); }

bool Joining::proving() const {
    return meeting() && meeting()->stage() == Meeting::Stage::Searching && meeting()->proving() > 0;
}

bool Joining::arrived() const { return m_lobby && m_lobby->session() && m_lobby->session()->table(); }

QString Joining::obstacle() const { return inTheWay() ? nameOf(*inTheWay()) : QString(); }

bool Joining::isOneOf(std::initializer_list<Parting> these) const {
    return inTheWay() && !inTheWay()->declined && std::ranges::find(these, inTheWay()->why) != these.end();
}

bool Joining::passing() const { return isOneOf({Parting::Silent, Parting::Wait, Parting::Strangers}); }

bool Joining::hopeless() const {
    return isOneOf({Parting::TheyAreNewer, Parting::TheyAreOlder, Parting::NotAdmitted, Parting::Left, Parting::Broken,
                    Parting::Forged});
}

int Joining::seconds() const {
    if (!inTheWay())
        return 0;
    const auto passed = (meeting()->now() - inTheWay()->since).count() / second;
    return std::max(0, inTheWay()->seconds - static_cast<int>(passed));
}

GatheredTable Joining::gathered() const {
    const bool inside = meeting() && !meeting()->gathering().empty();
    return inside ? decodeGathered(meeting()->gathering()).value_or(GatheredTable()) : GatheredTable();
}

QString Joining::host() const {
    const GatheredTable table = gathered();
    const auto host = std::ranges::find(table.seats, aphelion::PublicKey(), &aphelion::SeatTaken::key);
    return host == table.seats.end() ? QString() : qs(host->name); // whose key nobody needs to know yet
}

QString Joining::help() const { return nameOf(gathered().help); }

QVariantList Joining::people() const {
    QVariantList all;
    for (const aphelion::SeatTaken& taken : gathered().seats) {
        const Wish wish = decodeWish(taken.wish).value_or(Wish());
        const auto& own = meeting()->seats();
        const auto mine = std::ranges::find(own, taken.key, &aphelion::SeatTaken::key);
        all.push_back(QVariant::fromValue(LobbyPerson{qs(taken.name), wish.colour, nameOf(wish.season),
                                                      static_cast<int>(factsFor(wish.level)),
                                                      mine == own.end() ? -1 : static_cast<int>(mine - own.begin())}));
    }
    return all;
}

void Joining::tryAgain() {
    m_inVain = false;
    m_slow.stop();
    if (meeting())
        meeting()->tryAgain();
}

} // namespace planetx
