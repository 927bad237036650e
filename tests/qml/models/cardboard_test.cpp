#include <QTemporaryDir>
#include <QtTest>

#include "qml/app/app.h"
#include "qml/models/all_models.h"
#include "qml/table/cardboard.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

using namespace planetx;

namespace {

QStringList whatOf(const Cardboard& cardboard) {
    QStringList all;
    for (const QVariant& step : cardboard.steps())
        all.push_back(step.value<ShownHandling>().what);
    return all;
}

} // namespace

class CardboardTest : public QObject {
    Q_OBJECT

private slots:
    void nothing_is_asked_for_until_the_board_is_used() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        Cardboard cardboard;
        cardboard.setSession(&device.session());
        QVERIFY(cardboard.possible());
        QVERIFY(!cardboard.used() && !cardboard.lies());
        QVERIFY(cardboard.steps().isEmpty());
        cardboard.setUsed(true);
        QVERIFY(cardboard.lies());
        QCOMPARE(whatOf(cardboard), QStringList({"MovePawn", "MovePawn", "TurnEarth"}));
        cardboard.setUsed(false);
        QVERIFY(!cardboard.used());
        QVERIFY(cardboard.steps().isEmpty());
    }

    void a_table_that_is_played_on_the_board_has_none_beside_it() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, false, Play::WithBoard));
        Cardboard cardboard;
        cardboard.setSession(&device.session());
        cardboard.setUsed(true);
        QVERIFY(!cardboard.possible());
        QVERIFY(!cardboard.used());
        QVERIFY(cardboard.lies());
    }

    void what_was_done_is_not_asked_for_again_and_what_was_not_is_after_a_restart_too() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        const auto id = tableOf(*device.session().table()).log().table();
        QVariantList open;
        {
            AllModels models(device.session());
            Cardboard cardboard;
            cardboard.setSession(&device.session());
            cardboard.setUsed(true);
            cardboard.done();
            QVERIFY(cardboard.used());
            QVERIFY(cardboard.steps().isEmpty());
            const Table& table = tableOf(*device.session().table());
            RandomPlay play(hiddenDeal(table), table.board(), 7);
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
            QVERIFY(whatOf(cardboard).contains("MovePawn"));
            open = cardboard.steps();
        }
        QVERIFY(!device.switchOn());
        QVERIFY(!device.session().resume(id));
        Cardboard cardboard;
        cardboard.setSession(&device.session());
        QCOMPARE(cardboard.steps().size(), open.size());
        QCOMPARE(cardboard.steps().front().value<ShownHandling>(), open.front().value<ShownHandling>());
    }

    void what_hands_have_followed_goes_with_its_table() {
        QTemporaryDir dir;
        App app({aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}, nullptr);
        QCOMPARE(app.open(dir.filePath(QStringLiteral("data"))), QString());
        LobbyForm lobby;
        lobby.setCode(app.newCode(QStringLiteral("standard")));
        lobby.add(QStringLiteral("Ana"));
        QCOMPARE(app.beginTable(&lobby), QString());
        Cardboard cardboard;
        cardboard.setSession(app.session());
        cardboard.setUsed(true);
        const QString id = app.unfinished().front().value<ShownTable>().id;
        const std::string key = "cardboard " + utf8(id);
        QVERIFY(app.session()->vault().device().setting(key)->has_value());
        QCOMPARE(app.removeTable(id), QString());
        QVERIFY(!app.session()->vault().device().setting(key)->has_value());
    }

    // Only its owner is told which token it has to be.
    void the_object_of_a_face_down_token_is_told_to_its_owner_alone() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 2));
        Session& session = device.session();
        AllModels models(session);
        Cardboard cardboard;
        cardboard.setSession(&session);
        cardboard.setUsed(true);
        const Table& table = tableOf(*session.table());
        RandomPlay play(hiddenDeal(table), table.board(), 3);
        int own = 0;
        int others = 0;
        while (!play.over() && table.board().tokens.size() < 6) {
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
            for (const QVariant& one : cardboard.steps()) {
                const auto step = one.value<ShownHandling>();
                if (step.what != u"PlaceToken")
                    continue;
                const bool mine = session.viewpoint() == step.player;
                QCOMPARE(step.letter.isEmpty(), !mine);
                ++(mine ? own : others);
            }
        }
        QVERIFY(own > 0);
        QVERIFY(others > 0);
    }
};

QTEST_GUILESS_MAIN(CardboardTest)
#include "cardboard_test.moc"
