#include "device/bluetooth/bluetooth_air.h"

namespace aphelion {

BluetoothAir::BluetoothAir(std::unique_ptr<Radio> radio, const BluetoothPatience& patience, QObject* parent)
    : Air(parent), m_radio(std::move(radio)) {
    m_scout = new BluetoothScout(*m_radio, patience, this);
    m_beacon = new BluetoothBeacon(*m_radio, patience, this);
    connect(m_scout, &BluetoothScout::found, this, [this](Link* link) { emit found(link, LinkSide::Central); });
    connect(m_beacon, &BluetoothBeacon::found, this, [this](Link* link) { emit found(link, LinkSide::Peripheral); });
    connect(m_radio.get(), &Radio::stateChanged, this, [this] {
        become(m_radio->state());
        m_scout->look();
        m_beacon->look();
    });
    become(m_radio->state());
}

// Links, scout and beacon use the radio, so they go first.
BluetoothAir::~BluetoothAir() { qDeleteAll(findChildren<QObject*>(Qt::FindDirectChildrenOnly)); }

// A person is asked for the radio when it is first needed, not when the app starts.
void BluetoothAir::show(const std::string& lobby) {
    prepare();
    m_beacon->show(lobby);
}

void BluetoothAir::seek(const std::string& lobby) {
    prepare();
    m_scout->seek(lobby);
}

} // namespace aphelion
