#include <QtTest>

#include "base/rng.h"
#include "planetx/catalogue/appearances.h"
#include "planetx/catalogue/clue_book.h"
#include "planetx/catalogue/filter.h"
#include "support/plain.h"

#include <algorithm>

using namespace planetx;

// The fast filters agree with the plain loops, sky by sky.
class FilterTest : public QObject {
    Q_OBJECT

private slots:
    void every_clue_of_the_book_selects_the_skies_in_which_it_is_true() {
        for (const Mode mode : bothModes) {
            const Catalogue catalogue(mode);
            const ClueBook book(catalogue);
            const auto sample = plainSample(catalogue);
            for (const auto* clues : {&book.topics, &book.conferences, &book.reserve})
                for (const RatedClue& rated : *clues) {
                    const SkySet skies = skiesWhere(catalogue, testOf(catalogue, rated.clue));
                    for (const auto& [rank, sky] : sample)
                        QCOMPARE(skies.contains(rank), plain::holds(rated.clue, sky, edition(mode).ring.size));
                    if (clues != &book.reserve)
                        QCOMPARE(skies.count(), rated.skies);
                }
        }
    }

    void a_survey_selects_the_skies_in_which_it_counts_so_many() {
        aphelion::Rng rng(1);
        for (const Mode mode : bothModes) {
            const Catalogue catalogue(mode);
            const auto sample = plainSample(catalogue);
            const Edition& e = edition(mode);
            for (int i = 0; i < 60; ++i) {
                const Arc arc =
                    e.ring.arc(static_cast<Sector>(rng.below(static_cast<std::uint64_t>(e.ring.size))) + 1,
                               static_cast<int>(rng.below(static_cast<std::uint64_t>(e.visibleSectors()))) + 1);
                const Object object = allObjects[rng.below(5)];
                const int counted = static_cast<int>(rng.below(4));
                const SkySet skies = skiesWhere(catalogue, testOf(catalogue, object, arc, counted));
                for (const auto& [rank, sky] : sample)
                    QCOMPARE(skies.contains(rank), plain::survey(sky, e.ring.size, object, arc) == counted);
            }
        }
    }

    void the_appearances_count_the_skies_that_look_alike() {
        for (const Mode mode : bothModes) {
            const Catalogue catalogue(mode);
            const Appearances appearances(catalogue);
            QVERIFY(appearances.size() < catalogue.size());
            QCOMPARE(appearances.skies(appearances.where(std::vector<Fact>{})), catalogue.size());
            const ClueBook book(catalogue);
            for (const RatedClue& rated : book.topics)
                QCOMPARE(appearances.skies(appearances.where(rated.clue)), rated.skies);
            const Clue one = book.topics.front().clue;
            const Clue two = book.topics.back().clue;
            QCOMPARE(appearances.skiesInBoth(appearances.where(one), appearances.where(two)),
                     countBoth(skiesWhere(catalogue, testOf(catalogue, one)),
                               skiesWhere(catalogue, testOf(catalogue, two))));
        }
    }

    void facts_leave_the_skies_in_which_all_of_them_are_true() {
        const Catalogue catalogue(Mode::Standard);
        const Appearances appearances(catalogue);
        const std::vector<Fact> facts{
            {2, Object::Asteroid}, {5, Object::Comet}, {9, Object::GasCloud}, {9, Object::DwarfPlanet}};
        std::size_t expected = 0;
        for (std::size_t rank = 0; rank < catalogue.size(); ++rank)
            expected += std::ranges::all_of(facts, [&](const Fact& fact) { return holds(fact, catalogue.sky(rank)); });
        QCOMPARE(appearances.skies(appearances.where(facts)), expected);
    }

private:
    // All Standard skies, about a thousand Expert ones.
    static std::vector<std::pair<std::size_t, plain::PlainSky>> plainSample(const Catalogue& catalogue) {
        std::vector<std::pair<std::size_t, plain::PlainSky>> sample;
        const std::size_t step = catalogue.mode() == Mode::Standard ? 1 : 1'109;
        for (std::size_t rank = 0; rank < catalogue.size(); rank += step)
            sample.emplace_back(rank, plain::plainOf(catalogue.sky(rank)));
        return sample;
    }
};

QTEST_APPLESS_MAIN(FilterTest)
#include "filter_test.moc"
