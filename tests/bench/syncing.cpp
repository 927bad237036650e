// What it costs two devices to stay in step, over a link that loses nothing.

#include "support/memory_ledger.h"
#include "table/sync.h"
#include "wire/line.h"
#include "wire/meeting.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

using namespace aphelion;

namespace {

constexpr std::uint8_t hostKey = 9;
const Body action = Moved{Bytes(5, 1), {}, {}}; // a survey is as long

// A host and a guest with a seat each.
struct InStep {
    wire::Table table = wire::Table::withTableKey();
    Line line;
    MemoryLedger hostLedger{{1}, hostKey};
    MemoryLedger guestLedger{{2}};
    Sync host{hostLedger};
    Sync guest{guestLedger};
    int batches = 0;

    explicit InStep(std::size_t capacity)
        : line(Peer::central(table.host, table.door, capacity, Milliseconds(0)),
               Peer::peripheral(table.guest, capacity, Milliseconds(0))) {
        hostLedger.open(TableId{7}, {1, 2});
        line.meet();
    }

    void join() {
        const Hash ours{1};
        const Hash theirs{2};
        send(line.host, host.handle(Joined{1, ours, theirs}, line.now));
        send(line.guest, guest.handle(Joined{1, theirs, ours}, line.now));
        rest();
    }

    void ask() {
        guestLedger.want(1, action);
        send(line.guest, guest.handle(Changed{}, line.now));
        rest();
    }

    void send(End& end, const std::vector<Output>& outputs) {
        for (const Output& output : outputs) {
            const auto& [to, message] = std::get<Say>(output);
            batches += std::holds_alternative<Entries>(message) ? 1 : 0;
            if (!end.peer.send(encode(message)))
                std::abort();
        }
    }

    void deliver(End& end, Sync& sync) {
        for (const Bytes& message : std::exchange(end.messages, {}))
            send(end, sync.handle(Said{1, *decodeMessage(message)}, line.now));
    }

    // Until nobody has anything to say any more.
    void rest() {
        do {
            line.rest();
            deliver(line.host, host);
            deliver(line.guest, guest);
        } while (!line.host.peer.idle() || !line.guest.peer.idle());
        if (guestLedger.log() == nullptr || guestLedger.log()->head() != hostLedger.log()->head())
            std::abort();
    }

    double bytesOnAir() const { return static_cast<double>(line.host.bytesSent + line.guest.bytesSent); }
};

// Asked on one device, written on the other, stored on both: signatures, encryption and 20-byte fragments.
void actionInStep(benchmark::State& state) {
    InStep devices(static_cast<std::size_t>(state.range(0)));
    devices.join();
    const double before = devices.bytesOnAir();
    double actions = 0;
    for ([[maybe_unused]] auto _ : state) {
        devices.ask();
        ++actions;
    }
    state.counters["bytes"] = (devices.bytesOnAir() - before) / actions;
}
BENCHMARK(actionInStep)->Arg(20)->Arg(185)->Unit(benchmark::kMillisecond)->Iterations(200);

// The least of it: one signature is made, and checked on both devices.
void actionSigned(benchmark::State& state) {
    const SigningKey key(Bytes(SigningKey::seedSize, 1));
    const Bytes text(200, 1);
    for ([[maybe_unused]] auto _ : state) {
        const Signature made = key.sign(text);
        if (!verify(key.publicKey(), text, made) || !verify(key.publicKey(), text, made))
            std::abort();
    }
}
BENCHMARK(actionSigned)->Unit(benchmark::kMillisecond);

// A device that has nothing gets the whole log. Each batch waits until the one before has been stored.
void resumeInStep300(benchmark::State& state) {
    double bytes = 0;
    double batches = 0;
    double seconds = 0;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        InStep devices(20);
        while (devices.hostLedger.log()->nextNumber() < 300)
            devices.hostLedger.want(0, action);
        const double before = devices.bytesOnAir();
        const Milliseconds began = devices.line.now;
        state.ResumeTiming();
        devices.join();
        bytes = devices.bytesOnAir() - before;
        batches = devices.batches;
        seconds = static_cast<double>((devices.line.now - began).count()) / 1000;
    }
    state.counters["bytes"] = bytes;
    state.counters["batches"] = batches;
    state.counters["seconds"] = seconds; // at a fragment a millisecond
}
BENCHMARK(resumeInStep300)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace
