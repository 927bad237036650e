#include "device/bluetooth/bluetooth_air.h"

namespace aphelion {

BluetoothAir::BluetoothAir(std::unique_ptr<Radio> radio, const BluetoothPatience& patience, QObject* parent)
    : Air(parent), m_radio(std::move(radio)) {
    m_scout = new BluetoothScout(*m_radio, patience, this);
    m_beacon = new BluetoothBeacon(*m_radio, patience, this);
    m_herald = new BluetoothHerald(*m_radio, patience, this);
    m_lookout = new BluetoothLookout(*m_radio, patience, this);
    connect(m_scout, &BluetoothScout::found, this, [this](Link* link) { emit found(link, LinkSide::Central); });
    connect(m_beacon, &BluetoothBeacon::found, this, [this](Link* link) { emit found(link, LinkSide::Peripheral); });
    connect(m_lookout, &BluetoothLookout::noticed, this, &Air::noticed);
    connect(m_radio.get(), &Radio::stateChanged, this, &BluetoothAir::radioChanged);
    become(m_radio->state());
}

// Links, scout, beacon and the others use the radio, so they go first.
BluetoothAir::~BluetoothAir() { qDeleteAll(findChildren<QObject*>(Qt::FindDirectChildrenOnly)); }

void BluetoothAir::show(const std::string& lobby) {
    if (m_beacon->lobby() == lobby)
        return;
    need();
    m_herald->stop(); // first, or its end would be the end of the beacon's showing too
    m_lookout->stop();
    m_beacon->show(lobby);
}

void BluetoothAir::seek(const std::string& lobby) {
    if (m_scout->lobby() == lobby)
        return;
    need();
    m_lookout->stop();
    m_scout->seek(lobby);
}

void BluetoothAir::stopShowing() {
    m_beacon->stop();
    settle();
}

void BluetoothAir::stopSeeking() {
    m_scout->stop();
    settle();
}

void BluetoothAir::announce(const std::string& lobby) {
    m_announced = lobby;
    settle();
}

void BluetoothAir::stopAnnouncing() {
    m_announced.reset();
    settle();
}

void BluetoothAir::lookAround() {
    m_looksAround = true;
    m_radio->look();
    settle();
}

void BluetoothAir::stopLookingAround() {
    m_looksAround = false;
    settle();
}

// What makes way for showing and seeking goes on when they do not need the radio.
void BluetoothAir::settle() {
    const bool shows = m_beacon->lobby().has_value();
    const bool seeks = m_scout->lobby().has_value();
    m_announced && !shows ? m_herald->announce(*m_announced) : m_herald->stop();
    m_looksAround && !shows && !seeks ? m_lookout->look() : m_lookout->stop();
}

// A person is asked for the radio when it is first needed, not when the app starts; then only if they want to be.
void BluetoothAir::need() { m_asked ? m_radio->look() : prepare(); }

void BluetoothAir::prepare() {
    m_asked = true;
    m_radio->prepare();
}

void BluetoothAir::wake() {
    m_radio->look();
    m_scout->look();
    m_beacon->renew();
    m_herald->renew();
    settle();
}

// A radio that is off has no connections, whether it says so or not. What others are told comes last: they may do
// away with this air.
void BluetoothAir::radioChanged() {
    const AirState state = m_radio->state();
    if (!canSeek(state))
        for (BluetoothLink* link : findChildren<BluetoothLink*>(Qt::FindDirectChildrenOnly))
            QTimer::singleShot(0, link, &BluetoothLink::lose);
    m_scout->look();
    m_beacon->look();
    settle();
    become(state);
}

} // namespace aphelion
