#include <QtTest>

#include "support/bot_evening.h"
#include "support/positions.h"

using namespace planetx;

namespace {

template <typename Kind>
int countOf(const std::vector<Told>& told) {
    return static_cast<int>(
        std::ranges::count_if(told, [](const Told& piece) { return std::holds_alternative<Kind>(piece.evidence); }));
}

} // namespace

class ToldTest : public QObject {
    Q_OBJECT

private slots:
    void a_player_begins_with_the_starting_facts() {
        const BotEvening evening(Mode::Standard, 2, 7);
        const auto told = evening.told(1);
        QCOMPARE(evidenceIn(told).size(), evening.table().startingFacts(1).size());
        for (const Told& piece : told)
            QVERIFY(piece.entry == 0 && std::holds_alternative<Fact>(piece.evidence));
        QVERIFY(told != evening.told(0)); // another season
    }

    void an_answer_is_for_the_asker_and_a_verdict_for_everybody() {
        BotEvening evening(Mode::Standard, 2, 7);
        const auto before = evening.told(1).size();
        QVERIFY(!evening.people().play(0, Survey{Object::Comet, {2, 5}}));
        QCOMPARE(evening.told(1).size(), before);
        const auto own = evening.told(0);
        QCOMPARE(countOf<Counted>(own), 1);
        QCOMPARE(own.back().entry, evening.table().log().head().number);
        while (!evening.over())
            QVERIFY(!evening.move());
        QVERIFY(countOf<Theory>(evening.told(0)) > 0);
        QCOMPARE(countOf<Theory>(evening.told(0)), countOf<Theory>(evening.told(1)));
    }

    void a_failed_attempt_tells_its_author_alone_where_planet_x_is_not() {
        BotEvening evening(Mode::Standard, 2, 7);
        const Ring ring = edition(Mode::Standard).ring;
        const Sector wrong = ring.step(first(evening.sky().of(Object::PlanetX)), 3);
        const Locate guess{wrong, Object::Empty, Object::Empty};
        QVERIFY(!evening.people().play(0, guess));
        QCOMPARE(countOf<NotFound>(evening.told(0)), 1);
        QVERIFY(evening.told(0).back().evidence == Evidence(NotFound{guess}));
        QCOMPARE(countOf<NotFound>(evening.told(1)), 0);
    }

    // Whatever is played, in either mode: the sky agrees with all that anybody was told.
    void everything_that_is_told_is_true() {
        for (const Mode mode : bothModes)
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                BotEvening evening(mode, 3, seed, Skill::Assistant);
                while (!evening.over())
                    QVERIFY(!evening.move());
                const Sky sky = evening.sky();
                for (PlayerId who = 0; who < 3; ++who)
                    for (const Told& piece : evening.told(who))
                        QVERIFY(agrees(sky, piece.evidence));
            }
    }

    void after_the_end_everybody_can_see_what_others_were_told() {
        BotEvening evening(Mode::Standard, 2, 7);
        QVERIFY(!evening.people().play(0, Locate{1, Object::Empty, Object::Empty}));
        while (!evening.over())
            QVERIFY(!evening.move());
        evening.people().openEverything();
        const auto known = guessesOf(evening.table().game(), 0, {}); // without anybody's openings
        QVERIFY(known == evening.guesses(0) && !known.empty());
    }
};

QTEST_GUILESS_MAIN(ToldTest)
#include "told_test.moc"
