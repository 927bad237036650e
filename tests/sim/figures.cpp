#include "sim/figures.h"

#include <cstdio>
#include <string>

namespace planetx::sim {

namespace {

// Every figure with its name, in the order in which they are printed.
struct Named {
    const char* name;
    std::uint64_t Figures::* figure;
};

constexpr Named sums[] = {
    {"entries", &Figures::entries},
    {"asks of people", &Figures::asks},
    {"links", &Figures::links},
    {"links cut", &Figures::cuts},
    {"pauses", &Figures::pauses},
    {"crashes", &Figures::crashes},
    {"devices gone for good", &Figures::deaths},
    {"disks full", &Figures::fullDisks},
    {"out of reach", &Figures::partings},
    {"seats changed", &Figures::newcomers},
    {"host changes that count", &Figures::epochs},
    {"people who followed", &Figures::follows},
    {"of these out of a fork", &Figures::forks},
    {"entries that do not count any more", &Figures::abandoned},
    {"asks given up", &Figures::givenUp},
    {"given up, written after all", &Figures::revived},
    {"entries gone with their device", &Figures::buried},
    {"games in real files", &Figures::onDisk},
    {"games with liars", &Figures::withLiars},
    {"lies", &Figures::lies},
    {"channels closed for a lie", &Figures::refused},
    {"devices at two places", &Figures::clones},
    {"places with two stories", &Figures::twoStories},
    {"games that end with a name", &Figures::named},
    {"of these only in the audit", &Figures::audited},
    {"games that end disputed", &Figures::disputed},
    {"games that end with differing logs", &Figures::differing},
    {"bots", &Figures::bots},
    {"seats with another key", &Figures::rekeyed},
    {"of these protested against", &Figures::protested},
    {"seats lent", &Figures::lent},
    {"people who went on from before", &Figures::wentBefore},
};

constexpr const char* reasons[] = {"not ended: nobody left with a seat", "not ended: gone with a sealed guess",
                                   "not ended: too few left for a new host"};

} // namespace

Figures& Figures::operator+=(const Figures& other) {
    for (std::size_t i = 0; i < games.size(); ++i)
        games[i] += other.games[i];
    for (const Named& sum : sums)
        this->*sum.figure += other.*sum.figure;
    bytes += other.bytes;
    messages += other.messages;
    failed += other.failed;
    mostMemory = mostMemory > other.mostMemory ? mostMemory : other.mostMemory;
    for (std::size_t i = 0; i < unended.size(); ++i)
        unended[i] += other.unended[i];
    return *this;
}

void print(const Figures& figures, double seconds) {
    std::uint64_t all = 0;
    for (std::size_t devices = 1; devices < figures.games.size(); ++devices) {
        all += figures.games[devices];
        std::printf("%-36s %12llu\n", ("games with " + std::to_string(devices) + " devices").c_str(),
                    static_cast<unsigned long long>(figures.games[devices]));
    }
    for (const Named& sum : sums)
        std::printf("%-36s %12llu\n", sum.name, static_cast<unsigned long long>(figures.*sum.figure));
    for (std::size_t i = 0; i < figures.unended.size(); ++i)
        std::printf("%-36s %12llu\n", reasons[i], static_cast<unsigned long long>(figures.unended[i]));
    std::printf("%-36s %12.0f\n", "bytes on the links per entry",
                figures.entries == 0 ? 0. : static_cast<double>(figures.bytes) / static_cast<double>(figures.entries));
    std::printf("%-36s %12llu\n", "most memory of a peer, bytes", static_cast<unsigned long long>(figures.mostMemory));
    std::printf("%-36s %12.1f\n", "games per second", static_cast<double>(all) / seconds);
    std::printf("%-36s %12llu\n", "games that went wrong", static_cast<unsigned long long>(figures.failed));
}

} // namespace planetx::sim
