// What it costs to know what can be known.

#include "bench/memory.h"
#include "planetx/cli/bot_table.h"
#include "planetx/deal/dealer.h"
#include "planetx/deduction/explain.h"
#include "planetx/deduction/insight.h"
#include "planetx/deduction/tally.h"

#include <benchmark/benchmark.h>

#include <cmath>

using namespace planetx;

namespace {

const Outlook outlook{{1, 9}, true};

const Catalogue& expertSkies() {
    static const Catalogue skies(Mode::Expert);
    return skies;
}

// What a player knows in the middle of a game.
const std::vector<Evidence>& midGame() {
    static const std::vector<Evidence> known{Counted{{Object::DwarfPlanet, {1, 9}}, 2},
                                             Counted{{Object::Asteroid, {2, 8}}, 1},
                                             Counted{{Object::GasCloud, {3, 9}}, 1},
                                             Fact{4, Object::Asteroid},
                                             Fact{7, Object::DwarfPlanet},
                                             Clue{ClueKind::NoneAdjacent, Object::Asteroid, Object::GasCloud}};
    return known;
}

Candidates after(std::span<const Evidence> known) {
    Candidates candidates(expertSkies());
    for (const Evidence& piece : known)
        candidates.narrow(piece);
    return candidates;
}

void bestAction(benchmark::State& state) {
    const Candidates all(expertSkies());
    for (auto _ : state)
        benchmark::DoNotOptimize(insights(all, outlook, About::Sky));
}

void bestActionAboutX(benchmark::State& state) {
    const Candidates all(expertSkies());
    for (auto _ : state)
        benchmark::DoNotOptimize(insights(all, outlook, About::SkyAndX));
}

double bitsOf(const std::array<int, 20>& counts, double all) {
    double bits = 0;
    for (const int count : counts)
        bits -= count == 0 ? 0 : count / all * std::log2(count / all);
    return bits;
}

// One action after the other, each with a look at every sky.
double scoredByItself(const Action& action) {
    const PartTables& tables = expertSkies().tables();
    const Ring ring = edition(Mode::Expert).ring;
    std::array<int, 20> answers{};
    for (const SkyId id : expertSkies().ids()) {
        const auto at = [&](Object object) { return tables.where(id, object); };
        const auto appearsEmpty = [&] {
            return ring.all() &
                   ~(at(Object::Comet) | at(Object::Asteroid) | at(Object::DwarfPlanet) | at(Object::GasCloud));
        };
        if (const auto* survey = std::get_if<Survey>(&action)) {
            const Sectors there = survey->object == Object::Empty ? appearsEmpty() : at(survey->object);
            ++answers[static_cast<std::size_t>(count(there & ring.sectors(survey->arc)))];
        } else {
            const Sector sector = std::get<Target>(action).sector;
            std::size_t seen = index(Object::Empty);
            for (const Object object : bodies)
                if (has(at(object), sector))
                    seen = index(object);
            ++answers[seen];
        }
    }
    return bitsOf(answers, static_cast<double>(expertSkies().size()));
}

void eachActionByItself(benchmark::State& state) {
    const auto actions = questions(edition(Mode::Expert), outlook);
    for (auto _ : state)
        for (const Action& action : actions)
            benchmark::DoNotOptimize(scoredByItself(action));
}

void narrowAll(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(after(std::span(midGame()).first(1)));
}

void tallyAll(benchmark::State& state) {
    const Candidates all(expertSkies());
    for (auto _ : state)
        benchmark::DoNotOptimize(Tally(all));
}

// The undo is the value that was there before.
void narrowMidGame(benchmark::State& state) {
    Candidates now = after(midGame());
    for (auto _ : state) {
        const Candidates before = now;
        now.narrow(Seen{5, Object::Empty});
        benchmark::DoNotOptimize(now);
        now = before;
    }
}

void tallyMidGame(benchmark::State& state) {
    const Candidates now = after(midGame());
    for (auto _ : state)
        benchmark::DoNotOptimize(Tally(now));
}

void botTurn(benchmark::State& state, std::span<const Evidence> known) {
    static const Dealer dealer(Mode::Expert);
    const Deal deal = dealer.deal(GameCode(Mode::Expert, 1));
    std::vector<Title> titles;
    for (const Clue& clue : deal.clues->topics)
        titles.push_back(title(clue));
    const Bot bot(dealer.catalogue(), dealer.clueBook(), characterOf(Mode::Expert, Skill::Laureate), 1);
    const Board board = newBoard(Mode::Expert, Play::OnScreen, {0, 1, 2, 3});
    for (auto _ : state)
        benchmark::DoNotOptimize(bot.choose({board, 0, {}, known, titles, {}}));
}

void botBegins(benchmark::State& state) { botTurn(state, {}); }
void botMidGame(benchmark::State& state) { botTurn(state, midGame()); }

void explainTwenty(benchmark::State& state) {
    std::vector<Evidence> known = midGame();
    for (Sector sector = 1; known.size() < 20; ++sector)
        known.emplace_back(Fact{sector, sector % 2 == 0 ? Object::GasCloud : Object::Comet});
    for (auto _ : state)
        benchmark::DoNotOptimize(explain(expertSkies(), known, Fact{5, Object::DwarfPlanet}));
}

// A whole table: the skies, the clues and four bots who know what they knew after some turns.
void fourBots(benchmark::State& state) {
    for (auto _ : state) {
        const std::size_t before = memory.inUse;
        const Catalogue catalogue(Mode::Expert);
        const ClueBook book(catalogue);
        const Deal deal = Dealer(Mode::Expert).deal(GameCode(Mode::Expert, 1));
        std::vector<BotSeat> seats;
        for (const Skill skill : allSkills)
            seats.push_back({Bot(catalogue, book, characterOf(Mode::Expert, skill), 1), {}, {}});
        BotTable table(deal, std::move(seats));
        memory.peak = memory.inUse;
        for (int action = 0; action < 24 && !table.isOver(); ++action)
            table.play();
        state.counters["peakMB"] = static_cast<double>(memory.peak - before) / 1e6;
    }
}

BENCHMARK(bestAction)->Unit(benchmark::kMillisecond);
BENCHMARK(bestActionAboutX)->Unit(benchmark::kMillisecond);
BENCHMARK(eachActionByItself)->Unit(benchmark::kMillisecond);
BENCHMARK(narrowAll)->Unit(benchmark::kMillisecond);
BENCHMARK(tallyAll)->Unit(benchmark::kMillisecond);
BENCHMARK(narrowMidGame)->Unit(benchmark::kMillisecond);
BENCHMARK(tallyMidGame)->Unit(benchmark::kMillisecond);
BENCHMARK(botBegins)->Unit(benchmark::kMillisecond);
BENCHMARK(botMidGame)->Unit(benchmark::kMillisecond);
BENCHMARK(explainTwenty)->Unit(benchmark::kMillisecond);
BENCHMARK(fourBots)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
