#include "device/bluetooth/qt_call.h"

#include <QPointer>
#include <QTimer>

#include "device/bluetooth/forget.h"
#include "device/bluetooth/gatt.h"

namespace aphelion {

namespace {

using namespace std::chrono_literals;

// For the platform to give up a connection that is just being made.
constexpr auto aftermath = 500ms;

QByteArray bytesFor(ByteView value) {
    return {reinterpret_cast<const char*>(value.data()), static_cast<qsizetype>(value.size())};
}

} // namespace

QtCall::QtCall(const QBluetoothDeviceInfo& device, const QBluetoothAddress& adapter, const std::string& lobby)
    : m_lobby(lobby), m_controller(QLowEnergyController::createCentral(device, adapter)) {
    connect(m_controller, &QLowEnergyController::connected, m_controller, &QLowEnergyController::discoverServices);
    connect(m_controller, &QLowEnergyController::discoveryFinished, this, &QtCall::discovered);
    connect(m_controller, &QLowEnergyController::errorOccurred, this, &QtCall::fail, Qt::QueuedConnection);
    connect(m_controller, &QLowEnergyController::disconnected, this, &QtCall::fail);
    m_controller->connectToDevice();
}

QtCall::~QtCall() {
    hangUp();
    if (m_service != nullptr)
        m_service->deleteLater(); // it may be telling us something just now
    QTimer::singleShot(aftermath, m_controller, &QObject::deleteLater);
}

// Where the platform does not say, the other side does.
std::size_t QtCall::capacity() const { return gatt::capacityFor(m_controller->mtu(), gatt::largestValue); }

void QtCall::discovered() {
    m_service = m_controller->createServiceObject(gatt::serviceFor(m_lobby));
    if (m_service == nullptr) {
        forgetDevice(m_controller->remoteAddress(), m_controller->localAddress());
        return fail();
    }
    connect(m_service, &QLowEnergyService::stateChanged, this, &QtCall::serviceChanged);
    connect(m_service, &QLowEnergyService::errorOccurred, this, &QtCall::fail);
    connect(m_service, &QLowEnergyService::characteristicChanged, this, &QtCall::hear);
    connect(m_service, &QLowEnergyService::characteristicWritten, this, &QtCall::written);
    connect(m_service, &QLowEnergyService::descriptorWritten, this, [this] {
        if (!std::exchange(m_open, true) && !m_over)
            emit opened();
    });
    m_service->discoverDetails(QLowEnergyService::SkipValueDiscovery);
}

void QtCall::serviceChanged(QLowEnergyService::ServiceState state) {
    if (state != QLowEnergyService::RemoteServiceDiscovered)
        return;
    const QLowEnergyCharacteristic from = m_service->characteristic(gatt::up);
    const bool whole =
        m_service->characteristic(gatt::down).isValid() && m_service->characteristic(gatt::heard).isValid();
    if (!whole || !from.clientCharacteristicConfiguration().isValid())
        return fail();
    m_service->writeDescriptor(from.clientCharacteristicConfiguration(),
                               QLowEnergyCharacteristic::CCCDEnableIndication);
}

void QtCall::hear(const QLowEnergyCharacteristic& from, const QByteArray& value) {
    if (from.uuid() != gatt::up || m_over || value.isEmpty())
        return;
    ++m_heard;
    const QPointer<QtCall> alive(this);
    emit received(bytesOf({value.constData(), static_cast<std::size_t>(value.size())}));
    if (alive && !m_over && m_told != m_heard)
        tell({});
}

// Says how many were heard, and something short with it.
void QtCall::tell(const QByteArray& value) {
    m_told = m_heard;
    write(gatt::heard, QByteArray(1, static_cast<char>(m_heard)) + value);
}

// What answers a value at once and is short goes together with the news that it was heard.
void QtCall::deliver(ByteView value) {
    if (m_over)
        return;
    if (m_told != m_heard && value.size() < gatt::smallestValue)
        tell(bytesFor(value));
    else
        write(gatt::down, bytesFor(value));
}

void QtCall::written(const QLowEnergyCharacteristic& to, const QByteArray& value) {
    if (!m_over && (to.uuid() == gatt::down || value.size() > 1))
        emit delivered();
}

void QtCall::write(const QBluetoothUuid& characteristic, const QByteArray& value) {
    m_service->writeCharacteristic(m_service->characteristic(characteristic), value,
                                   QLowEnergyService::WriteWithResponse);
}

void QtCall::hangUp() {
    if (std::exchange(m_over, true))
        return;
    m_controller->disconnect(this);
    m_controller->disconnectFromDevice(); // also if it is not connected yet
}

void QtCall::fail() {
    if (m_over)
        return;
    hangUp();
    emit broken();
}

} // namespace aphelion
