#include <QtTest>

#include "base/cbor.h"
#include "qml/settings/preferences.h"
#include "qml/table/bots.h"
#include "session/own_device.h"

using namespace planetx;

// What was chosen in Settings, on a device of its own.
class PreferencesTest : public QObject {
    Q_OBJECT

    static aphelion::CborWriter chosen(std::size_t items, std::uint64_t version) {
        aphelion::CborWriter writer;
        writer.array(items).number(version).text("fr").text("red").number(150);
        writer.flag(true).flag(false).flag(true).flag(true);
        return writer;
    }
    static void check(const Preferences& read, bool contrast) {
        QCOMPARE(read.language(), QString("fr"));
        QCOMPARE(read.theme(), QString("red"));
        QCOMPARE(read.textSize(), 150);
        QVERIFY(read.reducedMotion() && !read.sound() && read.haptics() && read.lockOwnPhone());
        QCOMPARE(read.highContrast(), contrast);
    }

private slots:
    void init() {
        m_device = std::make_unique<OwnDevice>();
        QVERIFY(!m_device->switchOn());
    }
    void what_an_older_app_has_stored_counts() {
        store(chosen(8, 1));
        check(read(), false);
    }
    void high_contrast_is_kept_with_the_rest() {
        store(chosen(8, 1));
        Preferences preferences;
        preferences.read(&m_device->session());
        preferences.setHighContrast(true);
        check(preferences, true);
        check(read(), true);
    }
    void this_version_is_read_as_it_is_described() {
        auto writer = chosen(9, 2);
        store(writer.flag(true));
        check(read(), true);
    }
    void the_bots_pace_is_kept_beside_the_rest() {
        store(chosen(8, 1));
        QCOMPARE(read().botPace(), QString("normal"));
        m_preferences->setBotPace(QStringLiteral("slow"));
        check(read(), false);
        QCOMPARE(read().botPace(), QString("slow"));
        const auto paceAt = [](const char* speed) {
            planetx::Bots bots;
            bots.setSpeed(QString(speed));
            return bots.pace();
        };
        QVERIFY(paceAt("quick") < paceAt("normal") && paceAt("normal") < paceAt("slow"));
    }
    void what_cannot_be_read_is_as_if_nothing_had_been_chosen() {
        store(chosen(9, 1));
        QCOMPARE(read().theme(), QString("dark"));
        store(chosen(9, 2));
        QCOMPARE(read().theme(), QString("dark"));
        store(chosen(9, 3));
        QCOMPARE(read().theme(), QString("dark"));
    }

private:
    void store(aphelion::CborWriter& writer) {
        QVERIFY(!m_device->session().vault().device().set("preferences", writer.take()));
    }
    void store(aphelion::CborWriter&& writer) { store(writer); }
    Preferences& read() {
        m_preferences = std::make_unique<Preferences>();
        m_preferences->read(&m_device->session());
        return *m_preferences;
    }

    std::unique_ptr<OwnDevice> m_device;
    std::unique_ptr<Preferences> m_preferences;
};

QTEST_GUILESS_MAIN(PreferencesTest)
#include "preferences_test.moc"
