#include <QDateTime>
#include <QTemporaryDir>
#include <QtTest>

#include "qml/handset/sharing.h"
#include "qml/today/calendar.h"
#include "qml/today/day_end.h"
#include "qml/today/today.h"
#include "session/solo_table.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

using namespace planetx;

namespace {

const QString fine;
const QString pin0 = QStringLiteral("canary-pin-0");

QString idOf(const aphelion::StoreId& id) { return QString::fromStdString(aphelion::hex(id)); }

// A device on which somebody has played.
struct Home {
    OwnDevice device;
    std::vector<aphelion::StoreId> players;
    std::unique_ptr<Records> records;

    bool play(int people, bool pins) {
        if (device.switchOn() || beginTable(device.session(), Mode::Standard, people, pins))
            return false;
        Session& session = device.session();
        for (const auto& [who, id] : session.table()->players())
            players.push_back(id);
        RandomPlay game(hiddenDeal(tableOf(*session.table())), tableOf(*session.table()).board(), 3);
        while (!game.over()) {
            const auto [who, action] = game.move();
            const std::string pin = pins ? "canary-pin-" + std::to_string(who) : "";
            if (session.sitDown(who, aphelion::viewOf(pin)) || !planetx::ask(session, action))
                return false;
        }
        session.leave();
        records = std::make_unique<Records>();
        records->setSession(&session);
        return true;
    }
    void look(int who) { records->setPlayer(idOf(players[static_cast<std::size_t>(who)])); }
};

GameResult resultOn(const QDate& date, int hour, int points) {
    const Day day{std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
                  std::chrono::day(static_cast<unsigned>(date.day()))};
    static std::uint8_t number = 0;
    GameResult result{
        {++number}, static_cast<std::uint64_t>(QDateTime(date, QTime(hour, 30)).toMSecsSinceEpoch()), skyOfTheDay(day)};
    result.outcome = {points, 1, true, 20, "SX"};
    return result;
}

} // namespace

class RecordsTest : public QObject {
    Q_OBJECT

private slots:
    void nobody_is_looked_at_until_somebody_is_chosen() {
        Home home;
        QVERIFY(home.play(2, false));
        QVERIFY(!home.records->open() && !home.records->needsPin());
        QVERIFY(home.records->results().isEmpty());
        home.records->setPlayer(QStringLiteral("nobody"));
        QVERIFY(!home.records->open());
    }

    // Whoever of them looked last at the table: the other's game is read from the log.
    void everybody_who_played_has_the_result() {
        Home home;
        QVERIFY(home.play(2, false));
        for (int who = 0; who < 2; ++who) {
            home.look(who);
            QVERIFY(home.records->open());
            QCOMPARE(home.records->games(), 1);
            QCOMPARE(home.records->results().size(), qsizetype{1});
            QCOMPARE(home.records->name(), QStringLiteral("Player %1").arg(who));
        }
    }

    void a_pin_is_asked_for_and_a_wrong_one_shows_nothing() {
        Home home;
        QVERIFY(home.play(2, true));
        home.look(0);
        QVERIFY(!home.records->open() && home.records->needsPin());
        QCOMPARE(home.records->unlock(QStringLiteral("canary-pin-1")), QStringLiteral("WrongPin"));
        QVERIFY(!home.records->open() && home.records->results().isEmpty());
        QCOMPARE(home.records->games(), 0);
        QCOMPARE(home.records->unlock(pin0), fine);
        QVERIFY(home.records->open() && !home.records->needsPin());
        QCOMPARE(home.records->games(), 1);
    }

    void somebody_else_does_not_see_what_was_open() {
        Home home;
        QVERIFY(home.play(2, true));
        home.look(0);
        QCOMPARE(home.records->unlock(pin0), fine);
        home.look(1);
        QVERIFY(!home.records->open() && home.records->results().isEmpty());
    }

    void what_is_behind_a_pin_is_forgotten_when_nobody_touches() {
        Home home;
        QVERIFY(home.play(2, true));
        home.records->setIdleTime(1);
        home.look(0);
        QCOMPARE(home.records->unlock(pin0), fine);
        QTRY_VERIFY(!home.records->open());
        QVERIFY(home.records->results().isEmpty() && home.records->needsPin());
    }

    void what_is_behind_no_pin_stays() {
        Home home;
        QVERIFY(home.play(1, false));
        home.records->setIdleTime(1);
        home.look(0);
        QTest::qWait(20);
        QVERIFY(home.records->open());
    }

    void a_day_has_its_code_and_mode() {
        Today today;
        today.setDate(QDate(2026, 1, 5));
        QCOMPARE(today.code(), QStringLiteral("SD3X-7G4D"));
        QCOMPARE(today.mode(), QStringLiteral("standard"));
        today.setDate(QDate(2026, 1, 10));
        QCOMPARE(today.mode(), QStringLiteral("expert"));
        today.setDate(QDate());
        QCOMPARE(today.date(), QDate(2026, 1, 10));
        QVERIFY(!today.played());
    }

    void the_first_result_of_the_day_is_the_persons() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto player = *device.session().vault().addPlayer("Ana", {}, {});
        const QDate date(2026, 3, 4);
        {
            auto file = device.session().vault().unlock(player, {}).take();
            for (const GameResult& result :
                 {resultOn(date.addDays(-1), 0, 9), resultOn(date, 23, 21), resultOn(date, 0, 12)})
                QVERIFY(!keepResult(*file, result));
        }
        Records records;
        records.setSession(&device.session());
        Today today;
        today.setRecords(&records);
        today.setDate(date);
        QVERIFY(!today.played()); // nobody looks yet
        records.setPlayer(idOf(player));
        QVERIFY(today.played());
        QCOMPARE(today.result().points, 12);
        QCOMPARE(today.days(), 2);
        QCOMPARE(today.row(), 2);
        QCOMPARE(today.bests().size(), qsizetype{1});
        QCOMPARE(today.bests().first().value<ShownStatistics>().bestPoints, 12);
        today.setDate(date.addDays(1));
        QVERIFY(!today.played());
        QCOMPARE(today.row(), 2);
        records.close();
        QCOMPARE(today.days(), 0);
    }

    // For whoever looks, straight after the end; a second game under the same sky counts for nothing.
    void the_end_of_a_sky_of_the_day_can_be_told_once() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        const auto player = session.vault().addPlayer("Ana", {}, {});
        QVERIFY(player);
        const Day day = localDay(device.world().now());
        DayEnd end;
        end.setSession(&session);
        const auto play = [&](NewTable wanted) {
            wanted.seats[0].player = *player;
            if (session.begin(wanted) || session.sitDown(0, {}))
                return false;
            RandomPlay game(hiddenDeal(tableOf(*session.table())), tableOf(*session.table()).board(), 3);
            while (!game.over()) {
                const auto [who, action] = game.move();
                if (end.counts() || (who == 0 ? !planetx::ask(session, action) : session.actFor(who, deed(action)).has_value()))
                    return false;
            }
            return true;
        };
        const NewTable contest = contestTable(skyOfTheDay(day));
        NewTable alone = contest;
        alone.seats.resize(1);
        alone.order.clear();
        QVERIFY(play(contestTable(GameCode(Mode::Standard, 4711))));
        QVERIFY(!end.counts()); // any other sky
        session.leave();
        QVERIFY(play(alone));
        QVERIFY(!end.counts()); // the same sky, but not the contest
        session.leave();
        QVERIFY(play(contest));
        QVERIFY(end.counts());
        QCOMPARE(end.row(), 1);
        QCOMPARE(end.noon().date(), dateOf(day));
        QCOMPARE(end.result().code, QString::fromStdString(skyOfTheDay(day).text()));
        session.lock();
        QVERIFY(!end.counts()); // nobody looks
        session.leave();
        QVERIFY(play(contest));
        QVERIFY(!end.counts());
    }

    void a_picture_never_replaces_another() {
        const QTemporaryDir home;
        qputenv("HOME", home.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
        const Sharing sharing;
        const QString first = sharing.pictureFile(QStringLiteral("Aphelion"));
        QVERIFY(first.endsWith(QStringLiteral("Aphelion.png")) && first.startsWith(home.path()));
        QFile file(first);
        QVERIFY(file.open(QFile::WriteOnly));
        const QString second = sharing.pictureFile(QStringLiteral("Aphelion"));
        QVERIFY(second != first && !QFile::exists(second));
    }
};

QTEST_GUILESS_MAIN(RecordsTest)
#include "records_test.moc"
