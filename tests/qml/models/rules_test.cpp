#include <QtTest>

#include "planetx/rules/score.h"
#include "planetx/rules/sky.h"
#include "qml/rules/rule_numbers.h"
#include "qml/rules/rule_search.h"
#include "qml/shown/names.h"

using namespace planetx;

namespace {

using Stages = std::vector<std::array<int, 3>>;

Stages plain(const QVariantList& list) {
    Stages stages;
    for (const QVariant& one : list) {
        const auto stage = one.value<ShownStage>();
        stages.push_back({stage.from, stage.to, stage.value});
    }
    return stages;
}

Sectors setOf(const QVariantList& sectors) {
    Sectors set = 0;
    for (const QVariant& sector : sectors)
        set |= only(sector.toInt());
    return set;
}

} // namespace

// The numbers of the rules page, and its search.
class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void the_numbers_are_the_editions() {
        for (const Mode mode : bothModes) {
            const Edition& numbers = edition(mode);
            const ShownEdition told = mode == Mode::Standard ? RuleNumbers::standard() : RuleNumbers::expert();
            QCOMPARE(told.sectors, numbers.ring.size);
            QCOMPARE(told.visibleSectors, numbers.visibleSectors());
            QCOMPARE(told.theoryLimit, numbers.theoryLimit);
            for (const Object object : allObjects)
                QCOMPARE(told.count[letterOf(object)].toInt(), numbers.of(object));
            for (const Object object : bodies) {
                QCOMPARE(told.tokens[letterOf(object)].toInt(), numbers.tokens(object));
                QCOMPARE(told.points[letterOf(object)].toInt(), points(numbers, object));
            }
            QCOMPARE(setOf(told.cometSectors), numbers.cometSectors);
            QCOMPARE(setOf(told.theorySectors), numbers.theoryIcons);
            QCOMPARE(told.conferenceSectors.size(), numbers.conferences);
            for (const QVariant& sector : told.conferenceSectors)
                QVERIFY(numbers.conferenceAt(sector.toInt()));
        }
    }
    // What the rulebook says, typed here once: the view-model must not merely agree with itself.
    void the_numbers_are_the_rulebooks() {
        QCOMPARE(plain(RuleNumbers::surveyCosts()), (Stages{{1, 3, 4}, {4, 6, 3}, {7, 9, 2}}));
        QCOMPARE(plain(RuleNumbers::lastChances()), (Stages{{1, 3, 1}, {4, 5, 2}}));
        QCOMPARE(RuleNumbers::dwarfBand(), 6);
        QCOMPARE(RuleNumbers::steps(), 3);
        QCOMPARE(RuleNumbers::pointsOfFinder(), 10);
        QCOMPARE(RuleNumbers::pointsPerSector(), 2);
    }
    void accents_and_capitals_do_not_matter() {
        QVERIFY(finds("Planètes naines", "planetes"));
        QVERIFY(finds("Étudier", "etudier"));
        QVERIFY(finds("etudier", "ÉTUDIER"));
        QVERIFY(finds("l’ultima occasione", "l'ultima"));
        QVERIFY(finds(QString::fromUtf8("Planète\u00a0X"), "planete x"));
        QVERIFY(!finds("Planètes", "comètes"));
    }
    void a_letter_with_its_accent_apart_is_the_same_letter() {
        QVERIFY(finds(QString::fromUtf8("come\u0300te"), QString::fromUtf8("comète")));
        QVERIFY(finds(QString::fromUtf8("comète"), QString::fromUtf8("come\u0300te")));
    }
    void all_words_are_wanted_in_any_order() {
        QVERIFY(finds("Every asteroid is adjacent to another asteroid.", "adjacent every"));
        QVERIFY(!finds("Every asteroid is adjacent to another asteroid.", "adjacent comet"));
        QVERIFY(finds("anything", "  "));
    }
    void what_is_found_is_known_by_its_place() {
        QCOMPARE(spansOf("Une comète, deux comètes", "COMETE"), (std::vector<Span>{{4, 6}, {17, 6}}));
        QCOMPARE(spansOf("aaa", "aa"), (std::vector<Span>{{0, 3}}));
        QCOMPARE(spansOf("comet", "com et"), (std::vector<Span>{{0, 5}}));
        QVERIFY(spansOf("comet", "").empty());
    }
    void what_is_found_is_marked_and_the_rest_is_no_markup() {
        QCOMPARE(marked("a <b> comet & co", "COMET", "red"),
                 QString("a &lt;b&gt; <font color=\"red\"><b>comet</b></font> &amp; co"));
    }
};

QTEST_GUILESS_MAIN(RulesTest)
#include "rules_test.moc"
