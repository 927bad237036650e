// What is fast, beside the plain code for the same question. ./dev bench prints the ratios.

#include <QCoreApplication>

#include "base/rng.h"
#include "bench/memory.h"
#include "planetx/catalogue/filter.h"
#include "planetx/deal/dealer.h"
#include "support/plain.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <malloc.h>
#include <new>

using namespace planetx;

Memory memory;

void* operator new(std::size_t size) {
    void* block = std::malloc(size);
    if (!block)
        throw std::bad_alloc();
    memory.inUse += malloc_usable_size(block);
    memory.peak = std::max(memory.peak, memory.inUse);
    return block;
}

void operator delete(void* block) noexcept {
    memory.inUse -= block ? malloc_usable_size(block) : 0;
    std::free(block);
}

void operator delete(void* block, std::size_t) noexcept { operator delete(block); }

namespace {

const Arc surveyed{4, 12};

Mode modeOf(const benchmark::State& state) { return static_cast<Mode>(state.range(0)); }

GameCode codeOf(Mode mode, std::uint64_t number) { return GameCode(mode, aphelion::mix(number)); }

void catalogue(benchmark::State& state) {
    const std::size_t before = memory.peak = memory.inUse;
    for (auto _ : state)
        benchmark::DoNotOptimize(Catalogue(modeOf(state)));
    state.counters["peakMB"] = static_cast<double>(memory.peak - before) / 1e6;
}

void cataloguePlain(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(plain::allSkies(modeOf(state)));
}

void survey(benchmark::State& state, Object object) {
    const Catalogue skies(Mode::Expert);
    for (auto _ : state)
        benchmark::DoNotOptimize(skiesWhere(skies, testOf(skies, object, surveyed, 2)));
}

void surveyPlain(benchmark::State& state, Object object) {
    const Catalogue catalogue(Mode::Expert);
    std::vector<plain::PlainSky> skies;
    for (std::size_t rank = 0; rank < catalogue.size(); ++rank)
        skies.push_back(plain::plainOf(catalogue.sky(rank)));
    for (auto _ : state) {
        std::vector<bool> agrees(skies.size());
        for (std::size_t rank = 0; rank < skies.size(); ++rank)
            agrees[rank] = plain::survey(skies[rank], 18, object, surveyed) == 2;
        benchmark::DoNotOptimize(agrees);
    }
}

void dealCold(benchmark::State& state) {
    std::uint64_t number = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(Dealer(modeOf(state)).deal(codeOf(modeOf(state), number++)));
}

void dealWarm(benchmark::State& state) {
    const Dealer dealer(modeOf(state));
    std::uint64_t number = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(dealer.deal(codeOf(modeOf(state), number++)));
}

constexpr auto standard = static_cast<std::int64_t>(Mode::Standard);
constexpr auto expert = static_cast<std::int64_t>(Mode::Expert);

BENCHMARK(catalogue)->Arg(standard)->Arg(expert)->Unit(benchmark::kMillisecond);
BENCHMARK(cataloguePlain)->Arg(standard)->Unit(benchmark::kMillisecond);
BENCHMARK(cataloguePlain)->Arg(expert)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(survey, asteroids, Object::Asteroid)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(survey, empty, Object::Empty)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(surveyPlain, asteroids, Object::Asteroid)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(surveyPlain, empty, Object::Empty)->Unit(benchmark::kMillisecond);
BENCHMARK(dealCold)->Arg(standard)->Arg(expert)->Unit(benchmark::kMillisecond);
BENCHMARK(dealWarm)->Arg(standard)->Arg(expert)->Unit(benchmark::kMillisecond);

} // namespace

// Sessions have timers.
int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
