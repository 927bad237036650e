// Deals many games of both modes, checks every guarantee and prints the figures: audit DEALS

#include "games/planetx/audit/figures.h"

#include "base/rng.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

using namespace planetx;

namespace {

Figures audit(const Dealer& dealer, Mode mode, long deals) {
    Figures total;
    std::mutex adding;
    std::atomic<long> next = 0;
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        workers.emplace_back([&] {
            GuaranteeCheck check(dealer.catalogue());
            Figures own;
            for (long deal = next++; deal < deals; deal = next++) {
                const GameCode code(mode, aphelion::mix(static_cast<std::uint64_t>(deal)));
                own.add(dealer.deal(code), dealer.catalogue(), check);
            }
            const std::scoped_lock lock(adding);
            total.add(own);
        });
    workers.clear();
    return total;
}

} // namespace

int main(int argc, char** argv) {
    const long deals = argc > 1 ? std::atol(argv[1]) : 1'000;
    long violations = 0;
    for (const Mode mode : bothModes) {
        const auto start = std::chrono::steady_clock::now();
        const Dealer dealer(mode);
        const Figures figures = audit(dealer, mode, deals);
        figures.print(dealer, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        violations += figures.violations;
    }
    std::printf("audit: %ld deals of each mode, %ld with violations\n", deals, violations);
    return violations == 0 ? 0 : 1;
}
