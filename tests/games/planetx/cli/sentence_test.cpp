#include <QtTest>

#include "planetx/catalogue/clue_book.h"
#include "planetx/cli/sentence.h"

#include <set>

using namespace planetx;

class SentenceTest : public QObject {
    Q_OBJECT

private slots:
    void each_kind_of_clue_is_a_sentence() {
        using enum Object;
        using enum ClueKind;
        const auto says = [](const Clue& clue, Mode mode = Mode::Expert) {
            return QString::fromStdString(sentence(clue, mode));
        };
        QCOMPARE(says({SomeAdjacent, GasCloud, DwarfPlanet}), "At least one gas cloud is adjacent to a dwarf planet.");
        QCOMPARE(says({SomeAdjacent, GasCloud, DwarfPlanet}, Mode::Standard),
                 "At least one gas cloud is adjacent to the dwarf planet.");
        QCOMPARE(says({NoneAdjacent, DwarfPlanet, Asteroid}, Mode::Standard),
                 "The dwarf planet is not adjacent to an asteroid.");
        QCOMPARE(says({EveryAdjacent, Comet, Asteroid}), "Every comet is adjacent to an asteroid.");
        QCOMPARE(says({SomeOpposite, Asteroid, Asteroid}),
                 "At least one asteroid is directly opposite another asteroid.");
        QCOMPARE(says({NoneOpposite, Comet, GasCloud}), "No comet is directly opposite a gas cloud.");
        QCOMPARE(says({EveryWithin, Asteroid, Comet, 3}), "Every asteroid is within 3 sectors of a comet.");
        QCOMPARE(says({EveryWithin, DwarfPlanet, Comet, 2}, Mode::Standard),
                 "The dwarf planet is within 2 sectors of a comet.");
        QCOMPARE(says({NoneWithin, GasCloud, GasCloud, 4}), "No gas cloud is within 4 sectors of another gas cloud.");
        QCOMPARE(says({Band, Asteroid, std::nullopt, 5}), "All asteroids are in a band of 5 sectors or less.");
        QCOMPARE(says({BandOfTwo, DwarfPlanet, Comet, 6}, Mode::Standard),
                 "The dwarf planet and all comets together are in a band of 6 sectors or less.");
        QCOMPARE(says({Consecutive, Asteroid, std::nullopt}), "All asteroids are in consecutive sectors.");
        QCOMPARE(says({RunOf, DwarfPlanet, std::nullopt, 3}), "3 dwarf planets are in consecutive sectors.");
        QCOMPARE(says({NotAdjacent, PlanetX, Comet}), "Planet X is not adjacent to a comet.");
        QCOMPARE(says({NotOpposite, PlanetX, Empty}), "Planet X is not directly opposite a truly empty sector.");
        QCOMPARE(says({Within, PlanetX, DwarfPlanet, 3}, Mode::Standard),
                 "Planet X is within 3 sectors of the dwarf planet.");
        QCOMPARE(says({NotWithin, PlanetX, Asteroid, 2}), "Planet X is not within 2 sectors of an asteroid.");
    }

    void no_two_clues_of_a_mode_read_alike() {
        for (const Mode mode : bothModes) {
            const ClueBook book{Catalogue(mode)};
            std::set<std::string> sentences;
            std::size_t clues = 0;
            for (const auto* list : {&book.topics, &book.conferences, &book.reserve})
                for (const RatedClue& rated : *list) {
                    const bool sameSaid = mode == Mode::Standard && rated.clue.x == Object::DwarfPlanet;
                    clues += !sameSaid;
                    if (!sameSaid)
                        sentences.insert(sentence(rated.clue, mode));
                }
            QCOMPARE(sentences.size(), clues);
        }
    }

    void every_refusal_says_why() {
        for (int i = 0; i <= static_cast<int>(Refusal::LastPlayer); ++i) {
            const auto refusal = static_cast<Refusal>(i);
            QVERIFY(sentence(refusal).size() > 10 && sentence(refusal).ends_with('.'));
            QVERIFY(!name(refusal).empty());
        }
    }
};

QTEST_APPLESS_MAIN(SentenceTest)
#include "sentence_test.moc"
