#include <QtTest>

#include "qml/models/all_models.h"
#include "qml/review/public_news.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

using namespace planetx;

namespace {

// What the log tells of reviews that turn something up and of conferences up to now, in the words of PublicNews.
QStringList toldBy(const TableModel& table) {
    QStringList told;
    QString before;
    for (const QVariant& one : table.log()) {
        const QString kind = one.value<LogLine>().kind;
        const bool review = kind == u"TheoryTurnedUp" || kind == u"TheoryVoided";
        const QString news = review                      ? QStringLiteral("Review")
                             : kind == u"ConferenceHeld" ? QStringLiteral("Conference")
                                                         : QString();
        if (!news.isEmpty() && !(review && before == news))
            told.push_back(news);
        before = news;
    }
    return told;
}

int turnedUp(const QVariantList& log) {
    return static_cast<int>(
        std::ranges::count_if(log, [](const QVariant& l) { return l.value<LogLine>().kind == u"TheoryTurnedUp"; }));
}

int verdictsOf(const PublicNews& news) {
    int verdicts = 0;
    for (const QVariant& sector : news.reviewed())
        verdicts += static_cast<int>(sector.value<ReviewedSector>().verdicts.size());
    return verdicts;
}

} // namespace

class NewsTest : public QObject {
    Q_OBJECT

private slots:
    void news_come_once_and_in_order() {
        QStringList all;
        int turned = 0;
        int beforeTheories = 0;
        for (const auto& [mode, seed] :
             {std::pair(Mode::Standard, 5), {Mode::Standard, 11}, {Mode::Expert, 3}, {Mode::Expert, 8}}) {
            OwnDevice device;
            QVERIFY(!device.switchOn());
            QVERIFY(!beginTable(device.session(), mode, 3));
            Session& session = device.session();
            AllModels models(session);
            PublicNews news;
            news.setSession(&session);
            const Table& table = tableOf(*session.table());
            RandomPlay play(hiddenDeal(table), table.board(), static_cast<std::uint64_t>(seed));
            QStringList seen;
            int verdicts = 0;
            while (!play.over() && !table.board().finder) {
                const auto [who, action] = play.move();
                QCOMPARE(models.act(who, action), QString());
                for (; !news.kind().isEmpty(); news.next()) {
                    seen.push_back(news.kind());
                    beforeTheories += table.board().phase == Phase::Theories;
                    if (news.kind() == u"Review")
                        verdicts += verdictsOf(news);
                    else
                        QVERIFY(!news.conference().clue.kind.isEmpty());
                }
                QCOMPARE(seen, toldBy(models.table));
                QCOMPARE(verdicts, turnedUp(models.table.log()));
            }
            all += seen;
            turned += verdicts;
        }
        QVERIFY(all.contains(u"Review") && all.contains(u"Conference") && turned > 0);
        QVERIFY(beforeTheories > 0); // people choose knowing it
    }

    void a_review_that_turns_nothing_up_is_no_news() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        AllModels models(device.session());
        PublicNews news;
        news.setSession(&device.session());
        const Table& table = tableOf(*device.session().table());
        RandomPlay play(hiddenDeal(table), table.board(), 11);
        const auto placed = [&] {
            return std::ranges::any_of(models.table.log(), [](const QVariant& line) {
                return line.value<LogLine>().kind == u"TheoriesPlaced";
            });
        };
        while (!placed() || table.board().phase != Phase::Turn) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
        }
        QCOMPARE(turnedUp(models.table.log()), 0);
        QCOMPARE(news.kind(), QString());
    }

    void several_news_wait_for_each_other() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 3));
        Session& session = device.session();
        AllModels models(session);
        PublicNews news;
        news.setSession(&session);
        const Table& table = tableOf(*session.table());
        RandomPlay play(hiddenDeal(table), table.board(), 3);
        while (toldBy(models.table).size() < 2 || table.board().phase != Phase::Turn) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
        }
        QStringList seen;
        for (; !news.kind().isEmpty(); news.next())
            seen.push_back(news.kind());
        QCOMPARE(seen, toldBy(models.table));
    }

    void tracks_are_shown_as_the_review_left_them() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 3));
        Session& session = device.session();
        AllModels models(session);
        PublicNews news;
        news.setSession(&session);
        const Table& table = tableOf(*session.table());
        RandomPlay play(hiddenDeal(table), table.board(), 8);
        const auto playOn = [&] {
            const auto [who, action] = play.move();
            return models.act(who, action);
        };
        while (news.tracks().isEmpty()) {
            for (; !news.kind().isEmpty() && news.tracks().isEmpty(); news.next()) {
            }
            if (news.kind().isEmpty())
                QCOMPARE(playOn(), QString());
        }
        QCOMPARE(news.kind(), QStringLiteral("Review"));
        const QVariantList then = news.tracks();
        for (const auto reviews = toldBy(models.table).count(QStringLiteral("Review"));
             toldBy(models.table).count(QStringLiteral("Review")) == reviews;)
            QCOMPARE(playOn(), QString());
        QCOMPARE(news.tracks(), then);
        for (news.next(); news.kind() == u"Conference"; news.next()) {
        }
        QCOMPARE(news.kind(), QStringLiteral("Review"));
        QVERIFY(news.tracks() != then);
    }

    void what_nobody_has_seen_is_still_news_after_a_restart() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 3));
        const auto id = device.session().table()->id();
        QVariantList tracks;
        {
            AllModels models(device.session());
            PublicNews news;
            news.setSession(&device.session());
            const Table& table = tableOf(*device.session().table());
            RandomPlay play(hiddenDeal(table), table.board(), 3);
            while (toldBy(models.table).size() < 2) {
                const auto [who, action] = play.move();
                QCOMPARE(models.act(who, action), QString());
            }
            news.next();
            QVERIFY(!news.kind().isEmpty());
            tracks = news.tracks();
        }
        QStringList seen;
        {
            QVERIFY(!device.switchOn());
            PublicNews news;
            news.setSession(&device.session());
            QCOMPARE(news.kind(), QString());
            QVERIFY(!device.session().resume(id));
            QCOMPARE(news.tracks(), tracks);
            for (; !news.kind().isEmpty(); news.next())
                seen.push_back(news.kind());
            TableModel table;
            table.setSession(&device.session());
            QCOMPARE(seen, toldBy(table).mid(1));
        }
        QVERIFY(!device.switchOn());
        QVERIFY(!device.session().resume(id));
        PublicNews news;
        news.setSession(&device.session());
        QCOMPARE(news.kind(), QString());
    }

    void what_happened_before_the_device_came_to_the_table_is_no_news() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        AllModels models(device.session());
        const Table& table = tableOf(*device.session().table());
        RandomPlay play(hiddenDeal(table), table.board(), 11);
        while (toldBy(models.table).isEmpty()) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
        }
        PublicNews news;
        news.setSession(&device.session());
        QCOMPARE(news.kind(), QString());
    }

    void who_finds_planet_x_at_this_device_was_told_when_asking() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        PublicNews news;
        news.setSession(&device.session());
        AllModels models(device.session());
        const Table& table = tableOf(*device.session().table());
        const Sky sky = RandomPlay(hiddenDeal(table), table.board(), 11).sky();
        const QString letters = qs(planetx::letters(sky));
        const auto x = letters.indexOf(u'X');
        const auto beside = [&](qsizetype by) {
            return *objectIn(letters.mid((x + by + letters.size()) % letters.size(), 1));
        };
        QCOMPARE(models.act(*toAct(table.board()), Locate{static_cast<Sector>(x + 1), beside(-1), beside(1)}),
                 QString());
        QVERIFY(table.board().finder.has_value());
        QCOMPARE(news.kind(), QString());
    }

    void a_finished_game_has_no_news() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        PublicNews news;
        news.setSession(&device.session());
        AllModels models(device.session());
        const Table& table = tableOf(*device.session().table());
        RandomPlay play(hiddenDeal(table), table.board(), 11);
        while (!play.over()) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
        }
        QCOMPARE(news.kind(), QString());
    }

    void nobody_sees_what_is_face_down() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 3));
        Session& session = device.session();
        AllModels models(session);
        PublicNews news;
        news.setSession(&session);
        const Table& table = tableOf(*session.table());
        RandomPlay play(hiddenDeal(table), table.board(), 5);
        int tokens = 0;
        for (int moves = 0; moves < 60 && !play.over(); ++moves) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString()); // somebody looks all the time
            if (news.kind() == u"Conference")
                news.next();
            for (const QVariant& track : news.tracks())
                for (const QVariant& space : track.value<ShownTrack>().spaces)
                    for (const QVariant& token : space.toList()) {
                        QVERIFY(token.value<ShownToken>().letter.isEmpty());
                        ++tokens;
                    }
        }
        QVERIFY(tokens > 0);
    }
};

QTEST_GUILESS_MAIN(NewsTest)
#include "news_test.moc"
