#include <QtTest>

#include "qml/models/all_models.h"
#include "qml/review/public_news.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

using namespace planetx;

namespace {

// What the log tells of reviews and conferences up to now, in the words of PublicNews.
QStringList toldBy(const TableModel& table) {
    QStringList told;
    QString before;
    for (const QVariant& one : table.log()) {
        const QString kind = one.value<LogLine>().kind;
        const bool review = kind == u"TheoriesPlaced" || kind == u"TheoryTurnedUp" || kind == u"TheoryVoided";
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
        for (const auto& [mode, seed] : {std::pair(Mode::Standard, 5), {Mode::Standard, 11}, {Mode::Expert, 3}}) {
            OwnDevice device;
            QVERIFY(!device.switchOn());
            QVERIFY(!beginTable(device.session(), mode, 3));
            Session& session = device.session();
            AllModels models(session);
            PublicNews news;
            news.setSession(&session);
            const Table& table = session.table()->table();
            RandomPlay play(hiddenDeal(table), table.board(), static_cast<std::uint64_t>(seed));
            QStringList seen;
            int verdicts = 0;
            while (!play.over() && !table.board().finder) {
                const auto [who, action] = play.move();
                QCOMPARE(models.act(who, action), QString());
                for (; !news.kind().isEmpty(); news.next()) {
                    seen.push_back(news.kind());
                    if (news.kind() == u"Review")
                        verdicts += verdictsOf(news);
                    else
                        QVERIFY(!news.conference().clue.kind.isEmpty());
                }
                if (table.board().phase == Phase::Turn) {
                    QCOMPARE(seen, toldBy(models.table));
                    QCOMPARE(verdicts, turnedUp(models.table.log()));
                }
            }
            all += seen;
            turned += verdicts;
        }
        QVERIFY(all.contains(u"Review") && all.contains(u"Conference") && turned > 0);
    }

    void several_news_wait_for_each_other() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        Session& session = device.session();
        AllModels models(session);
        PublicNews news;
        news.setSession(&session);
        const Table& table = session.table()->table();
        RandomPlay play(hiddenDeal(table), table.board(), 11);
        while (toldBy(models.table).size() < 3 || table.board().phase != Phase::Turn) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
        }
        QStringList seen;
        for (; !news.kind().isEmpty(); news.next())
            seen.push_back(news.kind());
        QCOMPARE(seen, toldBy(models.table));
    }

    void what_happened_before_the_table_was_opened_is_no_news() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        {
            AllModels models(device.session());
            const Table& table = device.session().table()->table();
            RandomPlay play(hiddenDeal(table), table.board(), 11);
            PublicNews early;
            early.setSession(&device.session());
            while (early.tracks().isEmpty() || table.board().phase != Phase::Turn) {
                const auto [who, action] = play.move();
                QCOMPARE(models.act(who, action), QString());
            }
            QVERIFY(!early.kind().isEmpty());
        }
        PublicNews late;
        late.setSession(&device.session());
        QCOMPARE(late.kind(), QString());
        QVERIFY(!late.tracks().isEmpty());
    }

    void nobody_sees_what_is_face_down() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 3));
        Session& session = device.session();
        AllModels models(session);
        PublicNews news;
        news.setSession(&session);
        const Table& table = session.table()->table();
        RandomPlay play(hiddenDeal(table), table.board(), 5);
        int tokens = 0;
        for (int moves = 0; moves < 30 && !play.over(); ++moves) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString()); // somebody looks all the time
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
