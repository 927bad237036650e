// What it costs to keep a game: entries, notes, opening, unlocking.

#include "planetx/front/at_session.h"
#include "support/one_game.h"
#include "session/own_device.h"

#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

using namespace planetx;
namespace fs = std::filesystem;

namespace {

// A vault in the build folder: on a real disk, where syncing costs what it costs.
class Kept {
public:
    explicit Kept(const aphelion::Work& work) : m_folder(fs::current_path() / "bench-vault") {
        fs::remove_all(m_folder);
        auto vault = aphelion::openWith({m_folder, aphelion::SecretOrigin::File, {}, work},
                                        aphelion::Secret(aphelion::Bytes(32, 7)));
        m_session = std::make_unique<Session>(vault.take(), aphelion::realWorld(), planetXAlone());
    }
    ~Kept() {
        m_session.reset();
        fs::remove_all(m_folder);
    }

    Session& session() { return *m_session; }
    double sizeOnDisk() {
        m_session.reset();
        double bytes = 0;
        for (const auto& file : fs::directory_iterator(m_folder))
            bytes += static_cast<double>(fs::file_size(file));
        return bytes;
    }

private:
    fs::path m_folder;
    std::unique_ptr<Session> m_session;
};

// With the board on the table a game can go on for ever.
void survey(Session& session) {
    const Arc visible = visibleSky(tableOf(*session.table()).board());
    if (!planetx::ask(session, Survey{Object::Asteroid, visible}).ok())
        std::abort();
}

void sitAtTable(Session& session) {
    if (beginTable(session, Mode::Standard, 2, false, Play::WithBoard) || session.sitDown(0, {}))
        std::abort();
}

// An action from the tap to the stored entry and the stored answer: two files, two synced commits.
void storedAction(benchmark::State& state) {
    Kept kept(aphelion::Work::cheapest());
    sitAtTable(kept.session());
    for ([[maybe_unused]] auto _ : state)
        survey(kept.session());
}
BENCHMARK(storedAction)->Unit(benchmark::kMillisecond)->UseRealTime();

void storedEntry(benchmark::State& state) {
    Kept kept(aphelion::Work::cheapest());
    sitAtTable(kept.session());
    aphelion::DeviceFile& device = kept.session().vault().device();
    const auto id = kept.session().table()->id();
    std::uint64_t number = 1'000;
    for ([[maybe_unused]] auto _ : state) {
        aphelion::Step step;
        step.entries.push_back({number++, aphelion::Bytes(220, 1)});
        if (device.append(id, step))
            std::abort();
    }
}
BENCHMARK(storedEntry)->Unit(benchmark::kMillisecond)->UseRealTime();

// The least that keeping can cost: the same bytes at the end of a plain file, synced.
void storedEntryPlain(benchmark::State& state) {
    const std::string path = (fs::current_path() / "bench-plain").string();
    const int file = ::open(path.c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600);
    const aphelion::Bytes bytes(220, 1);
    for ([[maybe_unused]] auto _ : state)
        if (::write(file, bytes.data(), bytes.size()) < 0 || ::fdatasync(file) != 0)
            std::abort();
    ::close(file);
    fs::remove(path);
}
BENCHMARK(storedEntryPlain)->Unit(benchmark::kMillisecond)->UseRealTime();

void resume300(benchmark::State& state) {
    Kept kept(aphelion::Work::cheapest());
    sitAtTable(kept.session());
    while (tableOf(*kept.session().table()).log().entries().size() < 300)
        survey(kept.session());
    const auto id = kept.session().table()->id();
    for ([[maybe_unused]] auto _ : state)
        if (kept.session().resume(id))
            std::abort();
}
BENCHMARK(resume300)->Unit(benchmark::kMillisecond)->UseRealTime();

void unlock(benchmark::State& state) {
    Kept kept(aphelion::Work{});
    if (beginTable(kept.session(), Mode::Standard, 1, true))
        std::abort();
    for ([[maybe_unused]] auto _ : state)
        if (kept.session().sitDown(0, aphelion::viewOf("canary-pin-0")))
            std::abort();
}
BENCHMARK(unlock)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(5);

void stretchPin(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(aphelion::stretched(aphelion::viewOf("1234"), aphelion::randomSalt(), {}).ok());
}
BENCHMARK(stretchPin)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(5);

NoteOp anyNote(std::uint64_t i) {
    return SetMark{static_cast<Sector>(1 + i % 12), Object::GasCloud,
                   i / 12 % 2 == 0 ? Mark::Suspected : Mark::Certain};
}

void storedNote(benchmark::State& state) {
    Kept kept(aphelion::Work::cheapest());
    sitAtTable(kept.session());
    std::uint64_t i = 0;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(kept.session().note(anyNote(i++)).has_value());
}
BENCHMARK(storedNote)->Unit(benchmark::kMillisecond)->UseRealTime();

void note(benchmark::State& state) {
    NoteSheet sheet(Mode::Expert);
    std::uint64_t i = 0;
    for ([[maybe_unused]] auto _ : state)
        sheet = after(std::move(sheet), anyNote(i++));
}
BENCHMARK(note)->Unit(benchmark::kMillisecond)->Iterations(2'000);

// A long game with many notes, as it lies on disk when the app is closed.
void sizeAfterGame(benchmark::State& state) {
    double bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        Kept kept(aphelion::Work::cheapest());
        sitAtTable(kept.session());
        for (std::uint64_t i = 0; i < 100; ++i) {
            survey(kept.session());
            (void)kept.session().note(anyNote(i));
            (void)kept.session().note(anyNote(i + 12));
        }
        bytes = kept.sizeOnDisk();
    }
    state.counters["kB"] = bytes / 1000;
}
BENCHMARK(sizeAfterGame)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
