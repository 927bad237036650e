#include "handset/desktop_handset.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

#if defined(Q_OS_LINUX)
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

#include <optional>

namespace aphelion {

#if defined(Q_OS_LINUX)

namespace {

bool inRuntimeFolder(const char* name) {
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFile::exists(folder + QLatin1String(name));
}

// Looking for a bus where there is none could start one, and wait for it.
bool hasBus() { return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") || inRuntimeFolder("/bus"); }

QDBusMessage screenSaver(const char* verb, const QVariantList& arguments) {
    const auto name = QStringLiteral("org.freedesktop.ScreenSaver");
    QDBusMessage call =
        QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/ScreenSaver"), name, QLatin1String(verb));
    call.setArguments(arguments);
    call.setAutoStartService(false);
    return call;
}

void release(uint cookie) { QDBusConnection::sessionBus().send(screenSaver("UnInhibit", {cookie})); }

} // namespace

// A wish that the screen stays on. The desktop answers it when it likes, maybe after it is over.
struct DesktopHandset::Inhibition : std::enable_shared_from_this<Inhibition> {
    std::optional<uint> cookie;

    ~Inhibition() {
        if (cookie)
            release(*cookie);
    }
    void ask() {
        if (!hasBus())
            return;
        auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(screenSaver(
            "Inhibit", {QGuiApplication::applicationDisplayName(), QStringLiteral("A game is being played")})));
        QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, wish = weak_from_this()] {
            const QDBusPendingReply<uint> reply = *answer;
            const auto still = wish.lock();
            if (reply.isValid() && still)
                still->cookie = reply.value();
            else if (reply.isValid())
                release(reply.value());
            answer->deleteLater();
        });
    }
};

// Without a sound server Qt would complain about that in the terminal.
bool DesktopHandset::mayBeHeard() const {
    return qEnvironmentVariableIsSet("PULSE_SERVER") || inRuntimeFolder("/pulse/native");
}

#else

struct DesktopHandset::Inhibition {
    void ask() {}
};

bool DesktopHandset::mayBeHeard() const { return true; }

#endif

DesktopHandset::~DesktopHandset() = default;

void DesktopHandset::stayAwake(bool on) {
    m_awake.reset();
    if (!on)
        return;
    m_awake = std::make_shared<Inhibition>();
    m_awake->ask();
}

Shared DesktopHandset::share(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    return Shared::Copied;
}

std::unique_ptr<Handset> platformHandset() { return std::make_unique<DesktopHandset>(); }

} // namespace aphelion
