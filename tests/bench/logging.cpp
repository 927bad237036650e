#include <benchmark/benchmark.h>

#include "table/sequencer.h"

// What it costs that the host signs every place: a log of today beside one of version 1, where it did not.

using namespace aphelion;

namespace {

constexpr TableId table{42};
constexpr int length = 300;

const SigningKey& host() {
    static const SigningKey key(Bytes(SigningKey::seedSize, 1));
    return key;
}
const SigningKey& ana() {
    static const SigningKey key(Bytes(SigningKey::seedSize, 2));
    return key;
}

Entry made(std::uint8_t version, const Log* log) {
    Ask ask{0,
            std::nullopt,
            1,
            {},
            TableOpened{table, host().publicKey(), "any game", {}, {{ana().publicKey(), "Ana", {}}}}};
    if (log != nullptr)
        ask = {0, SeatNumber{0}, log->nextNumber(), log->head(), Moved{{0, 1, 2, 3}, {}, {}}};
    ask.version = version;
    Entry entry{0, {}, signedBy(log == nullptr ? host() : ana(), table, ask)};
    if (log != nullptr) {
        entry.number = log->nextNumber();
        entry.previous = log->head().hash;
    }
    return version < logVersion ? entry : placedBy(host(), table, entry);
}

std::vector<Bytes> entriesOf(std::uint8_t version) {
    std::vector<Bytes> bytes{encode(made(version, nullptr))};
    Log log = *Log::begin(made(version, nullptr));
    while (bytes.size() < length) {
        const Entry next = made(version, &log);
        log.take(next);
        bytes.push_back(encode(next));
    }
    return bytes;
}

Log read(const std::vector<Bytes>& entries) {
    Log log = *Log::begin(*decodeEntry(entries.front()));
    for (std::size_t i = 1; i < entries.size(); ++i)
        if (log.append(*decodeEntry(entries[i]), [](const Ask&) { return true; }))
            std::abort();
    return log;
}

void openLog(benchmark::State& state) {
    const auto entries = entriesOf(static_cast<std::uint8_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(read(entries));
    state.counters["bytes"] = static_cast<double>(entries.back().size());
}

void makeEntry(benchmark::State& state) {
    const auto version = static_cast<std::uint8_t>(state.range(0));
    const Log log = read({encode(made(version, nullptr))});
    for (auto _ : state)
        benchmark::DoNotOptimize(encode(made(version, &log)));
}

} // namespace

BENCHMARK(openLog)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond);
BENCHMARK(makeEntry)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond);
