#include <QtTest>

#include "qml/models/all_models.h"
#include "qml/replay/replay_model.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

using namespace planetx;

namespace {

const QString fine;

// A table of two that is played without a plan, and what looks back on it.
struct Evening {
    OwnDevice device;
    std::unique_ptr<AllModels> models;
    std::unique_ptr<RandomPlay> people;
    ReplayModel replay;

    bool begin(Mode mode = Mode::Standard) {
        if (device.switchOn() || beginTable(device.session(), mode, 2))
            return false;
        models = std::make_unique<AllModels>(device.session());
        const Table& table = tableOf(*device.session().table());
        people = std::make_unique<RandomPlay>(hiddenDeal(table), table.board(), 5);
        replay.setSession(&device.session());
        return true;
    }
    bool play(int moves) {
        for (int i = 0; i < moves && !people->over(); ++i) {
            const auto [who, action] = people->move();
            if (models->act(who, action) != fine)
                return false;
        }
        return true;
    }
    bool playToTheEnd() { return play(1000) && people->over(); }
    const Table& table() { return tableOf(*device.session().table()); }
    ShownCurve curve(int who) const { return replay.curves()[who].value<ShownCurve>(); }
};

} // namespace

class ReplayModelTest : public QObject {
    Q_OBJECT

private slots:
    void before_the_reveal_there_is_nothing_to_look_back_on() {
        Evening evening;
        QVERIFY(evening.begin() && evening.play(8));
        const ReplayModel& replay = evening.replay;
        QVERIFY(!replay.over() && !replay.looking() && !replay.decided());
        QCOMPARE(replay.steps(), 0);
        QCOMPARE(replay.sky(), QString());
        QCOMPARE(replay.line(), LogLine());
        QVERIFY(replay.pawns().isEmpty() && replay.tokens().isEmpty() && replay.curves().isEmpty());
    }

    void every_step_shows_the_board_as_it_was() {
        Evening evening;
        QVERIFY(evening.begin());
        std::vector<std::pair<int, QVariantList>> seen; // entry, and what the table showed after it
        while (!evening.people->over()) {
            QVERIFY(evening.play(1));
            seen.emplace_back(static_cast<int>(evening.table().log().newest()), evening.models->table.pawns());
        }
        ReplayModel& replay = evening.replay;
        QCOMPARE(replay.steps(), static_cast<int>(evening.models->table.log().size()));
        std::size_t compared = 0;
        for (int step = 0; step < replay.steps(); ++step) {
            replay.setStep(step);
            QCOMPARE(replay.line(), evening.models->table.log()[step].value<LogLine>());
            for (const auto& [entry, pawns] : seen)
                if (entry == replay.line().entry) {
                    QCOMPARE(replay.pawns(), pawns);
                    ++compared;
                }
        }
        QVERIFY(compared + 1 >= seen.size()); // the newest entry of all only opens guesses
        QCOMPARE(replay.earthSector(), evening.models->table.earthSector());
    }

    void tokens_have_their_letters_from_the_beginning() {
        Evening evening;
        QVERIFY(evening.begin() && evening.playToTheEnd());
        int faceDown = 0;
        for (int step = 0; step < evening.replay.steps(); ++step) {
            evening.replay.setStep(step);
            for (const QVariant& token : evening.replay.tokens()) {
                QVERIFY(!token.value<ShownToken>().letter.isEmpty());
                faceDown += token.value<ShownToken>().faceUp ? 0 : 1;
            }
        }
        QVERIFY(faceDown > 0);
    }

    void a_step_beyond_the_end_is_the_last_one() {
        Evening evening;
        QVERIFY(evening.begin() && evening.playToTheEnd());
        evening.replay.setStep(100000);
        QCOMPARE(evening.replay.step(), evening.replay.steps() - 1);
        evening.replay.setStep(-3);
        QCOMPARE(evening.replay.step(), 0);
    }

    void curves_are_what_counsel_says() {
        Evening evening;
        QVERIFY(evening.begin() && evening.playToTheEnd());
        QVERIFY(evening.replay.looking());
        QTRY_VERIFY(!evening.replay.looking());
        const Catalogue catalogue(Mode::Standard);
        const auto all = knowledgeOfAll(catalogue, evening.table());
        QCOMPARE(evening.replay.curves().size(), qsizetype{2});
        QCOMPARE(evening.replay.skies(), static_cast<int>(catalogue.size()));
        for (int who = 0; who < 2; ++who) {
            const ShownCurve curve = evening.curve(who);
            const auto& knowledge = all[static_cast<std::size_t>(who)];
            QCOMPARE(curve.skies.size(), qsizetype{evening.replay.steps()});
            QCOMPARE(curve.skies.first().toInt(), static_cast<int>(knowledge.front().skies));
            QCOMPARE(curve.skies.last().toInt(), static_cast<int>(knowledge.back().skies));
            const Knowledge* since = firstLocatable(knowledge);
            QCOMPARE(curve.since >= 0, since != nullptr);
            if (since != nullptr) {
                evening.replay.setStep(curve.since);
                QCOMPARE(evening.replay.line().entry, static_cast<int>(since->entry));
            }
        }
    }

    void what_would_have_been_best_is_told_when_asked_and_only_there() {
        Evening evening;
        QVERIFY(evening.begin() && evening.playToTheEnd());
        ReplayModel& replay = evening.replay;
        QTRY_VERIFY(!replay.looking());
        QVERIFY(!replay.decided()); // nobody decided that the game begins
        replay.advise();
        QVERIFY(!replay.advising());
        replay.setStep(1);
        QVERIFY(replay.decided());
        QCOMPARE(replay.advice().who, -1);
        replay.advise();
        QVERIFY(replay.advising());
        QTRY_VERIFY(!replay.advising());
        const ShownAdvice advice = replay.advice();
        QCOMPARE(advice.who, replay.line().who);
        QVERIFY(advice.best.bits > 0 && advice.best.cost > 0);
        QCOMPARE(advice.skies, evening.curve(advice.who).skies.first().toInt());
        replay.setStep(2);
        QCOMPARE(replay.advice().who, -1);
        replay.setStep(1);
        QCOMPARE(replay.advice(), advice);
    }

    void another_table_forgets_the_one_before() {
        Evening evening;
        QVERIFY(evening.begin() && evening.playToTheEnd());
        evening.replay.setStep(3);
        evening.device.session().leave(); // while it is still being looked at
        QCOMPARE(evening.replay.steps(), 0);
        QVERIFY(!evening.replay.looking());
        QCoreApplication::processEvents();
        QTest::qWait(0);
        QVERIFY(evening.replay.curves().isEmpty());
    }
};

QTEST_GUILESS_MAIN(ReplayModelTest)
#include "replay_test.moc"
