#include "device/bluetooth/rights.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QPermissions>
#endif

namespace aphelion {

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)

namespace {

Permission from(Qt::PermissionStatus status) {
    switch (status) {
    case Qt::PermissionStatus::Granted: return Permission::Granted;
    case Qt::PermissionStatus::Undetermined: return Permission::NotAskedYet;
    case Qt::PermissionStatus::Denied: return Permission::Refused;
    }
    return Permission::Refused;
}

} // namespace

Permission bluetoothPermission() { return from(qApp->checkPermission(QBluetoothPermission())); }

void askForBluetooth(std::function<void(Permission)> answered) {
    qApp->requestPermission(QBluetoothPermission(),
                            [answered](const QPermission& permission) { answered(from(permission.status())); });
}

#else

// Before Qt 6.5 only desktops are built for, and those ask nobody.
Permission bluetoothPermission() { return Permission::Granted; }

void askForBluetooth(std::function<void(Permission)> answered) {
    QTimer::singleShot(0, qApp, [answered = std::move(answered)] { answered(Permission::Granted); });
}

#endif

#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)

bool mayBeFound() {
    constexpr quint64 netAdmin = quint64{1} << 12;
    constexpr quint64 netRaw = quint64{1} << 13;
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray all = status.readAll();
    const qsizetype at = all.indexOf("CapEff:");
    const quint64 held =
        at < 0 ? 0 : all.mid(at + 7, all.indexOf('\n', at) - at - 7).trimmed().toULongLong(nullptr, 16);
    return (held & netAdmin) != 0 && (held & netRaw) != 0;
}

#else

bool mayBeFound() { return true; }

#endif

} // namespace aphelion
