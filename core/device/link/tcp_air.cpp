#include "device/link/tcp_air.h"

#include "device/link/tcp_beacon.h"
#include "device/link/tcp_scout.h"

#include <QFileSystemWatcher>
#include <QPointer>
#include <QStandardPaths>
#include <QTimer>
#include <QUuid>

namespace aphelion {

TcpAir::TcpAir(const QString& folder, std::chrono::milliseconds glance, QObject* parent)
    : Air(parent), m_board(folder), m_id(QUuid::createUuid().toString(QUuid::Id128)) {
    m_beacon = new TcpBeacon(m_board, m_id, this);
    m_scout = new TcpScout(m_board, m_id, this);
    connect(m_beacon, &TcpBeacon::found, this, [this](Link* link) { emit found(link, LinkSide::Peripheral); });
    connect(m_scout, &TcpScout::found, this, [this](Link* link) { emit found(link, LinkSide::Central); });
    m_watcher = new QFileSystemWatcher(this);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, m_scout, &TcpScout::look);
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, m_beacon, &TcpBeacon::glance);
    connect(timer, &QTimer::timeout, m_scout, &TcpScout::glance);
    connect(timer, &QTimer::timeout, this, &TcpAir::glance);
    timer->start(glance);
    become(open() ? AirState::Ready : AirState::NotAllowed);
}

TcpAir::~TcpAir() { withdraw(); }

// Makes the folder and watches it, also if somebody has removed it meanwhile.
bool TcpAir::open() {
    return m_board.open() && (!m_watcher->directories().isEmpty() || m_watcher->addPath(m_board.folder()));
}

QString TcpAir::usualFolder() {
    if (QString given = qEnvironmentVariable("APHELION_AIR"); !given.isEmpty())
        return given;
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return (runtime.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::TempLocation) : runtime) +
           "/aphelion-air";
}

void TcpAir::show(const std::string& lobby) {
    if (!open())
        return become(AirState::NotAllowed);
    withdraw();
    become(m_beacon->show(lobby) ? AirState::Ready : AirState::Failed);
}

void TcpAir::seek(const std::string& lobby) {
    become(open() ? AirState::Ready : AirState::NotAllowed);
    m_scout->seek(lobby);
    QTimer::singleShot(0, m_scout, &TcpScout::look);
}

void TcpAir::stopShowing() { m_beacon->stop(); }

void TcpAir::stopSeeking() { m_scout->stop(); }

void TcpAir::announce(const std::string& lobby) {
    if (m_announced == lobby)
        return;
    withdraw();
    m_announced = lobby;
}

void TcpAir::stopAnnouncing() {
    withdraw();
    m_announced.reset();
}

void TcpAir::withdraw() {
    if (m_announced)
        m_board.withdraw(*m_announced, m_id);
}

// Whoever hears of a lobby may do away with this air.
void TcpAir::glance() {
    if (m_beacon->lobby())
        return;
    if (m_announced)
        m_board.announce(*m_announced, m_id);
    if (!m_looksAround || m_scout->lobby())
        return;
    const QPointer<TcpAir> alive(this);
    for (const std::string& lobby : m_board.announced(m_id))
        if (alive && m_looksAround)
            emit noticed(lobby);
}

} // namespace aphelion
