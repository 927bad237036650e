#include "qml/join/air_remedy.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QUrl>

#ifdef Q_OS_ANDROID
#include <QJniObject>
#endif

namespace planetx {

void AirRemedy::allow() {
    if (m_session)
        m_session->meeting().prepareAir();
}

bool AirRemedy::hasSettings() {
#if defined(Q_OS_IOS) || defined(Q_OS_MACOS) || defined(Q_OS_ANDROID)
    return true;
#else
    return false;
#endif
}

void AirRemedy::openSettings() {
#if defined(Q_OS_IOS)
    QDesktopServices::openUrl(QUrl(QStringLiteral("app-settings:")));
#elif defined(Q_OS_MACOS)
    QDesktopServices::openUrl(
        QUrl(QStringLiteral("x-apple.systempreferences:com.apple.preference.security?Privacy_Bluetooth")));
#elif defined(Q_OS_ANDROID)
    const QJniObject context = QNativeInterface::QAndroidApplication::context();
    const QJniObject package = QJniObject::fromString(QStringLiteral("package")); // scheme of the address
    const QJniObject app = QJniObject::callStaticObjectMethod(
        "android/net/Uri", "fromParts", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Landroid/net/Uri;",
        package.object<jstring>(), context.callObjectMethod<jstring>("getPackageName").object<jstring>(),
        static_cast<jstring>(nullptr));
    const QJniObject action = QJniObject::fromString(QStringLiteral("android.settings.APPLICATION_DETAILS_SETTINGS"));
    const QJniObject intent("android/content/Intent", "(Ljava/lang/String;Landroid/net/Uri;)V",
                            action.object<jstring>(), app.object());
    constexpr jint newTask = 0x10000000;
    intent.callObjectMethod("addFlags", "(I)Landroid/content/Intent;", newTask);
    context.callMethod<void>("startActivity", "(Landroid/content/Intent;)V", intent.object());
#endif
}

QString AirRemedy::command() {
    return QStringLiteral("sudo setcap cap_net_admin,cap_net_raw+ep '%1'").arg(QCoreApplication::applicationFilePath());
}

void AirRemedy::copyCommand() { QGuiApplication::clipboard()->setText(command()); }

} // namespace planetx
