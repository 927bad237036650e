#include <QtTest>

#include "planetx/counsel/ground.h"
#include "support/often.h"
#include "support/positions.h"

using namespace planetx;

namespace {

constexpr Object C = Object::Comet;
constexpr Object A = Object::Asteroid;
constexpr Object D = Object::DwarfPlanet;
constexpr Object G = Object::GasCloud;
constexpr Object E = Object::Empty;
constexpr Object X = Object::PlanetX;

const Ground none; // it does not show
const Ground noLaw(std::in_place);

Ground standard(const std::vector<Evidence>& pieces) { return groundOf(Mode::Standard, pieces); }
Ground expert(const std::vector<Evidence>& pieces) { return groundOf(Mode::Expert, pieces); }

Ground by(Law law) { return std::vector<NeededLaw>{{law, {}}}; }
Ground byCount(Object object) { return std::vector<NeededLaw>{{Law::Counts, object}}; }

} // namespace

class GroundTest : public QObject {
    Q_OBJECT

private slots:
    void one_sector_holds_one_object() {
        QVERIFY(standard({Theory{5, C}, Seen{5, A}}) == noLaw);
        QVERIFY(standard({Theory{5, X}, Seen{5, A}}) == noLaw);
        QVERIFY(standard({Theory{5, C}, Fact{5, C}}) == noLaw);
        QVERIFY(standard({Theory{5, X}, Seen{5, E}}) == none); // may well be
    }

    void a_survey_counts_right() {
        QVERIFY(standard({Theory{5, A}, Counted{{A, {4, 6}}, 0}}) == noLaw);
        QVERIFY(standard({Theory{5, A}, Theory{6, A}, Counted{{A, {4, 6}}, 1}}) == noLaw);
        QVERIFY(standard({Fact{5, A}, Counted{{A, {4, 6}}, 3}}) == noLaw);
        QVERIFY(standard({Theory{5, X}, Counted{{E, {4, 6}}, 0}}) == noLaw);
        QVERIFY(standard({Theory{5, X}, Seen{4, E}, Counted{{E, {4, 6}}, 1}}) == noLaw);
        QVERIFY(standard({Theory{5, X}, Counted{{E, {4, 6}}, 1}}) == none);
    }

    void comets_are_in_comet_sectors() {
        QVERIFY(standard({Fact{5, C}, Counted{{C, {4, 6}}, 1}}) == by(Law::CometSectors));
        QVERIFY(standard({Fact{5, C}, Counted{{C, {5, 7}}, 1}}) == none);
    }

    void the_sky_has_so_many_of_each() {
        QVERIFY(standard({Theory{5, D}, Theory{9, D}}) == byCount(D));
        QVERIFY(standard({Counted{{A, {1, 6}}, 0}, Fact{8, A}, Fact{10, A}, Fact{12, A}}) == byCount(A));
        const auto both = standard({Seen{1, E}, Seen{4, E}, Seen{8, E}, Theory{6, X}}); // the sky has two and Planet X
        QVERIFY(both == (std::vector<NeededLaw>{{Law::Counts, E}, {Law::Counts, X}}));
    }

    void asteroids_are_in_pairs() {
        QVERIFY(standard({Theory{6, A}, Fact{5, A}, Seen{7, E}}) == by(Law::AsteroidPairs));
        QVERIFY(standard({Theory{1, A}, Fact{12, A}, Fact{2, A}}) == by(Law::AsteroidPairs));
    }

    void gas_clouds_are_beside_a_truly_empty_sector() {
        QVERIFY(standard({Seen{6, G}, Theory{5, X}, Fact{7, E}}) == by(Law::GasNearEmpty));
    }

    void no_dwarf_planet_is_beside_planet_x() {
        QVERIFY(standard({Theory{6, X}, Seen{7, D}}) == by(Law::DwarfAwayFromX));
        QVERIFY(standard({Theory{12, X}, Theory{1, D}}) == by(Law::DwarfAwayFromX));
    }

    void in_expert_dwarf_planets_span_six_sectors() {
        QVERIFY(expert({Theory{3, D}, Theory{9, D}}) == by(Law::DwarfBand));
        QVERIFY(expert({Theory{3, D}, Theory{8, D}}) == none);
        QVERIFY(expert({Theory{18, D}, Theory{5, D}}) == none);
        QVERIFY(expert({Theory{18, D}, Theory{6, D}}) == by(Law::DwarfBand));
    }

    // Steps that lead to each other: 7 must be an asteroid, which would be one too many.
    void one_law_leads_to_another() {
        const auto found = standard({Theory{6, A}, Fact{5, A}, Theory{1, A}, Theory{2, A}, Theory{3, A}});
        QVERIFY(found == (std::vector<NeededLaw>{{Law::AsteroidPairs, {}}, {Law::Counts, A}}));
    }

    // Three of four are in the arc: the fourth would be alone.
    void what_is_not_in_a_survey_is_elsewhere() {
        const auto found = standard({Theory{5, A}, Counted{{A, {9, 1}}, 3}});
        QVERIFY(found == (std::vector<NeededLaw>{{Law::AsteroidPairs, {}}, {Law::Counts, A}}));
        QVERIFY(standard({Theory{12, G}, Counted{{G, {4, 7}}, 2}}) == byCount(G));
        const auto empty = standard({Theory{5, X}, Counted{{E, {6, 10}}, 3}});
        QVERIFY(empty == (std::vector<NeededLaw>{{Law::Counts, E}, {Law::Counts, X}}));
    }

    void two_surveys_tell_what_is_between() {
        QVERIFY(standard({Theory{8, A}, Counted{{A, {9, 12}}, 2}, Counted{{A, {8, 12}}, 2}}) == noLaw);
        QVERIFY(standard({Fact{8, A}, Counted{{A, {9, 12}}, 1}, Counted{{A, {8, 12}}, 2}}) == noLaw);
    }

    void a_clue_can_be_enough() {
        const Clue apart{ClueKind::NotAdjacent, X, A, 0};
        QVERIFY(standard({apart, Theory{9, X}, Theory{10, A}}) == noLaw);
        QVERIFY(standard({Clue{ClueKind::Band, C, {}, 4}, Theory{3, C}, Theory{11, C}}) == noLaw);
        QVERIFY(standard({Clue{ClueKind::EveryWithin, G, A, 2}, Theory{6, G}, Counted{{A, {4, 8}}, 0}}) == noLaw);
        QVERIFY(standard({Clue{ClueKind::Consecutive, A, {}, 0}, Theory{3, A}, Theory{9, A}}) == byCount(A));
    }

    // Nothing is ever said to be wrong that is true of a sky.
    void what_is_true_has_no_ground() {
        aphelion::Rng rng(21);
        for (const Mode mode : bothModes) {
            const Dealer dealer(mode);
            for (int i = 0; i < often(300); ++i) {
                const Deal deal = anyDeal(dealer, rng);
                QVERIFY(groundOf(mode, known(deal, 24, rng)) == none);
            }
        }
    }
};

QTEST_GUILESS_MAIN(GroundTest)
#include "ground_test.moc"
