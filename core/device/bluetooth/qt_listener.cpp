#include "device/bluetooth/qt_listener.h"

#include <QLowEnergyAdvertisingData>
#include <QLowEnergyAdvertisingParameters>
#include <QLowEnergyServiceData>
#include <QPointer>
#include <QTimer>

#include "device/bluetooth/gatt.h"

namespace aphelion {

namespace {

constexpr int interval = 100; // milliseconds

} // namespace

QtListener::QtListener(const QBluetoothAddress& adapter, const std::string& lobby)
    : m_controller(QLowEnergyController::createPeripheral(adapter)) {
    connect(m_controller, &QLowEnergyController::errorOccurred, this, &QtListener::trouble, Qt::QueuedConnection);
    connect(m_controller, &QLowEnergyController::disconnected, this, &QtListener::fail);
    connect(m_controller, &QLowEnergyController::connected, this, [this] {
        if (m_open)
            fail(); // somebody else, or the same one anew
        else
            emit approached();
    });
    m_service = m_controller->addService(gatt::serviceData(lobby));
    if (m_service == nullptr) {
        QTimer::singleShot(0, this, &QtListener::fail);
        return;
    }
    connect(m_service, &QLowEnergyService::characteristicChanged, this, &QtListener::hear);
    QLowEnergyAdvertisingData shown;
    shown.setDiscoverability(QLowEnergyAdvertisingData::DiscoverabilityGeneral);
    shown.setServices({gatt::serviceFor(lobby)});
    QLowEnergyAdvertisingParameters parameters;
    parameters.setInterval(interval, interval);
    m_controller->startAdvertising(parameters, shown);
}

// They may be telling us something just now. The controller must not stay long: on Linux its end stops whatever shows
// this device by then.
QtListener::~QtListener() {
    hangUp();
    if (m_service != nullptr)
        m_service->deleteLater();
    m_controller->deleteLater();
}

std::size_t QtListener::capacity() const { return gatt::capacityFor(m_controller->mtu(), gatt::smallestValue); }

void QtListener::hear(const QLowEnergyCharacteristic& to, const QByteArray& value) {
    if (m_over || value.isEmpty())
        return;
    const QPointer<QtListener> alive(this);
    if (to.uuid() == gatt::heard) {
        if (m_waits && static_cast<quint8>(value.front()) == m_sent) {
            m_waits = false;
            emit delivered();
        }
        if (alive && value.size() > 1)
            take(value.mid(1));
    } else if (to.uuid() == gatt::down) {
        take(value);
    }
}

void QtListener::take(const QByteArray& value) {
    const QPointer<QtListener> alive(this);
    if (!std::exchange(m_open, true))
        emit opened();
    if (alive)
        emit received(bytesOf({value.constData(), static_cast<std::size_t>(value.size())}));
}

// One value at a time: Qt sends only the newest of several.
void QtListener::deliver(ByteView value) {
    if (m_over)
        return;
    ++m_sent;
    m_waits = true;
    m_service->writeCharacteristic(
        m_service->characteristic(gatt::up),
        QByteArray(reinterpret_cast<const char*>(value.data()), static_cast<qsizetype>(value.size())));
}

void QtListener::hangUp() {
    if (std::exchange(m_over, true))
        return;
    m_controller->disconnect(this);
    m_controller->stopAdvertising();
    m_controller->disconnectFromDevice();
}

void QtListener::trouble(QLowEnergyController::Error error) {
    if (error == QLowEnergyController::AdvertisingError)
        emit notShown();
    fail();
}

void QtListener::fail() {
    if (m_over)
        return;
    hangUp();
    emit broken();
}

} // namespace aphelion
