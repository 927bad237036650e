// What it costs to talk to another device.

#include "wire/line.h"
#include "wire/meeting.h"
#include "wire/post.h"

#include <benchmark/benchmark.h>
#include <sodium.h>

#include <cstdlib>

using namespace aphelion;
using namespace aphelion::wire;

namespace {

const Bytes message(200, 7); // an entry of the log with its signature is about as long

void handshake(benchmark::State& state, Table (*make)()) {
    Table table = make();
    for ([[maybe_unused]] auto _ : state) {
        Talk talk(table);
        if (!talk.run().established())
            std::abort();
    }
}
Table byCode() { return Table::withCode("CASSINI", "CASSINI"); }
BENCHMARK_CAPTURE(handshake, code, byCode)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(handshake, pairing, Table::withPairing)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(handshake, tableKey, Table::withTableKey)->Unit(benchmark::kMillisecond);

// The least that CPace can cost: each side maps the code to a point and multiplies twice.
void codeByItself(benchmark::State& state) {
    std::array<unsigned char, 64> hashed{1};
    std::array<unsigned char, 32> scalar{2};
    std::array<unsigned char, 32> point{};
    std::array<unsigned char, 32> product{};
    for ([[maybe_unused]] auto _ : state)
        for (int side = 0; side < 2; ++side) {
            crypto_core_ristretto255_from_hash(point.data(), hashed.data());
            for (int i = 0; i < 2; ++i)
                if (crypto_scalarmult_ristretto255(product.data(), scalar.data(), point.data()) != 0)
                    std::abort();
            benchmark::DoNotOptimize(product);
        }
}
BENCHMARK(codeByItself)->Unit(benchmark::kMillisecond);

// And X25519: each side makes a key and multiplies once.
void keysByThemselves(benchmark::State& state) {
    std::array<unsigned char, 32> scalar{2};
    std::array<unsigned char, 32> point{};
    std::array<unsigned char, 32> product{};
    for ([[maybe_unused]] auto _ : state)
        for (int side = 0; side < 2; ++side) {
            crypto_scalarmult_base(point.data(), scalar.data());
            if (crypto_scalarmult(product.data(), scalar.data(), point.data()) != 0)
                std::abort();
            benchmark::DoNotOptimize(product);
        }
}
BENCHMARK(keysByThemselves)->Unit(benchmark::kMillisecond);

// Two devices that have met, on a link that loses nothing.
struct Met {
    Table table = Table::withTableKey();
    Line line;

    explicit Met(std::size_t capacity)
        : line(Peer::central(table.host, table.door, capacity, Milliseconds(0)),
               Peer::peripheral(table.guest, capacity, Milliseconds(0))) {
        line.meet();
    }
    std::size_t bytesOnAir() const { return line.host.bytesSent + line.guest.bytesSent; }
};

// A message of 200 bytes from one device to the other and its acknowledgement back.
void message200(benchmark::State& state) {
    Met met(static_cast<std::size_t>(state.range(0)));
    for ([[maybe_unused]] auto _ : state) {
        if (!met.line.host.peer.send(message))
            std::abort();
        Peer& host = met.line.host.peer;
        Peer& guest = met.line.guest.peer;
        while (auto fragment = host.nextFragment(met.line.now))
            benchmark::DoNotOptimize(guest.received(*fragment, met.line.now));
        while (auto fragment = guest.nextFragment(met.line.now))
            benchmark::DoNotOptimize(host.received(*fragment, met.line.now));
    }
}
BENCHMARK(message200)->Arg(20)->Arg(185)->Arg(512)->Unit(benchmark::kMillisecond);

// The encryption in it.
void sealedByItself(benchmark::State& state) {
    const Secret key(Bytes(streamKeySize, 1));
    OutgoingStream out(key);
    IncomingStream in(key, out.header());
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(in.open(out.seal(message, false)));
}
BENCHMARK(sealedByItself)->Unit(benchmark::kMillisecond);

void onAir200(benchmark::State& state) {
    double bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        Met met(static_cast<std::size_t>(state.range(0)));
        const std::size_t before = met.bytesOnAir();
        (void)met.line.host.peer.send(message);
        met.line.rest();
        bytes = static_cast<double>(met.bytesOnAir() - before);
    }
    state.counters["bytes"] = bytes;
}
BENCHMARK(onAir200)->Arg(20)->Arg(185)->Arg(512)->Iterations(1);

// The most that a peer can be made to hold: a full queue, a packet on its way and one coming in.
void memoryOfPeer(benchmark::State& state) {
    double bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        Met met(185);
        Peer& host = met.line.host.peer;
        const auto fill = [&] {
            while (host.send(Bytes(Peer::longestMessage)))
                continue;
        };
        fill();
        (void)host.nextFragment(met.line.now);
        fill();
        const Bytes piece(4'000);
        for (std::uint8_t number = 0; number < 4; ++number)
            for (const bool last : {true, false})
                (void)host.received(
                    encode({FrameKind::Data, number, static_cast<std::uint16_t>(last ? 1 : 0), last, piece}),
                    met.line.now);
        bytes = static_cast<double>(host.memory());
    }
    state.counters["kB"] = bytes / 1024;
}
BENCHMARK(memoryOfPeer)->Iterations(1);

} // namespace
