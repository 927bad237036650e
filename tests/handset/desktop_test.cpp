#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QtTest>

#include "handset/desktop_handset.h"

using aphelion::DesktopHandset;

// A desktop that keeps its screen on for whoever asks; it can take its time to answer.
class Desktop : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QStringList heard;
    bool slow = false;

    void answer() {
        for (const QDBusMessage& call : std::exchange(m_waiting, {}))
            bus().send(call.createReply(QVariant(m_next++)));
    }
    static QDBusConnection bus() { return QDBusConnection::connectToBus(QDBusConnection::SessionBus, "desktop"); }

public slots:
    uint Inhibit(const QString&, const QString& reason) {
        heard.push_back("Inhibit: " + reason);
        if (!slow)
            return m_next++;
        setDelayedReply(true);
        m_waiting.push_back(message());
        return 0;
    }
    void UnInhibit(uint cookie) { heard.push_back(QString("UnInhibit %1").arg(cookie)); }

private:
    uint m_next = 1;
    QList<QDBusMessage> m_waiting;
};

// A computer as a handset: what it asks of the desktop.
class DesktopHandsetTest : public QObject {
    Q_OBJECT

    Desktop m_desktop;

    // Until everything that was sent has been heard, the answers too.
    void settle() const {
        QTest::qWait(0);
        for (int i = 0; i < 20; ++i) {
            QDBusMessage ping = QDBusMessage::createMethodCall(
                "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.DBus.Peer", "Ping");
            const QDBusPendingCall call = QDBusConnection::sessionBus().asyncCall(ping);
            QVERIFY(QTest::qWaitFor([&] { return call.isFinished(); }));
        }
    }

private slots:
    void initTestCase() {
        QVERIFY(Desktop::bus().registerService("org.freedesktop.ScreenSaver"));
        QVERIFY(
            Desktop::bus().registerObject("/org/freedesktop/ScreenSaver", &m_desktop, QDBusConnection::ExportAllSlots));
    }
    void init() { m_desktop.heard.clear(); }

    void the_screen_is_kept_on_and_let_go() {
        DesktopHandset handset;
        handset.stayAwake(true);
        QTRY_COMPARE(m_desktop.heard, QStringList({"Inhibit: A game is being played"}));
        settle();
        handset.stayAwake(false);
        QTRY_COMPARE(m_desktop.heard.size(), 2);
        QCOMPARE(m_desktop.heard.last(), "UnInhibit 1");
    }
    void a_wish_that_is_granted_too_late_is_given_back() {
        m_desktop.slow = true;
        DesktopHandset handset;
        handset.stayAwake(true);
        QTRY_COMPARE(m_desktop.heard.size(), 1);
        handset.stayAwake(false);
        m_desktop.slow = false;
        m_desktop.answer();
        QTRY_COMPARE(m_desktop.heard.size(), 2);
        QCOMPARE(m_desktop.heard.last(), "UnInhibit 2");
    }
    void who_goes_away_lets_the_screen_go() {
        {
            DesktopHandset handset;
            handset.stayAwake(true);
            QTRY_COMPARE(m_desktop.heard.size(), 1);
            settle();
        }
        QTRY_COMPARE(m_desktop.heard.size(), 2);
    }
    void a_desktop_without_a_screen_saver_is_not_waited_for() {
        QVERIFY(Desktop::bus().unregisterService("org.freedesktop.ScreenSaver"));
        DesktopHandset handset;
        handset.stayAwake(true);
        handset.stayAwake(false);
        // The bus hears one connection in order: an answer to it now comes after the wishes above.
        QVERIFY(
            QDBusConnection::sessionBus().interface()->serviceOwner("org.freedesktop.ScreenSaver").error().isValid());
        QVERIFY(Desktop::bus().registerService("org.freedesktop.ScreenSaver"));
        settle();
        QCOMPARE(m_desktop.heard, QStringList());
    }
    void without_a_sound_server_nothing_is_heard() {
        QTemporaryDir runtime;
        qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
        qunsetenv("PULSE_SERVER");
        DesktopHandset handset;
        QVERIFY(!handset.mayBeHeard());
        QVERIFY(QDir(runtime.path()).mkdir("pulse"));
        QFile server(runtime.filePath("pulse/native"));
        QVERIFY(server.open(QFile::WriteOnly));
        QVERIFY(handset.mayBeHeard());
    }
    void a_computer_is_not_felt() {
        DesktopHandset handset;
        QVERIFY(!handset.canFeel());
        QCOMPARE(handset.shareFile("/somewhere"), aphelion::Shared::Nothing);
    }
};

// On a bus of its own, whatever this computer has.
int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("OWN_BUS")) {
        qputenv("OWN_BUS", "1");
        QStringList call{"--", argv[0]};
        for (int i = 1; i < argc; ++i)
            call.push_back(argv[i]);
        return QProcess::execute("dbus-run-session", call);
    }
    QCoreApplication app(argc, argv);
    DesktopHandsetTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "desktop_test.moc"
