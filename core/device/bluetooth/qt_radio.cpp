#include "device/bluetooth/qt_radio.h"

#include <QTimer>

#include "device/bluetooth/gatt.h"
#include "device/bluetooth/qt_announcement.h"
#include "device/bluetooth/qt_call.h"
#include "device/bluetooth/qt_listener.h"

namespace aphelion {

namespace {

constexpr int scanTime = 5000; // milliseconds: some radios report a device only once per scan
constexpr int offTime = 3000;

// Qt complains on the standard error where there is no Bluetooth. People are told in another way.
struct Hush {
    QtMessageHandler before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    ~Hush() { qInstallMessageHandler(before); }
};

// Apple gives devices numbers of its own.
RadioAddress addressOf(const QBluetoothDeviceInfo& device) {
    return (device.address().isNull() ? device.deviceUuid().toString() : device.address().toString()).toStdString();
}

bool isHopeless(QBluetoothDeviceDiscoveryAgent::Error error) {
    using Agent = QBluetoothDeviceDiscoveryAgent;
    return error == Agent::InvalidBluetoothAdapterError || error == Agent::UnsupportedPlatformError ||
           error == Agent::UnsupportedDiscoveryMethod;
}

} // namespace

// Platforms ask no third time; who has refused twice is told where to change it.
void QtRadio::prepare() {
    if (bluetoothPermission() == Permission::Granted)
        return look();
    if (m_refusals > 1)
        return become(AirState::Forbidden);
    become(AirState::NotAllowed);
    if (!std::exchange(m_asking, true))
        askForBluetooth([self = QPointer(this)](Permission answer) {
            if (self)
                self->answered(answer);
        });
}

void QtRadio::answered(Permission answer) {
    m_asking = false;
    m_refusals += answer == Permission::Granted ? 0 : 1;
    look();
}

// Nobody is asked: a person may have decided in the system's settings.
void QtRadio::look() {
    if (bluetoothPermission() != Permission::Granted)
        return become(m_refusals > 1 ? AirState::Forbidden : AirState::NotAllowed);
    m_refusals = 0;
    m_shownInVain = false;
    watchAdapter();
    become(found());
}

// One that is not there may have been plugged in since. Apple's phones have none to be watched.
void QtRadio::watchAdapter() {
#ifndef Q_OS_IOS
    if (m_device && m_device->isValid())
        return;
    const Hush hush;
    m_device = std::make_unique<QBluetoothLocalDevice>(m_adapter);
    connect(m_device.get(), &QBluetoothLocalDevice::hostModeStateChanged, this, [this] {
        m_shownInVain = false;
        become(found());
    });
#endif
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
    if (std::exchange(m_lobby, lobby) != lobby)
        m_seen.clear();
    m_looksAround = false;
    beginScan();
}

void QtRadio::lookAround() {
    stopScanning();
    m_looksAround = true;
    beginScan();
}

void QtRadio::beginScan() {
    m_agent = new QBluetoothDeviceDiscoveryAgent(m_device ? m_device->address() : m_adapter, this);
    m_agent->setLowEnergyDiscoveryTimeout(scanTime);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::deviceDiscovered, this, &QtRadio::discovered);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::deviceUpdated, this, &QtRadio::discovered);
    connect(m_agent, &QBluetoothDeviceDiscoveryAgent::finished, this, &QtRadio::scanSucceeded);
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
    if (m_looksAround)
        return overheard(device);
    if (!device.serviceUuids().contains(gatt::serviceFor(m_lobby)))
        return;
    const RadioAddress address = addressOf(device);
    m_seen.insert_or_assign(address, device);
    emit seen(address);
}

// One without a strength was heard in an earlier scan, and not in this one.
void QtRadio::overheard(const QBluetoothDeviceInfo& device) {
    if (device.rssi() == 0)
        return;
    const QPointer<QtRadio> alive(this);
    for (const std::string& lobby : gatt::lobbiesAnnouncedBy(device.serviceUuids()))
        if (alive)
            emit noticed(lobby);
}

void QtRadio::endScan() {
    stopScanning();
    emit scanned();
}

void QtRadio::scanFailed(QBluetoothDeviceDiscoveryAgent::Error error) {
    if (error == QBluetoothDeviceDiscoveryAgent::PoweredOffError) {
        become(AirState::Off);
        if (!m_device)
            QTimer::singleShot(offTime, this, &QtRadio::probe);
    } else if (!m_looksAround && isHopeless(error)) { // who only looks around can do without
        become(AirState::Unsupported);
    }
    endScan();
}

// Where no adapter can be watched, only a scan tells that Bluetooth is off, and that it is on again.
void QtRadio::probe() {
    if (!m_agent)
        scan(m_lobby);
}

void QtRadio::scanSucceeded() {
    endScan();
    if (!m_device && m_state == AirState::Off)
        become(found());
}

void QtRadio::notShown() {
    m_shownInVain = true;
    become(found());
    if (!m_device)
        probe();
}

std::unique_ptr<QObject> QtRadio::announce(const std::string& lobby) {
    return std::make_unique<QtAnnouncement>(m_device ? m_device->address() : m_adapter, lobby);
}

std::unique_ptr<RadioPipe> QtRadio::call(const RadioAddress& device, const std::string& lobby) {
    return std::make_unique<QtCall>(m_seen[device], m_device ? m_device->address() : m_adapter, lobby);
}

std::unique_ptr<RadioPipe> QtRadio::listen(const std::string& lobby) {
    auto listener = std::make_unique<QtListener>(m_device ? m_device->address() : m_adapter, lobby);
    connect(listener.get(), &QtListener::notShown, this, &QtRadio::notShown);
    return listener;
}

} // namespace aphelion
