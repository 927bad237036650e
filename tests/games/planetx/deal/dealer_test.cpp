#include <QtTest>

#include "base/rng.h"
#include "planetx/deal/conferences.h"
#include "planetx/deal/dealer.h"
#include "support/guarantees.h"

using namespace planetx;

// What the dealer promises for every code. The sanitizers look at a smaller sample.
class DealerTest : public QObject {
    Q_OBJECT

private slots:
    void every_standard_sky_but_38_is_dealt_with_all_guarantees() {
        const Dealer dealer(Mode::Standard);
        GuaranteeCheck check(dealer.catalogue());
        int never = 0;
        int widenedTopics = 0;
        for (std::size_t rank = 0; rank < dealer.catalogue().size(); rank += sampleStep) {
            const Deal deal = dealer.deal(dealer.catalogue().sky(rank));
            if (!deal.clues) {
                ++never;
                continue;
            }
            widenedTopics += deal.clues->making.topicWidenings > 0;
            expectNone(check.violations(deal), letters(deal.sky));
        }
        if (sampleStep == 1) {
            QCOMPARE(never, 38);
            QCOMPARE(widenedTopics, 0);
        }
    }

    void expert_codes_are_dealt_with_all_guarantees() {
        const Dealer dealer(Mode::Expert);
        GuaranteeCheck check(dealer.catalogue());
        for (std::uint64_t i = 0; i < 2'000 / sampleStep; ++i) {
            const GameCode code(Mode::Expert, aphelion::mix(1'000'000 + i));
            expectNone(check.violations(dealer.deal(code)), code.text());
        }
    }

    // In these skies nothing that a conference may say tells Planet X from an empty sector.
    void as_many_skies_as_the_rules_say_are_never_dealt() {
        if (sampleStep > 1)
            QSKIP("takes too long with sanitizers");
        QCOMPARE(neverDealt(Mode::Standard), 38);
        QCOMPARE(neverDealt(Mode::Expert), 1'218);
        QVERIFY(!canBeDealt(Dealer(Mode::Standard).clueBook(), *skyOf("AACAADCEGXGE")));
    }

    void a_code_deals_the_same_game_again() {
        const GameCode code(Mode::Standard, 123'456'789);
        QVERIFY(Dealer(Mode::Standard).deal(code) == Dealer(Mode::Standard).deal(code));
    }

    void a_code_never_deals_a_sky_without_conferences() {
        const Dealer dealer(Mode::Standard);
        for (std::uint64_t i = 0; i < 3'000 / sampleStep; ++i)
            QVERIFY(dealer.deal(GameCode(Mode::Standard, aphelion::mix(i))).clues.has_value());
    }

    // Found by dealing a hundred thousand games: they are six skies in a million.
    void the_skies_that_need_the_reserve_keep_every_guarantee() {
        const Dealer dealer(Mode::Expert);
        ClueBook usual = dealer.clueBook();
        usual.reserve.clear();
        GuaranteeCheck check(dealer.catalogue());
        int needy = 0;
        for (std::size_t rank = 0; rank < dealer.catalogue().size(); rank += sampleStep) {
            const Sky sky = dealer.catalogue().sky(rank);
            if (canBeDealt(usual, sky) || !canBeDealt(dealer.clueBook(), sky))
                continue;
            ++needy;
            expectNone(check.violations(dealer.deal(sky)), letters(sky));
        }
        QCOMPARE(needy, sampleStep == 1 ? 6 : needy);
    }

    void a_level_takes_the_first_facts_of_the_season() {
        QCOMPARE(factsFor(Level::Junior), std::size_t{12});
        QCOMPARE(factsFor(Level::Beginner), std::size_t{8});
        QCOMPARE(factsFor(Level::Experienced), std::size_t{4});
        QCOMPARE(factsFor(Level::Genius), std::size_t{0});
    }

private:
#ifdef APHELION_SANITIZE
    static constexpr std::size_t sampleStep = 100;
#else
    static constexpr std::size_t sampleStep = 1;
#endif

    static void expectNone(const std::vector<std::string>& violations, const std::string& of) {
        QVERIFY2(violations.empty(), violations.empty() ? "" : (of + ": " + violations.front()).c_str());
    }

    static int neverDealt(Mode mode) {
        const Dealer dealer(mode);
        int never = 0;
        for (std::size_t rank = 0; rank < dealer.catalogue().size(); ++rank)
            never += !canBeDealt(dealer.clueBook(), dealer.catalogue().sky(rank));
        return never;
    }
};

QTEST_APPLESS_MAIN(DealerTest)
#include "dealer_test.moc"
