#include <QtTest>

#include "planetx/deduction/guess.h"
#include "planetx/deduction/topic_insight.h"
#include "planetx/rules/refusal.h"
#include "support/positions.h"

#include <cmath>
#include <map>

using namespace planetx;

namespace {

// What an action would be answered in this sky.
int answer(const Sky& sky, const Action& action) {
    const Ring ring = edition(sky.mode).ring;
    if (const auto* survey = std::get_if<Survey>(&action))
        return plain::survey(plain::plainOf(sky), ring.size, survey->object, survey->arc);
    return static_cast<int>(appearance(sky.at(std::get<Target>(action).sector)));
}

std::tuple<Sector, Object, Object> place(const Sky& sky) {
    const Ring ring = edition(sky.mode).ring;
    const Sector x = first(sky.of(Object::PlanetX));
    return {x, sky.at(ring.step(x, -1)), sky.at(ring.step(x, 1))};
}

template <typename Key>
double entropy(const std::map<Key, int>& counts, double all) {
    double bits = 0;
    for (const auto& [key, count] : counts)
        bits -= count / all * std::log2(count / all);
    return bits;
}

void agreesWithScoringEachByItself(const Candidates& candidates, Arc visible) {
    std::vector<Sky> skies;
    candidates.forEach([&](SkyId id) { skies.push_back(candidates.catalogue().skyOf(id)); });
    const auto all = static_cast<double>(skies.size());
    for (const Insight& insight : insights(candidates, {visible, true}, About::SkyAndX)) {
        std::map<int, int> answers;
        std::map<std::tuple<Sector, Object, Object>, int> places;
        std::map<std::pair<int, std::tuple<Sector, Object, Object>>, int> both;
        for (const Sky& sky : skies) {
            ++answers[answer(sky, insight.action)];
            ++places[place(sky)];
            ++both[{answer(sky, insight.action), place(sky)}];
        }
        QVERIFY(std::abs(insight.bits - entropy(answers, all)) < 1e-9);
        QVERIFY(std::abs(insight.bitsAboutX - (entropy(answers, all) + entropy(places, all) - entropy(both, all))) <
                1e-9);
        QCOMPARE(insight.cost, costOf(edition(candidates.catalogue().mode()), insight.action));
    }
}

} // namespace

class InsightTest : public QObject {
    Q_OBJECT

private slots:
    void every_action_is_worth_what_scoring_it_by_itself_says() {
        for (const Mode mode : bothModes) {
            const Dealer dealer(mode);
            const Ring ring = edition(mode).ring;
            aphelion::Rng random(1);
            for (int game = 0; game < 6; ++game) {
                const Deal deal = dealer.deal(GameCode(mode, random.next()));
                Candidates candidates(dealer.catalogue());
                for (const Evidence& piece : known(deal, 20, random))
                    if (candidates.size() > 300)
                        candidates.narrow(piece);
                const auto from = static_cast<Sector>(random.next() % static_cast<unsigned>(ring.size)) + 1;
                agreesWithScoringEachByItself(candidates, ring.arc(from, ring.size / 2));
            }
        }
    }

    void exactly_the_legal_surveys_and_targets_are_scored() {
        for (const Mode mode : bothModes) {
            const Edition& e = edition(mode);
            for (Sector from = 1; from <= e.ring.size; ++from) {
                Board board = newBoard(mode, Play::OnScreen, {0});
                board.earth = board.players[0].pawn.time = from - 1;
                const auto asked = questions(e, {visibleSky(board), true});
                const auto isLegal = [&](const Action& action) { return !refusal(board, {}, 0, action); };
                QVERIFY(std::ranges::all_of(asked, isLegal));
                std::size_t legal = 0;
                for (Sector a = 1; a <= e.ring.size; ++a) {
                    legal += isLegal(Target{a}) ? 1U : 0U;
                    for (Sector b = 1; b <= e.ring.size; ++b)
                        for (const Object object : surveyable)
                            legal += isLegal(Survey{object, {a, b}}) ? 1U : 0U;
                }
                QCOMPARE(asked.size(), legal);
            }
        }
    }

    void the_best_is_listed_first_and_many_skies_count_alike_with_and_without_x() {
        const Catalogue catalogue(Mode::Expert);
        const Candidates all(catalogue);
        const auto sky = insights(all, {{1, 9}, true}, About::Sky);
        QVERIFY(std::ranges::is_sorted(sky, std::ranges::greater(), &Insight::perTime));
        const auto both = insights(all, {{1, 9}, true}, About::SkyAndX);
        for (std::size_t i = 0; i < sky.size(); ++i) {
            QVERIFY(std::abs(sky[i].bits - both[i].bits) < 1e-9);
            QVERIFY(both[i].bitsAboutX <= both[i].bits + 1e-9);
        }
    }

    void of_nothing_nothing_is_learned() {
        const Catalogue catalogue(Mode::Standard);
        Candidates none(catalogue);
        none.narrow(Counted{{Object::Comet, {1, 6}}, 99});
        for (const Insight& insight : insights(none, {{1, 6}, true}, About::SkyAndX))
            QCOMPARE(insight.bits, 0.0);
    }

    void a_topic_tells_about_as_much_as_its_clue_turns_out_to() {
        const Dealer dealer(Mode::Standard);
        const Candidates all(dealer.catalogue());
        const TopicInsight reading(all, dealer.clueBook());
        double expected = 0;
        double told = 0;
        for (std::uint64_t game = 0; game < 100; ++game) {
            const Deal deal = dealer.deal(GameCode(Mode::Standard, game * 1000003));
            for (std::size_t i = 0; i < topicCount; ++i) {
                expected += reading.of('A', title(deal.clues->topics[i])).bits;
                Candidates after = all;
                after.narrow(deal.clues->topics[i]);
                told += std::log2(static_cast<double>(all.size()) / static_cast<double>(after.size()));
            }
        }
        QVERIFY(std::abs(expected / told - 1) < 0.25);
    }
};

QTEST_APPLESS_MAIN(InsightTest)
#include "insight_test.moc"
