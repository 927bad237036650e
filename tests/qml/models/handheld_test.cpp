#include <QtTest>

#include "handset/desktop_handset.h"
#include "qml/handset/handheld.h"
#include "qml/handset/links.h"
#include "qml/handset/sharing.h"
#include "qml/pages/stage.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>

using namespace planetx;

namespace {

const QString fine;

// A stage whose device is told what goes on.
struct Held {
    Stage stage;
    Handheld held;

    Held() { held.setApp(stage.app()); }

    QStringList asked() { return std::exchange(stage.asked()->lines, {}); }
    QStringList asked(const QString& about) { return stage.asked()->about(about); }
};

} // namespace

// What the device in somebody's hand is asked for, and when.
class HandheldTest : public QObject {
    Q_OBJECT

private slots:
    void the_screen_stays_on_while_a_table_is_open() {
        Held one;
        QCOMPARE(one.stage.open(), fine);
        QCOMPARE(one.asked(), QStringList());
        QCOMPARE(one.stage.begin("standard", {"Ana", "Luca"}), fine);
        QCOMPARE(one.asked(), QStringList({"awake on"}));
        one.stage.app()->leave();
        QCOMPARE(one.asked(), QStringList({"awake off"}));
    }
    void it_goes_off_by_itself_while_the_app_is_behind_another() {
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana", "Luca"}), fine);
        one.asked();
        one.stage.app()->leftForeground();
        QCOMPARE(one.asked(), QStringList({"awake off"}));
        one.stage.app()->cameForeground();
        QCOMPARE(one.asked(), QStringList({"awake on"}));
    }
    void it_goes_off_by_itself_after_the_end() {
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana", "Luca"}), fine);
        QCOMPARE(one.stage.playUntil("Over"), fine);
        QCOMPARE(one.asked("awake"), QStringList({"awake on", "awake off"}));
    }
    void what_one_player_sees_is_private_until_the_curtain_falls() {
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana", "Luca"}), fine);
        one.asked();
        QCOMPARE(one.stage.sit(0), fine);
        QCOMPARE(one.asked(), QStringList({"private on"}));
        one.stage.session()->lock();
        QCOMPARE(one.asked(), QStringList({"private off"}));
    }
    void who_leaves_for_home_leaves_nothing_private() {
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana"}), fine);
        QCOMPARE(one.stage.sit(0), fine);
        one.asked();
        one.stage.app()->leave();
        QStringList asked = one.asked();
        asked.sort();
        QCOMPARE(asked, QStringList({"awake off", "private off"}));
    }
    void a_curtain_that_falls_in_the_background_is_private_until_it_is_seen() {
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana", "Luca"}), fine);
        QCOMPARE(one.stage.sit(0), fine);
        one.asked();
        one.stage.app()->leftForeground();
        QVERIFY(!one.stage.session()->viewpoint());
        QCOMPARE(one.asked(), QStringList({"awake off"}));
        one.stage.app()->cameForeground();
        QCOMPARE(one.asked(), QStringList({"awake on", "private off"}));
    }
    void an_own_phone_stays_private_in_the_background() { // where its notes stay open
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana"}), fine);
        QCOMPARE(one.stage.sit(0), fine);
        one.asked();
        one.stage.app()->leftForeground();
        QCOMPARE(one.asked(), QStringList({"awake off"}));
    }
    void after_the_end_everybody_may_take_pictures() {
        Held one;
        QCOMPARE(one.stage.begin("standard", {"Ana", "Luca"}), fine);
        QCOMPARE(one.stage.playUntil("Over"), fine);
        QCOMPARE(one.asked("private").value(one.asked("private").size() - 1), QString("private off"));
        one.asked();
        QCOMPARE(one.stage.sit(0), fine);
        QCOMPARE(one.asked(), QStringList());
    }
    void what_is_shared_goes_through_the_device() {
        Held one;
        Sharing sharing;
        QCOMPARE(sharing.share("a text"), QString("Nothing"));
        sharing.setApp(one.stage.app());
        QCOMPARE(sharing.share("a text"), QString("Copied"));
        one.stage.asked()->shares = aphelion::Shared::Handed;
        QCOMPARE(sharing.shareFile("/a/file.png"), QString("Handed"));
        QCOMPARE(one.asked(), QStringList({"share a text", "file /a/file.png"}));
    }
    void a_computer_copies_what_is_shared() {
        aphelion::DesktopHandset computer;
        QCOMPARE(computer.share("S7KM-4QXE"), aphelion::Shared::Copied);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("S7KM-4QXE"));
    }
    void a_link_is_heard_while_the_app_runs() {
        Links links;
        QSignalSpy followed(&links, &Links::followed);
        QVERIFY(QDesktopServices::openUrl(QUrl("aphelion://join/S7KM-4QXE")));
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed.first().first().toString(), QString("aphelion://join/S7KM-4QXE"));
    }
};

QTEST_MAIN(HandheldTest)
#include "handheld_test.moc"
