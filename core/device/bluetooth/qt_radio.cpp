#include "device/bluetooth/qt_radio.h"

#include "device/bluetooth/gatt.h"
#include "device/bluetooth/qt_call.h"
#include "device/bluetooth/qt_listener.h"
#include "device/bluetooth/rights.h"

namespace aphelion {

namespace {

constexpr int scanTime = 5000; // milliseconds: some radios report a device only once per scan

// Apple gives devices numbers of its own.
RadioAddress addressOf(const QBluetoothDeviceInfo& device) {
    return (device.address().isNull() ? device.deviceUuid().toString() : device.address().toString()).toStdString();
}

} // namespace

QtRadio::QtRadio(const QBluetoothAddress& adapter) : m_adapter(adapter) {
    if (bluetoothPermission() == Permission::Granted)
        look();
    else
        m_state = AirState::NotAllowed;
}

QtRadio::~QtRadio() = default;

// Who has refused is asked once more when they come back to it; whoever refuses twice is not asked any more by
// platforms, and is told where to change it.
void QtRadio::prepare() {
    if (bluetoothPermission() == Permission::Granted)
        return look();
    if (m_asking || m_state == AirState::Forbidden)
        return;
    m_asking = true;
    askForBluetooth([self = QPointer(this)](Permission answer) {
        if (!self)
            return;
        self->m_asking = false;
        if (answer == Permission::Granted)
            self->look();
        else
            self->become(++self->m_refusals > 1 ? AirState::Forbidden : AirState::NotAllowed);
    });
}

// Finds out whether the adapter is there and switched on.
void QtRadio::look() {
#ifndef Q_OS_IOS
    if (!m_device) {
        m_device = std::make_unique<QBluetoothLocalDevice>(m_adapter);
        connect(m_device.get(), &QBluetoothLocalDevice::hostModeStateChanged, this, [this] {
            m_shownInVain = false;
            become(found());
        });
    }
#endif
    become(found());
}

AirState QtRadio::found() const {
    if (m_device && !m_device->isValid())
        return AirState::Unsupported;
    if (m_device && m_device->hostMode() == QBluetoothLocalDevice::HostPoweredOff)
        return AirState::Off;
    if (!mayBeFound())
        return AirState::NoRights;
    return m_shownInVain ? AirState::CannotShow : AirState::Ready;
}

void QtRadio::become(AirState state) {
    if (std::exchange(m_state, state) != state)
        emit stateChanged();
}

void QtRadio::scan(const std::string& lobby) {
    stopScanning();
    m_lobby = lobby;
    m_agent = new QBluetoothDeviceDiscoveryAgent(m_device ? m_device->address() : m_adapter, this);
    m_agent->setLowEnergyDiscoveryTimeout(scanTime);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::deviceDiscovered, this, &QtRadio::discovered);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::deviceUpdated, this, &QtRadio::discovered);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::finished, this, &QtRadio::endScan);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::errorOccurred, this, &QtRadio::scanFailed);
    m_agent->start(QBluetoothDeviceDiscoveryAgent::LowEnergyMethod);
}

void QtRadio::stopScanning() {
    if (!m_agent)
        return;
    m_agent->disconnect(this);
    m_agent->stop();
    m_agent->deleteLater();
    m_agent.clear();
}

void QtRadio::discovered(const QBluetoothDeviceInfo& device) {
    if (!device.serviceUuids().contains(gatt::serviceFor(m_lobby)))
        return;
    const RadioAddress address = addressOf(device);
    m_seen.insert_or_assign(address, device);
    emit seen(address);
}

void QtRadio::endScan() {
    stopScanning();
    emit scanned();
}

void QtRadio::scanFailed(QBluetoothDeviceDiscoveryAgent::Error error) {
    using Agent = QBluetoothDeviceDiscoveryAgent;
    if (error == Agent::PoweredOffError)
        become(AirState::Off);
    else if (error == Agent::InvalidBluetoothAdapterError || error == Agent::UnsupportedPlatformError ||
             error == Agent::UnsupportedDiscoveryMethod)
        become(AirState::Unsupported);
    endScan();
}

std::unique_ptr<RadioPipe> QtRadio::call(const RadioAddress& device, const std::string& lobby) {
    return std::make_unique<QtCall>(m_seen[device], m_device ? m_device->address() : m_adapter, lobby);
}

std::unique_ptr<RadioPipe> QtRadio::listen(const std::string& lobby) {
    auto listener = std::make_unique<QtListener>(m_device ? m_device->address() : m_adapter, lobby);
    connect(listener.get(), &QtListener::notShown, this, [this] {
        m_shownInVain = true;
        become(found());
    });
    return listener;
}

} // namespace aphelion
