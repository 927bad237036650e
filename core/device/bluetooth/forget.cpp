#include "device/bluetooth/forget.h"

#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCall>
#include <QDBusVariant>
#include <QRegularExpression>
#include <QThreadPool>

namespace aphelion {

namespace {

constexpr int patience = 2000; // milliseconds

QDBusMessage callTo(const QString& path, const char* interface, const char* method,
                    const QVariantList& arguments = {}) {
    QDBusMessage call = QDBusMessage::createMethodCall(QStringLiteral("org.bluez"), path, QLatin1String(interface),
                                                       QLatin1String(method));
    call.setArguments(arguments);
    return call;
}

// What is answered, or nothing.
QVariant answer(const QDBusMessage& call) {
    return QDBusConnection::systemBus().call(call, QDBus::Block, patience).arguments().value(0);
}

bool isAt(const QString& path, const QBluetoothAddress& adapter) {
    const QVariant address =
        answer(callTo(path, "org.freedesktop.DBus.Properties", "Get", {"org.bluez.Adapter1", "Address"}));
    return QBluetoothAddress(address.value<QDBusVariant>().variant().toString()) == adapter;
}

void forget(const QBluetoothAddress& device, const QBluetoothAddress& adapter) {
    static const QRegularExpression adapterNode(QStringLiteral("node name=\"(hci\\d+)\""));
    const QString all = answer(callTo("/org/bluez", "org.freedesktop.DBus.Introspectable", "Introspect")).toString();
    for (auto found = adapterNode.globalMatch(all); found.hasNext();) {
        const QString path = "/org/bluez/" + found.next().captured(1);
        if (!isAt(path, adapter))
            continue;
        const QDBusObjectPath known(path + "/dev_" + device.toString().replace(':', '_'));
        QDBusConnection::systemBus().asyncCall(
            callTo(path, "org.bluez.Adapter1", "RemoveDevice", {QVariant::fromValue(known)}));
    }
}

} // namespace

// A daemon that hangs holds up nobody.
void forgetDevice(const QBluetoothAddress& device, const QBluetoothAddress& adapter) {
    QThreadPool::globalInstance()->start([device, adapter] { forget(device, adapter); });
}

} // namespace aphelion

#else

namespace aphelion {

void forgetDevice(const QBluetoothAddress&, const QBluetoothAddress&) {}

} // namespace aphelion

#endif
