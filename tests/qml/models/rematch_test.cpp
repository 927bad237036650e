#include <QtTest>

#include "qml/app/app.h"
#include "qml/shown/names.h"

using namespace planetx;

namespace {

const QString fine;

} // namespace

class RematchTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    App m_app{{aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}, nullptr};

    static LobbySeat seat(const LobbyForm& lobby, int i) { return lobby.seats()[i].value<LobbySeat>(); }

    // Three people who chose everything themselves.
    QString begin() {
        static int folders = 0;
        if (const QString trouble = m_app.open(m_dir.filePath(QString::number(++folders))); !trouble.isEmpty())
            return trouble;
        LobbyForm lobby;
        lobby.setSession(m_app.session());
        lobby.setCode(m_app.newCode(QStringLiteral("expert")));
        lobby.setWithBoard(true);
        lobby.setHelp(QStringLiteral("Hints"));
        for (const char* name : {"Ana", "Luca", "Mira"})
            lobby.add(QString::fromLatin1(name));
        lobby.setColour(0, 3);
        lobby.setSeason(0, QStringLiteral("Winter"));
        lobby.setLevel(1, QStringLiteral("Junior"));
        lobby.setPin(2, QStringLiteral("4711"));
        return m_app.beginTable(&lobby);
    }

private slots:
    void the_same_people_sit_down_again_at_a_new_sky() {
        QCOMPARE(begin(), fine);
        const GameCode before = tableOf(*m_app.session()->table()).game().setup.code;
        LobbyForm lobby; // of people who have been somewhere else in the meantime
        lobby.setSession(m_app.session());
        lobby.add(QStringLiteral("Somebody"));
        QCOMPARE(m_app.rematch(&lobby), fine);
        QCOMPARE(lobby.mode(), QStringLiteral("expert"));
        QVERIFY(lobby.code() != qs(before.text()));
        QVERIFY(!lobby.played());
        QVERIFY(lobby.withBoard());
        QCOMPARE(lobby.help(), QStringLiteral("Hints"));
        QCOMPARE(lobby.seats().size(), 3);
        QCOMPARE(seat(lobby, 0).name, QStringLiteral("Ana"));
        QCOMPARE(seat(lobby, 0).colour, 3);
        QCOMPARE(seat(lobby, 0).season, QStringLiteral("Winter"));
        QCOMPARE(seat(lobby, 1).level, QStringLiteral("Junior"));
        QVERIFY(seat(lobby, 2).hasPin);

        m_app.leave();
        lobby.setUp(true);
        QCOMPARE(lobby.seats().size(), 3);
        QCOMPARE(lobby.fault(), fine);
        QCOMPARE(m_app.beginTable(&lobby), fine);
        QCOMPARE(m_app.players().size(), 3); // nobody is twice on this device
        QCOMPARE(m_app.unfinished().size(), 2);
    }

    void who_left_the_table_is_not_asked_again() {
        QCOMPARE(begin(), fine);
        QVERIFY(!m_app.session()->releaseSeat(1));
        LobbyForm lobby;
        QCOMPARE(m_app.rematch(&lobby), fine);
        QCOMPARE(lobby.seats().size(), 2);
        QCOMPARE(seat(lobby, 1).name, QStringLiteral("Mira"));
    }

    void without_a_table_there_is_nobody_to_play_again() {
        QCOMPARE(begin(), fine);
        m_app.leave();
        LobbyForm lobby;
        QCOMPARE(m_app.rematch(&lobby), QStringLiteral("NoTable"));
        QCOMPARE(m_app.rematch(nullptr), QStringLiteral("NoTable"));
        QVERIFY(lobby.seats().isEmpty());
    }
};

QTEST_GUILESS_MAIN(RematchTest)
#include "rematch_test.moc"
