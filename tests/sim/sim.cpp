// ./dev sim: whole games between simulated devices with everything that can go wrong, each from its seed.
//   sim [GAMES] [--first SEED]    many games, on all cores; in every other one somebody lies
//   sim --seed SEED [--verbose]   one of them again
//   --honest, --liars, --majority only games in which nobody lies, somebody does, most people do
//   --jobs N                      on so many cores

#include "sim/game.h"
#include "support/seeded_randomness.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace planetx::sim;

namespace {

struct Order {
    std::uint64_t games = 2000;
    std::uint64_t first = 1;
    bool verbose = false;
    std::uint64_t jobs = std::max(1U, std::thread::hardware_concurrency());
    std::array<Evening, 2> evenings{Evening::Liar, Evening::Honest}; // of even and odd seeds
    Evening of(std::uint64_t seed) const { return evenings[seed % 2]; }
};

Figures playOne(const Dealers& dealers, std::uint64_t seed, Evening evening, bool aloud) {
    const aphelion::SeededRandomness randomness(seed);
    Game game(dealers, seed, evening, aloud);
    const Figures figures = game.play();
    if (game.failure()) {
        std::string told = "seed " + std::to_string(seed) + ": " + *game.failure() + "\n";
        if (!aloud)
            for (const std::string& line : game.story().last())
                told += "    " + line + "\n";
        std::fputs(told.c_str(), stderr);
    }
    return figures;
}

// What is told if a game ends its whole process.
std::uint64_t seedNow = 0;

void tellSeed(int signal) {
    std::fprintf(stderr, "seed %llu: the program crashes\n", static_cast<unsigned long long>(seedNow));
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

// A process plays every so manyeth game and hands its figures on.
void playShare(const Dealers& dealers, const Order& order, std::uint64_t share, std::uint64_t shares, int out) {
    std::signal(SIGSEGV, tellSeed);
    std::signal(SIGABRT, tellSeed);
    Figures sum;
    for (std::uint64_t i = share; i < order.games && sum.failed < 5; i += shares) {
        seedNow = order.first + i;
        sum += playOne(dealers, seedNow, order.of(seedNow), order.verbose);
    }
    if (write(out, &sum, sizeof sum) != sizeof sum)
        _exit(1);
    _exit(0);
}

bool readAll(int from, Figures& figures) {
    auto* into = reinterpret_cast<char*>(&figures);
    for (std::size_t had = 0; had < sizeof figures;) {
        const ssize_t got = read(from, into + had, sizeof figures - had);
        if (got <= 0)
            return false;
        had += static_cast<std::size_t>(got);
    }
    return true;
}

// libsodium's dice belong to the whole process, so each core gets a process of its own.
Figures playAll(const Dealers& dealers, const Order& order) {
    const std::uint64_t shares = std::min(order.games, order.jobs);
    std::vector<std::pair<pid_t, int>> players;
    for (std::uint64_t share = 0; share < shares; ++share) {
        int ends[2];
        if (pipe(ends) != 0)
            std::abort();
        const pid_t child = fork();
        if (child == 0)
            playShare(dealers, order, share, shares, ends[1]);
        close(ends[1]);
        players.emplace_back(child, ends[0]);
    }
    Figures sum;
    for (const auto& [child, from] : players) {
        Figures figures;
        if (readAll(from, figures))
            sum += figures;
        else
            ++sum.failed; // it crashed
        close(from);
        waitpid(child, nullptr, 0);
    }
    return sum;
}

} // namespace

int main(int count, char** words) {
    Order order;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const auto number = [&] { return i + 1 < count ? std::strtoull(words[++i], nullptr, 10) : 0; };
        if (word == "--first") {
            order.first = number();
        } else if (word == "--seed") {
            order.first = number();
            order.games = 1;
        } else if (word == "--honest") {
            order.evenings.fill(Evening::Honest);
        } else if (word == "--liars") {
            order.evenings.fill(Evening::Liar);
        } else if (word == "--majority") {
            order.evenings.fill(Evening::Majority);
        } else if (word == "--jobs") {
            order.jobs = std::max<std::uint64_t>(1, number());
        } else if (word == "--verbose") {
            order.verbose = true;
        } else {
            order.games = std::strtoull(word.c_str(), nullptr, 10);
        }
    }
    if (sodium_init() < 0)
        return EXIT_FAILURE;
    const Dealers dealers;
    const auto begin = std::chrono::steady_clock::now();
    const Figures sum = order.games == 1 ? playOne(dealers, order.first, order.of(order.first), order.verbose)
                                         : playAll(dealers, order);
    print(sum, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    return sum.failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
