#include <QtTest>

#include "planetx/deal/dealer.h"
#include "planetx/deal/oracle.h"

using namespace planetx;

class OracleTest : public QObject {
    Q_OBJECT

private slots:
    void a_survey_counts_planet_x_as_empty() {
        QCOMPARE(ask<SurveyCount>(Surveyed{0, Object::Empty, {11, 12}}).count, 2);
        QCOMPARE(ask<SurveyCount>(Surveyed{0, Object::Empty, {11, 11}}).count, 1);
        QCOMPARE(ask<SurveyCount>(Surveyed{0, Object::Asteroid, {6, 11}}).count, 4);
        QCOMPARE(ask<SurveyCount>(Surveyed{0, Object::GasCloud, {11, 4}}).count, 1);
    }

    void a_target_on_planet_x_appears_empty() {
        QCOMPARE(ask<Appears>(Targeted{0, 11}).object, Object::Empty);
        QCOMPARE(ask<Appears>(Targeted{0, 12}).object, Object::Empty);
        QCOMPARE(ask<Appears>(Targeted{0, 8}).object, Object::DwarfPlanet);
    }

    void a_topic_tells_everybody_the_same_rule() {
        const Deal deal = Dealer(Mode::Standard).deal(*GameCode::parse("S7KM-4QXE"));
        const Oracle oracle(deal);
        for (const PlayerId who : {0, 1, 2, 3})
            QCOMPARE(*std::get<ClueRead>(*oracle.answer(Researched{who, 'D'})).clue, deal.clues->topics[3]);
        QCOMPARE(*std::get<ClueRead>(*oracle.answer(ConferenceHeld{0})).clue, deal.clues->conferences[0]);
    }

    void a_sky_that_is_never_dealt_has_no_clues() {
        QVERIFY(!ask<ClueRead>(Researched{0, 'A'}).clue);
        QVERIFY(!ask<ClueRead>(ConferenceHeld{0}).clue);
    }

    void planet_x_is_found_only_with_both_neighbours() {
        QVERIFY(m_oracle.found({11, Object::Asteroid, Object::Empty}));
        QVERIFY(!m_oracle.found({11, Object::Empty, Object::Empty}));
        QVERIFY(!m_oracle.found({11, Object::Asteroid, Object::GasCloud}));
        QVERIFY(!m_oracle.found({12, Object::Asteroid, Object::Empty}));
    }

    // Sector 12 is adjacent to sector 1.
    void the_neighbours_of_the_first_and_the_last_sector_are_across_the_ring() {
        const Oracle oracle(Deal{*skyOf("XCEEGAADAAGC"), std::nullopt, {}});
        QVERIFY(oracle.found({1, Object::Comet, Object::Comet}));
    }

    void only_success_or_failure_of_a_locate_is_heard() {
        QVERIFY(m_oracle.heard(2, Locate{11, Object::Asteroid, Object::Empty}) == Event(Located{2, true}));
        QVERIFY(m_oracle.heard(2, Locate{3, Object::Asteroid, Object::Empty}) == Event(Located{2, false}));
    }

    void what_tells_nothing_has_no_answer() {
        for (const Event& event : {Event(TheoriesSealed{0}), Event(TheoriesPlaced{0, {3}}), Event(SeatTaken{})})
            QVERIFY(!m_oracle.answer(event));
    }

private:
    template <typename Expected>
    Expected ask(const Event& event) const {
        return std::get<Expected>(*m_oracle.answer(event));
    }

    const Oracle m_oracle{Deal{*skyOf("GCCEGAADAAXE"), std::nullopt, {}}};
};

QTEST_APPLESS_MAIN(OracleTest)
#include "oracle_test.moc"
