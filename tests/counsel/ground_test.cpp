#include <QtTest>

#include "counsel/ground.h"
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

Ground standard(const std::vector<Evidence>& pieces) { return groundOf(Mode::Standard, pieces); }
Ground expert(const std::vector<Evidence>& pieces) { return groundOf(Mode::Expert, pieces); }

} // namespace

class GroundTest : public QObject {
    Q_OBJECT

private slots:
    void one_sector_holds_one_object() {
        QCOMPARE(standard({Theory{5, C}, Seen{5, A}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, X}, Seen{5, A}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, C}, Fact{5, C}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, X}, Seen{5, E}}), Ground::Several); // may well be
    }

    void a_survey_counts_right() {
        QCOMPARE(standard({Theory{5, A}, Counted{{A, {4, 6}}, 0}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, A}, Theory{6, A}, Counted{{A, {4, 6}}, 1}}), Ground::Plain);
        QCOMPARE(standard({Fact{5, A}, Counted{{A, {4, 6}}, 3}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, X}, Counted{{E, {4, 6}}, 0}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, X}, Seen{4, E}, Counted{{E, {4, 6}}, 1}}), Ground::Plain);
        QCOMPARE(standard({Theory{5, X}, Counted{{E, {4, 6}}, 1}}), Ground::Several);
    }

    void comets_are_in_comet_sectors() {
        QCOMPARE(standard({Fact{5, C}, Counted{{C, {4, 6}}, 1}}), Ground::CometSectors);
        QCOMPARE(standard({Fact{5, C}, Counted{{C, {5, 7}}, 1}}), Ground::Several);
    }

    void the_sky_has_so_many_of_each() {
        QCOMPARE(standard({Theory{5, D}, Theory{9, D}}), Ground::Counts);
        QCOMPARE(standard({Counted{{A, {1, 6}}, 0}, Fact{8, A}, Fact{10, A}, Fact{12, A}}), Ground::Counts);
        QCOMPARE(standard({Seen{1, E}, Seen{4, E}, Seen{8, E}, Theory{6, X}}), Ground::Counts);
    }

    void asteroids_are_in_pairs() {
        QCOMPARE(standard({Theory{6, A}, Fact{5, A}, Seen{7, E}}), Ground::AsteroidPairs);
        QCOMPARE(standard({Theory{1, A}, Fact{12, A}, Fact{2, A}}), Ground::AsteroidPairs);
    }

    void gas_clouds_are_beside_a_truly_empty_sector() {
        QCOMPARE(standard({Seen{6, G}, Theory{5, X}, Fact{7, E}}), Ground::GasNearEmpty);
    }

    void no_dwarf_planet_is_beside_planet_x() {
        QCOMPARE(standard({Theory{6, X}, Seen{7, D}}), Ground::DwarfAwayFromX);
        QCOMPARE(standard({Theory{12, X}, Theory{1, D}}), Ground::DwarfAwayFromX);
    }

    void in_expert_dwarf_planets_span_six_sectors() {
        QCOMPARE(expert({Theory{3, D}, Theory{9, D}}), Ground::DwarfBand);
        QCOMPARE(expert({Theory{3, D}, Theory{8, D}}), Ground::Several);
        QCOMPARE(expert({Theory{18, D}, Theory{5, D}}), Ground::Several);
        QCOMPARE(expert({Theory{18, D}, Theory{6, D}}), Ground::DwarfBand);
    }

    // Nothing is ever said to be wrong that is true of a sky.
    void what_is_true_has_no_ground() {
        aphelion::Rng rng(21);
        for (const Mode mode : bothModes) {
            const Dealer dealer(mode);
            for (int i = 0; i < often(300); ++i) {
                const Deal deal = anyDeal(dealer, rng);
                QCOMPARE(groundOf(mode, known(deal, 24, rng)), Ground::Several);
            }
        }
    }
};

QTEST_GUILESS_MAIN(GroundTest)
#include "ground_test.moc"
