#include <QtTest>

#include <rapidcheck.h>

#include "device/bluetooth/gatt.h"

using namespace aphelion;

namespace {

QBluetoothUuid uuid(const char* text) { return QBluetoothUuid(QString::fromLatin1(text)); }

} // namespace

// What a device shows.
class GattTest : public QObject {
    Q_OBJECT

private slots:
    void a_lobby_stands_in_the_last_six_bytes() {
        QCOMPARE(gatt::serviceFor("S7"), uuid("{a9e11000-7d3c-4b58-9f0e-533700000000}"));
        QCOMPARE(gatt::announcementFor("S7"), uuid("{a9e11010-7d3c-4b58-9f0e-533700000000}"));
        QCOMPARE(gatt::announcementFor("seven letters"), gatt::announcementFor("seven "));
    }

    void a_lobby_that_is_announced_is_read_as_it_was() {
        QVERIFY(rc::check("letters and digits, one to six", [] {
            const std::string symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
            const auto size = *rc::gen::inRange(1, 7);
            const auto lobby =
                *rc::gen::container<std::string>(static_cast<std::size_t>(size), rc::gen::elementOf(symbols));
            RC_ASSERT(gatt::lobbyAnnouncedBy(gatt::announcementFor(lobby)) == lobby);
            RC_ASSERT(!gatt::lobbyAnnouncedBy(gatt::serviceFor(lobby))); // of somebody who waits
        }));
    }

    void what_is_not_a_lobby_is_not_read_data() {
        QTest::addColumn<QBluetoothUuid>("shown");
        QTest::newRow("nothing") << QBluetoothUuid();
        QTest::newRow("empty") << uuid("{a9e11010-7d3c-4b58-9f0e-000000000000}");
        QTest::newRow("another head") << uuid("{a9e11010-7d3c-4b58-9f0f-533700000000}");
        QTest::newRow("another beginning") << uuid("{a9e11011-7d3c-4b58-9f0e-533700000000}");
        QTest::newRow("a characteristic") << gatt::down;
        QTest::newRow("a number of sixteen bits") << QBluetoothUuid(quint16{0x1800});
        QTest::newRow("a line feed") << uuid("{a9e11010-7d3c-4b58-9f0e-530a00000000}");
        QTest::newRow("a space") << uuid("{a9e11010-7d3c-4b58-9f0e-532000000000}");
        QTest::newRow("markup") << gatt::announcementFor("<b>");
        QTest::newRow("no ASCII") << gatt::announcementFor("\u202e7");
        QTest::newRow("all bits") << uuid("{a9e11010-7d3c-4b58-9f0e-ffffffffffff}");
        QTest::newRow("a gap in the middle") << uuid("{a9e11010-7d3c-4b58-9f0e-530037000000}");
        QTest::newRow("something after the end") << uuid("{a9e11010-7d3c-4b58-9f0e-533700000001}");
        QTest::newRow("nothing before it") << uuid("{a9e11010-7d3c-4b58-9f0e-005337000000}");
    }
    void what_is_not_a_lobby_is_not_read() {
        QFETCH(QBluetoothUuid, shown);
        QVERIFY(!gatt::lobbyAnnouncedBy(shown));
    }

    void who_waits_for_a_lobby_does_not_announce_it_any_more() {
        using Lobbies = std::vector<std::string>;
        const auto s7 = gatt::announcementFor("S7");
        const auto e2 = gatt::announcementFor("E2");
        QCOMPARE(gatt::lobbiesAnnouncedBy({}), Lobbies{});
        QCOMPARE(gatt::lobbiesAnnouncedBy({gatt::down, s7, e2}), (Lobbies{"S7", "E2"}));
        QCOMPARE(gatt::lobbiesAnnouncedBy({s7, e2, gatt::serviceFor("S7")}), Lobbies{"E2"});
        QCOMPARE(gatt::lobbiesAnnouncedBy({gatt::serviceFor("S8"), s7}),
                 Lobbies{"S7"}); // it has been a guest elsewhere
    }

    void any_sixteen_bytes_can_be_shown() {
        QVERIFY(rc::check("whatever they are, nothing strange is read", [] {
            const auto tail = *rc::gen::container<std::string>(6, rc::gen::arbitrary<char>());
            const auto lobby = gatt::lobbyAnnouncedBy(gatt::announcementFor(tail));
            RC_ASSERT(!lobby || std::ranges::all_of(*lobby, [](unsigned char c) { return std::isalnum(c) != 0; }));
        }));
    }
};

QTEST_GUILESS_MAIN(GattTest)
#include "gatt_test.moc"
