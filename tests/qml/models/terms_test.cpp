#include <QtTest>

#include "qml/shown/names.h"
#include "qml/terms/terms.h"

#include <algorithm>
#include <map>

using namespace planetx;

namespace {

ClueKind kindAt(std::size_t i) { return static_cast<ClueKind>(i); }

// A clue of this kind that the dealer could make, about objects that every sky has several of.
Clue clueOf(ClueKind kind, Object x = Object::Comet, Object y = Object::Asteroid) {
    const bool run = kind == ClueKind::RunOf;
    const int n = !takesNumber(kind) ? 0 : kind == ClueKind::BandOfTwo ? 7 : run ? 2 : 4;
    return {kind, x, takesOther(kind) ? std::optional(y) : std::nullopt, n};
}

Sectors litIn(const ShownTerm& term) {
    Sectors lit = 0;
    for (const QVariant& sector : term.lit)
        lit |= only(sector.toInt());
    return lit;
}

Sectors marked(const ShownTerm& term, Object object) {
    Sectors where = 0;
    for (const QVariant& mark : term.marks)
        if (const auto theory = mark.value<ShownTheory>(); theory.object == letterOf(object))
            where |= only(theory.sector);
    return where;
}

// Calls visit(clue, term, edition) for the relation of a clue of every kind, about each pair of these, in both modes.
template <typename Visit>
void everywhere(Visit visit) {
    for (const Mode mode : bothModes)
        for (std::size_t i = 0; i < clueKinds; ++i)
            for (const Object y : {Object::Asteroid, Object::Comet, Object::GasCloud}) {
                const Object x = y == Object::Comet ? Object::GasCloud : Object::Comet;
                const Clue clue = clueOf(kindAt(i), x, y);
                visit(clue, shown(termsOf(clue).front(), clue, mode), edition(mode));
            }
}

} // namespace

// The words of clues and their pictures.
class TermsTest : public QObject {
    Q_OBJECT

private slots:
    void every_kind_of_clue_has_its_term() {
        const std::map<std::string_view, QString> expected{{"someAdjacent", "adjacent"},
                                                           {"noneAdjacent", "adjacent"},
                                                           {"everyAdjacent", "adjacent"},
                                                           {"notAdjacent", "adjacent"},
                                                           {"someOpposite", "opposite"},
                                                           {"noneOpposite", "opposite"},
                                                           {"everyOpposite", "opposite"},
                                                           {"notOpposite", "opposite"},
                                                           {"everyWithin", "within"},
                                                           {"noneWithin", "within"},
                                                           {"within", "within"},
                                                           {"notWithin", "within"},
                                                           {"band", "band"},
                                                           {"bandOfTwo", "band"},
                                                           {"consecutive", "consecutive"},
                                                           {"runOf", "consecutive"}};
        QCOMPARE(expected.size(), clueKinds);
        for (const auto& [kind, term] : expected) {
            const QVariantList terms = Terms::of(qs(kind), "C", "A", 3, 12);
            QCOMPARE(terms.size(), 1);
            QCOMPARE(terms.first().value<ShownTerm>().name, term);
        }
    }
    void a_clue_about_empty_sectors_explains_those_too() {
        for (std::size_t i = 0; i < clueKinds; ++i) {
            const auto ofEmpty = termsOf(clueOf(kindAt(i), Object::Empty, Object::Comet));
            QCOMPARE(ofEmpty.size(), std::size_t{2});
            QVERIFY(ofEmpty.back() == Term::Empty);
            if (takesOther(kindAt(i)))
                QVERIFY(termsOf(clueOf(kindAt(i), Object::Comet, Object::Empty)).back() == Term::Empty);
        }
    }
    void what_is_no_clue_has_no_terms() {
        QVERIFY(Terms::of({}, {}, {}, 0, 12).isEmpty());
        QVERIFY(Terms::of("moons", "C", "A", 0, 12).isEmpty());
        QCOMPARE(Terms::all(12).size(), int(allTerms.size()));
    }
    void a_term_is_explained_once() {
        const QVariantList used = Terms::of("everyWithin", "G", "E", 2, 18);
        const QVariantList others = Terms::others("everyWithin", "G", "E", 2, 18);
        QCOMPARE(used.size() + others.size(), int(allTerms.size()));
        QStringList names;
        for (const QVariant& term : used + others)
            names.push_back(term.value<ShownTerm>().name);
        QCOMPARE(names.removeDuplicates(), 0);
    }
    void the_picture_has_the_clues_own_number_and_sky() {
        const auto within = Terms::of("noneWithin", "C", "A", 4, 18).first().value<ShownTerm>();
        QCOMPARE(within.n, 4);
        QCOMPARE(within.sectors, 18);
        QCOMPARE(within.lit.size(), 8);
        QCOMPARE(Terms::of("someAdjacent", "C", "A", 0, 12).first().value<ShownTerm>().sectors, 12);
    }
    void lit_sectors_lie_as_the_clue_says() {
        everywhere([](const Clue& clue, const ShownTerm& term, const Edition& numbers) {
            if (term.name == "band" || term.name == "consecutive")
                return;
            const Sectors anchor = marked(term, *clue.y);
            QCOMPARE(count(anchor), 1);
            for (Sector sector = 1; sector <= numbers.ring.size; ++sector) {
                const int far = numbers.ring.distance(sector, first(anchor));
                const bool so = term.name == "adjacent"   ? far == 1
                                : term.name == "opposite" ? far == numbers.ring.size / 2
                                                          : far >= 1 && far <= clue.n;
                QCOMPARE(has(litIn(term), sector), so);
            }
        });
    }
    void a_run_holds_everything_the_clue_speaks_of() {
        everywhere([](const Clue& clue, const ShownTerm& term, const Edition& numbers) {
            if (term.name != "band" && term.name != "consecutive")
                return;
            const Sectors x = marked(term, clue.x);
            const Sectors y = clue.y ? marked(term, *clue.y) : 0;
            QVERIFY(holds(clue, numbers.ring, x, y));
            QCOMPARE(count(x), clue.kind == ClueKind::RunOf ? clue.n : numbers.of(clue.x));
            QCOMPARE(count(y), clue.y ? numbers.of(*clue.y) : 0);
            QCOMPARE((x | y) & ~litIn(term), Sectors{0});
            QCOMPARE(count(litIn(term)), term.name == "band" ? clue.n : count(x));
            QVERIFY(term.name != "band" || !numbers.ring.inBand(x | y, clue.n - 1)); // both ends are taken
        });
    }
    void comets_are_where_they_can_be() {
        everywhere([](const Clue&, const ShownTerm& term, const Edition& numbers) {
            if (term.name != "consecutive") // gas clouds and others may; comets rarely lie side by side
                QCOMPARE(marked(term, Object::Comet) & ~numbers.cometSectors, Sectors{0});
        });
    }
    void planet_x_is_not_truly_empty() {
        const auto empty = Terms::of("noneAdjacent", "C", "E", 0, 12).last().value<ShownTerm>();
        QCOMPARE(count(marked(empty, Object::Empty)), 1);
        QCOMPARE(count(marked(empty, Object::PlanetX)), 1);
    }
};

QTEST_GUILESS_MAIN(TermsTest)
#include "terms_test.moc"
