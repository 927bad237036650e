#include <QtTest>

#include "planetx/deduction/guess.h"
#include "planetx/deduction/tally.h"
#include "support/positions.h"

using namespace planetx;

namespace {

constexpr std::uint64_t someSeed = 20261116;

std::vector<Sky> plainCandidates(const Catalogue& catalogue, const std::vector<Evidence>& told) {
    std::vector<Sky> skies;
    for (std::size_t rank = 0; rank < catalogue.size(); ++rank)
        if (const Sky sky = catalogue.sky(rank);
            std::ranges::all_of(told, [&](const Evidence& piece) { return agrees(sky, piece); }))
            skies.push_back(sky);
    return skies;
}

void agreesWithPlainCounting(const Candidates& candidates, const std::vector<Sky>& plain) {
    QCOMPARE(candidates.size(), plain.size());
    const Tally tally(candidates);
    for (Sector sector = 1; sector <= edition(candidates.catalogue().mode()).ring.size; ++sector)
        for (const Object object : allObjects) {
            const auto with = std::ranges::count_if(plain, [&](const Sky& sky) { return sky.at(sector) == object; });
            QCOMPARE(tally.skiesWith(object, sector), static_cast<std::size_t>(with));
            QCOMPARE(tally.isPossible(object, sector), with > 0);
            QCOMPARE(tally.isCertain(object, sector), !plain.empty() && static_cast<std::size_t>(with) == plain.size());
        }
}

} // namespace

class CandidatesTest : public QObject {
    Q_OBJECT

private slots:
    void all_skies_are_candidates_before_anything_is_known() {
        const Catalogue standard(Mode::Standard);
        QCOMPARE(Candidates(standard).size(), 4446U);
    }

    void what_is_left_is_what_a_plain_look_at_every_sky_leaves() {
        const Dealer dealer(Mode::Standard);
        aphelion::Rng random(someSeed);
        for (int game = 0; game < 60; ++game) {
            const Deal deal = dealer.deal(GameCode(Mode::Standard, random.next()));
            const auto told = known(deal, 1 + random.next() % 6, random);
            Candidates candidates(dealer.catalogue());
            for (const Evidence& piece : told)
                candidates.narrow(piece);
            agreesWithPlainCounting(candidates, plainCandidates(dealer.catalogue(), told));
        }
    }

    void in_expert_too() {
        const Dealer dealer(Mode::Expert);
        aphelion::Rng random(someSeed);
        for (int game = 0; game < 4; ++game) {
            const Deal deal = dealer.deal(GameCode(Mode::Expert, random.next()));
            const auto told = known(deal, 10, random);
            Candidates candidates(dealer.catalogue());
            for (const Evidence& piece : told)
                candidates.narrow(piece);
            std::vector<Sky> plain;
            std::size_t wrong = 0;
            for (std::size_t rank = game; rank < dealer.catalogue().size(); rank += 97) {
                const Sky sky = dealer.catalogue().sky(rank);
                const bool fits = std::ranges::all_of(told, [&](const Evidence& piece) { return agrees(sky, piece); });
                bool listed = false;
                if (fits)
                    candidates.forEach([&](SkyId id) { listed = listed || id == dealer.catalogue().ids()[rank]; });
                wrong += fits != listed;
            }
            QCOMPARE(wrong, std::size_t{0});
            candidates.forEach([&](SkyId id) { plain.push_back(dealer.catalogue().skyOf(id)); });
            for (const Sky& sky : plain)
                for (const Evidence& piece : told)
                    QVERIFY(agrees(sky, piece));
            agreesWithPlainCounting(candidates, plain);
        }
    }

    void the_order_of_what_is_learned_does_not_matter() {
        const Dealer dealer(Mode::Expert);
        aphelion::Rng random(someSeed);
        const auto told = known(dealer.deal(GameCode(Mode::Expert, 7)), 8, random);
        Candidates forth(dealer.catalogue());
        Candidates back(dealer.catalogue());
        for (std::size_t i = 0; i < told.size(); ++i) {
            forth.narrow(told[i]);
            back.narrow(told[told.size() - 1 - i]);
        }
        QVERIFY(forth == back);
    }

    void a_failed_locate_rules_out_that_guess_alone() {
        const Catalogue catalogue(Mode::Standard);
        const Candidates all(catalogue);
        for (const RatedGuess& guess : guesses(all)) {
            Candidates left = all;
            left.narrow(NotFound{guess.locate});
            QCOMPARE(left.size(), all.size() - guess.skies);
        }
    }

    void impossible_evidence_leaves_nothing_and_certainty_of_nothing() {
        const Catalogue catalogue(Mode::Standard);
        Candidates none(catalogue);
        none.narrow(Counted{{Object::Comet, {1, 6}}, 99});
        QCOMPARE(none.size(), std::size_t{0});
        const Tally tally(none);
        QVERIFY(!tally.isCertain(Object::Empty, 1));
        QCOMPARE(tally.probability(Object::Empty, 1), 0.0);
        none.narrow(Seen{3, Object::Asteroid});
        QCOMPARE(none.size(), std::size_t{0});
        QVERIFY(guesses(none).empty());
        QVERIFY(!onlyGuess(none));
    }

    void a_sample_is_part_of_the_whole_and_as_large_as_asked_for() {
        const Catalogue catalogue(Mode::Expert);
        Candidates some(catalogue);
        some.narrow(Counted{{Object::Asteroid, {1, 9}}, 2});
        const auto sample = some.sample(1000);
        QCOMPARE(sample.size(), std::size_t{1000});
        QVERIFY(std::ranges::is_sorted(sample));
        QVERIFY(std::ranges::adjacent_find(sample) == sample.end());
        Candidates thin = some;
        thin.thinOut(1000);
        QCOMPARE(thin.size(), std::size_t{1000});
        QCOMPARE(some.sample(some.size() + 1).size(), some.size());
    }
};

QTEST_APPLESS_MAIN(CandidatesTest)
#include "candidates_test.moc"
