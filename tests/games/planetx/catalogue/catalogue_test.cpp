#include <QtTest>

#include "planetx/catalogue/catalogue.h"
#include "support/plain.h"

#include <algorithm>

using namespace planetx;

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void there_are_4446_standard_and_1138272_expert_skies() {
        QCOMPARE(m_standard.size(), std::size_t{4'446});
        QCOMPARE(m_expert.size(), std::size_t{1'138'272});
    }

    void the_parts_of_an_expert_sky_have_so_many_placings() {
        const PartTables& tables = m_expert.tables();
        QCOMPARE(tables.size(Part::Asteroids), std::size_t{135});
        QCOMPARE(tables.size(Part::Comets), std::size_t{21});
        QCOMPARE(tables.size(Part::GasClouds), std::size_t{153});
        QCOMPARE(tables.size(Part::DwarfsAndX), std::size_t{1'080});
    }

    void a_plain_search_finds_the_same_standard_skies() {
        auto expected = plain::allSkies(Mode::Standard);
        std::vector<plain::PlainSky> listed;
        for (std::size_t rank = 0; rank < m_standard.size(); ++rank)
            listed.push_back(plain::plainOf(m_standard.sky(rank)));
        std::ranges::sort(expected);
        std::ranges::sort(listed);
        QVERIFY(expected == listed);
    }

    void every_sky_obeys_the_laws_and_is_listed_once() {
        for (const Catalogue* catalogue : {&m_standard, &m_expert}) {
            const auto ids = catalogue->ids();
            QVERIFY(std::ranges::is_sorted(ids));
            QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
            for (std::size_t rank = 0; rank < catalogue->size(); ++rank)
                QVERIFY(!brokenLaw(catalogue->sky(rank)));
        }
    }

    void a_sky_and_its_rank_belong_together() {
        for (std::size_t rank = 0; rank < m_standard.size(); ++rank)
            QCOMPARE(m_standard.rank(m_standard.sky(rank)), std::optional(rank));
        for (std::size_t rank = 0; rank < m_expert.size(); rank += 997)
            QCOMPARE(m_expert.rank(m_expert.sky(rank)), std::optional(rank));
    }

    void an_illegal_sky_or_one_of_the_other_mode_has_no_rank() {
        QVERIFY(!m_standard.rank(*skyOf("CCAAAADGGEEX")));
        QVERIFY(!m_standard.rank(m_expert.sky(0)));
    }

    // Codes are dealt from ranks: the order of the catalogue must never change.
    void the_order_of_the_catalogue_is_pinned() {
        QCOMPARE(letters(m_standard.sky(0)), std::string("DCXAAAAGEGCE"));
        QCOMPARE(letters(m_standard.sky(2'222)), std::string("AAAACDCGEGXE"));
        QCOMPARE(letters(m_standard.sky(4'445)), std::string("EGEGCAAAAXCD"));
        QCOMPARE(letters(m_expert.sky(0)), std::string("DDDAADCXAACGEGEEEE"));
        QCOMPARE(letters(m_expert.sky(567'890)), std::string("EAADCEDDDEGGEEAACX"));
        QCOMPARE(letters(m_expert.sky(1'138'271)), std::string("EGEGCECEAAXEDAADDD"));
    }

private:
    const Catalogue m_standard{Mode::Standard};
    const Catalogue m_expert{Mode::Expert};
};

QTEST_APPLESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
