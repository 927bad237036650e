#include "device/bluetooth/qt_announcement.h"

#include <QLowEnergyAdvertisingData>
#include <QLowEnergyAdvertisingParameters>

#include "device/bluetooth/gatt.h"

namespace aphelion {

namespace {

constexpr int interval = 200; // milliseconds: the scans of this device are more important

} // namespace

QtAnnouncement::QtAnnouncement(const QBluetoothAddress& adapter, const std::string& lobby)
    : m_controller(QLowEnergyController::createPeripheral(adapter)) {
    QLowEnergyAdvertisingData shown;
    shown.setDiscoverability(QLowEnergyAdvertisingData::DiscoverabilityGeneral);
    shown.setServices({gatt::announcementFor(lobby)});
    QLowEnergyAdvertisingParameters parameters;
    parameters.setMode(QLowEnergyAdvertisingParameters::AdvNonConnInd);
    parameters.setInterval(interval, interval);
    m_controller->startAdvertising(parameters, shown);
}

// At once, and not later: on Linux the controller's end stops whatever shows this device by then.
QtAnnouncement::~QtAnnouncement() { m_controller->stopAdvertising(); }

} // namespace aphelion
