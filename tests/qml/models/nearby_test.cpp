#include <QSignalSpy>
#include <QtTest>

#include "qml/join/nearby.h"
#include "session/own_device.h"

using namespace planetx;

// What somebody who types a code is told of the tables near.
class NearbyTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(!m_guest.switchOn());
        m_guest.session().vicinity().setMemory(aphelion::Milliseconds(200));
    }
    void cleanup() {
        for (aphelion::LoopbackAir& host : m_hosts)
            host.rest();
    }

    void tables_of_newer_versions_and_rubbish_are_left_out() {
        Nearby nearby;
        nearby.setSession(&m_guest.session());
        nearby.setLooking(true);
        for (std::size_t i = 0; const char* lobby : {"T7", "E2", "S7 <b>", "s7", "SU"})
            m_hosts[i++].announce(lobby);
        QTRY_COMPARE(m_guest.session().vicinity().lobbies().size(), std::size_t{5});
        QCOMPARE(lobbies(nearby), QStringList{QStringLiteral("E2")});
        QCOMPARE(nearby.tables().front().value<NearTable>().mode, QStringLiteral("expert"));
    }

    void a_table_can_be_chosen_until_something_else_is_typed() {
        Nearby nearby;
        nearby.setSession(&m_guest.session());
        nearby.setLooking(true);
        m_hosts[0].announce("S7");
        QTRY_COMPARE(nearby.tables().size(), 1);
        const auto typed = [&](const char* symbols) {
            nearby.setTyped(QString::fromLatin1(symbols));
            const auto table = nearby.tables().front().value<NearTable>();
            return std::pair(table.chosen, table.choosable);
        };
        QCOMPARE(typed(""), std::pair(false, true));
        QCOMPARE(typed("S"), std::pair(false, true));
        QCOMPARE(typed("E"), std::pair(false, true));
        QCOMPARE(typed("S7"), std::pair(true, true));
        QCOMPARE(typed("S7KM"), std::pair(true, true));
        QCOMPARE(typed("S8"), std::pair(false, false));
        QCOMPARE(typed("E7KM"), std::pair(false, false));
    }

    void what_a_table_filled_in_and_somebody_typed_again_counts_once() {
        Nearby nearby;
        const auto after = [&](const char* typed) {
            nearby.setTyped({});
            (void)nearby.fillIn(QStringLiteral("S7"));
            return nearby.read(QString::fromLatin1(typed));
        };
        QCOMPARE(after("S7K"), QStringLiteral("S7K"));
        QCOMPARE(after("S7s7"), QStringLiteral("S7"));
        QCOMPARE(after("S7S7KM-4QXE"), QStringLiteral("S7KM4QXE"));
        QCOMPARE(after("S7aphelion://join/S7KM-4QXE"), QStringLiteral("aphelion://join/S7KM-4QXE"));
        QCOMPARE(after("E2"), QStringLiteral("E2"));
        QCOMPARE(nearby.read(QStringLiteral("S7S7")), QStringLiteral("S7S7")); // which nothing filled in
    }

    void it_looks_around_only_while_it_should() {
        m_hosts[0].announce("S7");
        const QSignalSpy noticed(&m_guest.air(), &aphelion::Air::noticed);
        auto nearby = std::make_unique<Nearby>();
        nearby->setSession(&m_guest.session());
        QTest::qWait(150);
        QVERIFY(noticed.isEmpty());
        nearby->setLooking(true);
        QTRY_COMPARE(nearby->tables().size(), 1);
        nearby->setLooking(false);
        QTRY_VERIFY(nearby->tables().isEmpty());
        nearby->setLooking(true);
        QTRY_COMPARE(nearby->tables().size(), 1);
        nearby.reset();
        QTRY_VERIFY(m_guest.session().vicinity().lobbies().empty());
    }

    void two_pages_may_look_at_once() {
        m_hosts[0].announce("S7");
        Nearby stays;
        stays.setSession(&m_guest.session());
        stays.setLooking(true);
        {
            Nearby goes;
            goes.setSession(&m_guest.session());
            goes.setLooking(true);
        }
        QTRY_COMPARE(stays.tables().size(), 1);
    }

    void a_session_may_go_before_it() {
        Nearby nearby;
        nearby.setSession(&m_guest.session());
        nearby.setLooking(true);
        m_guest.switchOff();
        QVERIFY(nearby.tables().isEmpty());
        nearby.setLooking(false);
        nearby.setSession(nullptr);
    }

    void this_device_joins_and_does_not_look_around_any_more() {
        m_hosts[0].announce("S7");
        Nearby nearby;
        nearby.setSession(&m_guest.session());
        nearby.setLooking(true);
        QTRY_COMPARE(nearby.tables().size(), 1);
        m_guest.session().join(GameCode(Mode::Standard, 4711), {});
        QTRY_VERIFY(nearby.tables().isEmpty());
        m_guest.session().leave();
        QTRY_COMPARE(nearby.tables().size(), 1);
    }

private:
    static QStringList lobbies(const Nearby& nearby) {
        QStringList all;
        for (const QVariant& table : nearby.tables())
            all.push_back(table.value<NearTable>().lobby);
        return all;
    }

    std::shared_ptr<aphelion::LoopbackEther> m_ether = std::make_shared<aphelion::LoopbackEther>();
    std::array<aphelion::LoopbackAir, 5> m_hosts{aphelion::LoopbackAir(m_ether), aphelion::LoopbackAir(m_ether),
                                                 aphelion::LoopbackAir(m_ether), aphelion::LoopbackAir(m_ether),
                                                 aphelion::LoopbackAir(m_ether)};
    OwnDevice m_guest{1, m_ether};
};

QTEST_GUILESS_MAIN(NearbyTest)
#include "nearby_test.moc"
