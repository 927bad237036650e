#include <QtTest>

#include "meeting/sightings.h"

using namespace aphelion;
using namespace std::chrono_literals;
using Lobbies = std::vector<std::string>;

class SightingsTest : public QObject {
    Q_OBJECT

private slots:
    void a_lobby_that_was_not_noticed_for_a_while_is_forgotten() {
        Sightings near(20s);
        QVERIFY(!near.next());
        near.notice("S7", 1s);
        near.notice("E2", 5s);
        near.forget(20s);
        QCOMPARE(near.lobbies(), (Lobbies{"S7", "E2"}));
        QVERIFY(near.next() == 21s);
        near.forget(21s);
        QCOMPARE(near.lobbies(), Lobbies{"E2"});
        QVERIFY(near.next() == 25s);
        near.forget(1h);
        QVERIFY(near.lobbies().empty());
    }

    void a_lobby_that_is_noticed_again_stays_where_it_is() {
        Sightings near(20s);
        near.notice("S7", 0s);
        near.notice("E2", 1s);
        near.notice("S7", 15s);
        QVERIFY(near.next() == 21s);
        near.forget(20s);
        QCOMPARE(near.lobbies(), (Lobbies{"S7", "E2"}));
        near.forget(21s);
        QCOMPARE(near.lobbies(), Lobbies{"S7"});
    }

    void nobody_can_fill_the_list_without_end() {
        Sightings near(20s);
        near.notice("S7", 0s);
        for (int i = 0; i < 1000; ++i)
            near.notice("E" + std::to_string(i), 1s);
        QCOMPARE(near.lobbies().size(), Sightings::most);
        QCOMPARE(near.lobbies().front(), std::string("S7"));
        near.notice("S7", 10s); // who is known stays so
        near.forget(21s);
        QCOMPARE(near.lobbies(), Lobbies{"S7"});
    }
};

QTEST_GUILESS_MAIN(SightingsTest)
#include "sightings_test.moc"
