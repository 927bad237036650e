#include <QtTest>

#include "support/bot_evening.h"

using namespace planetx;

class KnowledgeTest : public QObject {
    Q_OBJECT

private slots:
    void fewer_skies_are_left_with_every_entry_and_planet_x_is_among_them() {
        for (const Mode mode : bothModes) {
            BotEvening evening(mode, 2, 11);
            while (!evening.over())
                QVERIFY(!evening.move());
            const Catalogue& catalogue = Shelf::of(mode).catalogue;
            for (PlayerId who = 0; who < 2; ++who) {
                const auto all = knowledgeOf(catalogue, evening.told(who));
                QVERIFY(all.front().skies < catalogue.size()); // starting facts
                for (std::size_t i = 1; i < all.size(); ++i) {
                    QVERIFY(all[i].entry > all[i - 1].entry);
                    QVERIFY(all[i].skies <= all[i - 1].skies && all[i].skies >= 1);
                    QVERIFY(!all[i - 1].locatable || all[i - 1].locatable == all[i].locatable);
                }
                if (all.back().locatable)
                    QVERIFY(evening.table().oracle().found(*all.back().locatable));
            }
        }
    }

    void nobody_knows_anything_without_being_told() {
        const Catalogue& catalogue = Shelf::of(Mode::Standard).catalogue;
        QVERIFY(knowledgeOf(catalogue, {}) == (std::vector<Knowledge>{{0, catalogue.size(), std::nullopt}}));
    }

    void a_prospect_has_what_its_player_may_see() {
        BotEvening evening(Mode::Standard, 2, 5);
        QVERIFY(!evening.people().play(0, Research{'C'}));
        const Prospect own = evening.prospect(0);
        QVERIFY(own.read == std::vector<Topic>{'C'});
        QCOMPARE(own.topics.size(), std::size_t{topics});
        QVERIFY(own.board == evening.table().board());
        QVERIFY(evening.prospect(1).read.empty());
        QCOMPARE(own.evidence.size(), evening.prospect(1).evidence.size() + 1);
    }

    // Two tables with other skies that have told a bot the same: it does the same.
    void a_bot_at_a_table_decides_from_its_prospect_alone() {
        BotEvening evening(Mode::Standard, 3, 21, Skill::Laureate);
        while (!evening.over()) {
            const PlayerId who = waitingFor(evening.table().board()).front();
            const Prospect seen = evening.prospect(who);
            const Bot bot = Shelf::of(Mode::Standard).bot(Skill::Laureate, 21);
            QVERIFY(chosenBy(bot, seen) == chosenBy(bot, Prospect(seen)));
            QVERIFY(!evening.move());
        }
    }
};

QTEST_GUILESS_MAIN(KnowledgeTest)
#include "knowledge_test.moc"
