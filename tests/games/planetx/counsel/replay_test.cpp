#include <QtTest>

#include "support/bot_evening.h"
#include "planetx/counsel/replay.h"
#include "support/positions.h"

#include <cmath>
#include <set>

using namespace planetx;

namespace {

// A whole game, everything opened.
BotEvening played(Mode mode, int players, std::uint64_t seed, Skill skill = Skill::Professor) {
    BotEvening evening(mode, players, seed, skill);
    while (!evening.over())
        if (evening.move())
            qFatal("a bot was refused");
    evening.people().openEverything();
    return evening;
}

std::vector<Sky> agreeing(const Catalogue& catalogue, const std::vector<Evidence>& evidence) {
    std::vector<Sky> left;
    for (std::size_t rank = 0; rank < catalogue.size(); ++rank) {
        const Sky sky = catalogue.sky(rank);
        if (std::ranges::all_of(evidence, [&](const Evidence& piece) { return agrees(sky, piece); }))
            left.push_back(sky);
    }
    return left;
}

// What a survey or a target is expected to tell, by asking it under every sky.
std::optional<double> bits(const std::vector<Sky>& skies, const Action& action) {
    std::map<int, double> answers;
    for (const Sky& sky : skies)
        if (const auto* survey = std::get_if<Survey>(&action))
            answers[countOf(sky, *survey)] += 1;
        else if (const auto* target = std::get_if<Target>(&action))
            answers[static_cast<int>(appearance(sky.at(target->sector)))] += 1;
        else
            return std::nullopt;
    double sum = 0;
    for (const auto& [answer, number] : answers)
        sum -= number / static_cast<double>(skies.size()) * std::log2(number / static_cast<double>(skies.size()));
    return sum;
}

std::set<std::array<int, 3>> guessesUnder(const std::vector<Sky>& skies) {
    std::set<std::array<int, 3>> all;
    for (const Sky& sky : skies) {
        const Ring ring = edition(sky.mode).ring;
        const Sector x = first(sky.of(Object::PlanetX));
        all.insert({x, static_cast<int>(sky.at(ring.step(x, -1))), static_cast<int>(sky.at(ring.step(x, 1)))});
    }
    return all;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void a_game_that_goes_on_cannot_be_looked_back_on() {
        BotEvening evening(Mode::Standard, 2, 7);
        for (int i = 0; i < 6; ++i)
            QVERIFY(!evening.move());
        QVERIFY(knowledgeOfAll(Shelf::of(Mode::Standard).catalogue, evening.table()).empty());
        QVERIFY(decisionsOf(evening.table()).empty());
    }

    // Whatever people do stands in the log, and what was sealed is opened at the end.
    void every_decision_of_a_game_can_be_told_when_it_is_over() {
        for (const Mode mode : bothModes) {
            BotEvening evening(mode, 3, 31, Skill::Observer);
            std::vector<std::pair<PlayerId, Action>> done;
            while (!evening.over()) {
                const PlayerId who = waitingFor(evening.table().board()).front();
                const Bot bot = Shelf::of(mode).bot(Skill::Observer, 31);
                done.emplace_back(who, chosenBy(bot, evening.prospect(who)));
                QVERIFY(!evening.move());
            }
            evening.people().openEverything();
            const auto decisions = decisionsOf(evening.table());
            QCOMPARE(decisions.size(), done.size());
            for (std::size_t i = 0; i < done.size(); ++i) {
                QCOMPARE(decisions[i].who, done[i].first);
                QVERIFY(decisions[i].action == done[i].second);
            }
        }
    }

    void what_stays_sealed_is_left_out() {
        BotEvening evening(Mode::Standard, 2, 7);
        QVERIFY(!evening.people().play(0, Locate{1, Object::Empty, Object::Empty}));
        while (!evening.over())
            QVERIFY(!evening.move());
        const auto sealed = decisionsOf(evening.table());
        evening.people().openEverything();
        QVERIFY(sealed.size() < decisionsOf(evening.table()).size());
        QVERIFY(decisionsOf(evening.table()).front().action == Action(Locate{1, Object::Empty, Object::Empty}));
    }

    // Looked at every sky, after every entry of a Standard game: as many are left as the replay says, and Planet X
    // could be known when all of them agreed on it.
    void what_each_player_could_know_is_what_every_sky_says() {
        const Catalogue& catalogue = Shelf::of(Mode::Standard).catalogue;
        const BotEvening evening = played(Mode::Standard, 2, 5);
        const auto all = knowledgeOfAll(catalogue, evening.table());
        QCOMPARE(all.size(), std::size_t{2});
        for (PlayerId who = 0; who < 2; ++who) {
            const auto& knowledge = all[static_cast<std::size_t>(who)];
            const auto told = evening.told(who);
            for (const Knowledge& one : knowledge) {
                std::vector<Evidence> heard;
                for (const Told& piece : told)
                    if (piece.entry <= one.entry)
                        heard.push_back(piece.evidence);
                const auto left = agreeing(catalogue, heard);
                QCOMPARE(one.skies, left.size());
                QCOMPARE(one.locatable.has_value(), guessesUnder(left).size() == 1);
            }
            QCOMPARE(skiesAfter(knowledge, 0), knowledge.front().skies);
            QCOMPARE(skiesAfter(knowledge, evening.table().log().nextNumber()), knowledge.back().skies);
        }
    }

    void the_finder_could_know_planet_x_before_locating_it() {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const BotEvening evening = played(Mode::Standard, 2, seed, Skill::Laureate);
            const PlayerId finder = *evening.table().board().finder;
            const auto all = knowledgeOfAll(Shelf::of(Mode::Standard).catalogue, evening.table());
            const Knowledge* since = firstLocatable(all[static_cast<std::size_t>(finder)]);
            QVERIFY(since != nullptr);
            const auto decisions = decisionsOf(evening.table());
            const auto located = std::ranges::find_if(decisions, [&](const Decision& one) {
                return one.who == finder && std::holds_alternative<Locate>(one.action);
            });
            QVERIFY(located != decisions.end() && since->entry < located->entry);
            QVERIFY(located->action == Action(*since->locatable));
        }
    }

    // At every decision of a Standard game, by asking under every sky that was still possible.
    void what_an_action_tells_is_what_every_sky_says() {
        const Shelf& shelf = Shelf::of(Mode::Standard);
        const BotEvening evening = played(Mode::Standard, 2, 9, Skill::Assistant);
        int compared = 0;
        for (const Decision& decision : decisionsOf(evening.table())) {
            const Advice advice = adviceOn(shelf.catalogue, shelf.book, evening.table(), decision);
            std::vector<Evidence> heard;
            for (const Told& piece : evening.told(decision.who))
                if (piece.entry < decision.entry)
                    heard.push_back(piece.evidence);
            const auto left = agreeing(shelf.catalogue, heard);
            QCOMPARE(advice.skies, left.size());
            for (const Insight& insight : {advice.done, advice.best})
                if (const auto plain = bits(left, insight.action)) {
                    QVERIFY(std::abs(insight.bits - *plain) < 1e-6);
                    ++compared;
                }
        }
        QVERIFY(compared > 10);
    }

    void what_is_best_could_have_been_done_and_a_laureate_does_it() {
        for (const Mode mode : bothModes) {
            const Shelf& shelf = Shelf::of(mode);
            const BotEvening evening = played(mode, 2, 3, Skill::Laureate);
            const Table& table = evening.table();
            for (const Decision& decision : decisionsOf(table)) {
                const Advice advice = adviceOn(shelf.catalogue, shelf.book, table, decision);
                QVERIFY(advice.wasBest());
                QVERIFY(advice.best.action == decision.action);
                QVERIFY(!refusal(table.upTo(decision.entry).board(), {}, decision.who, advice.best.action));
                QVERIFY(advice.told >= 0);
            }
        }
    }

    void a_poor_question_is_not_the_best() {
        BotEvening evening(Mode::Standard, 2, 3, Skill::Laureate);
        QVERIFY(!evening.people().play(0, Target{visibleSky(evening.table().board()).from}));
        while (!evening.over())
            QVERIFY(!evening.move());
        const Shelf& shelf = Shelf::of(Mode::Standard);
        const Decision first = decisionsOf(evening.table()).front();
        const Advice advice = adviceOn(shelf.catalogue, shelf.book, evening.table(), first);
        QVERIFY(first.action == advice.done.action && !advice.wasBest());
        QVERIFY(advice.best.perTime() > advice.done.perTime());
        QVERIFY(advice.told > 0);
    }
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
