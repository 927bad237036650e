#include <QtTest>

#include "support/table.h"

using namespace planetx;

Q_DECLARE_METATYPE(planetx::Law)

class SkyTest : public QObject {
    Q_OBJECT

    static std::optional<Law> broken(std::string_view letters) { return brokenLaw(*skyOf(letters)); }

private slots:
    void a_legal_sky_breaks_no_law_data() {
        QTest::addColumn<QString>("letters");
        QTest::newRow("two pairs of asteroids") << "DCAAGECAAXEG";
        QTest::newRow("one run of four asteroids") << "DCAAAACXEGGE";
        QTest::newRow("a pair of asteroids across sector 12") << "ACCDAAEGXEGA";
        QTest::newRow("a gas cloud in sector 12, its empty sector in 1") << "ECAAGEDAAXCG";
        QTest::newRow("expert") << "ECAAGEXEAAGEDEDDCD";
        QTest::newRow("expert, dwarf planets across sector 18") << "EDDECGEXEGCAAAADDE";
    }
    void a_legal_sky_breaks_no_law() {
        QFETCH(QString, letters);
        QCOMPARE(broken(letters.toStdString()), std::nullopt);
    }

    void a_sky_may_break_just_one_law_data() {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<Law>("law");
        const auto breaks = [](Law law, const char* what, const char* letters) {
            QTest::newRow(what) << letters << law;
        };
        breaks(Law::Counts, "no dwarf planet, three empty sectors", "ECAAGECAAXEG");
        breaks(Law::Counts, "two Planets X", "DCAAGEXAAXEG");
        breaks(Law::CometSectors, "a comet in sector 1", "CDAAGECAAXEG");
        breaks(Law::CometSectors, "expert, a comet in sector 14", "ECAAGEXEAAGEDCDDED");
        breaks(Law::AsteroidPairs, "two lonely asteroids", "ACADGECAAXEG");
        breaks(Law::AsteroidPairs, "three asteroids and a lonely one", "ACAAAGEDEGCX");
        breaks(Law::GasNearEmpty, "a gas cloud between dwarf planet and comet", "GCAAGECAAXED");
        breaks(Law::GasNearEmpty, "a gas cloud whose only dark neighbour is Planet X", "ECAAGECAAXGD");
        breaks(Law::DwarfAwayFromX, "a dwarf planet beside Planet X", "ECAAGECAAXDG");
        breaks(Law::DwarfAwayFromX, "a dwarf planet in sector 12, Planet X in 1", "XCAAGECAAEGD");
        breaks(Law::DwarfBand, "dwarf planets in a band of five", "ECAAGEXEAAGEEDDDCD");
        breaks(Law::DwarfBand, "dwarf planets in a band of seven", "DCAAGEXEAAGEDEDDCE");
    }
    void a_sky_may_break_just_one_law() {
        QFETCH(QString, letters);
        QFETCH(Law, law);
        QCOMPARE(broken(letters.toStdString()), law);
    }

    void the_band_of_dwarf_planets_has_one_at_both_ends() {
        const Ring ring = edition(Mode::Expert).ring;
        QVERIFY(spansDwarfBand(ring, setOf({16, 17, 18, 3})));
        QVERIFY(spansDwarfBand(ring, setOf({4, 6, 7, 9})));
        QVERIFY(!spansDwarfBand(ring, setOf({4, 6, 7, 8})));
        QVERIFY(!spansDwarfBand(ring, setOf({4, 6, 7, 10})));
    }

    void a_sky_is_read_and_written_in_letters() {
        for (const std::string_view text : {standardSky, expertSky})
            QCOMPARE(letters(*skyOf(text)), std::string(text));
        QCOMPARE(skyOf(standardSky)->mode, Mode::Standard);
        QCOMPARE(skyOf(expertSky)->mode, Mode::Expert);
        QCOMPARE(skyOf(standardSky)->of(Object::Comet), setOf({2, 7}));
        QCOMPARE(skyOf(standardSky)->at(10), Object::PlanetX);
        QCOMPARE(skyOf(standardSky)->at(11), Object::Empty);
    }

    void other_texts_are_no_sky() {
        for (const std::string_view text : {"", "DCAAGECAAXE", "DCAAGECAAXEGG", "DCAAGECAAXEg", "DCAAGECAA-EG"})
            QVERIFY(!skyOf(text));
    }

    void the_editions_have_the_rulebooks_numbers() {
        const auto counts = [](Mode mode) { return edition(mode).count; };
        QCOMPARE(counts(Mode::Standard), (std::array{2, 4, 1, 2, 2, 1})); // C A D G E X
        QCOMPARE(counts(Mode::Expert), (std::array{2, 4, 4, 2, 5, 1}));
        QCOMPARE(edition(Mode::Standard).cometSectors, setOf({2, 3, 5, 7, 11}));
        QCOMPARE(edition(Mode::Expert).cometSectors, setOf({2, 3, 5, 7, 11, 13, 17}));
        QCOMPARE(edition(Mode::Standard).visibleSectors(), 6);
        QCOMPARE(edition(Mode::Expert).visibleSectors(), 9);
    }
};

QTEST_APPLESS_MAIN(SkyTest)
#include "sky_test.moc"
