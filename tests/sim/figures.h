#pragma once

#include <array>
#include <cstdint>

namespace planetx::sim {

// How a game can end without its end.
enum class Unended : std::uint8_t {
    NobodySeated, // whoever had a seat is gone for good
    NeverOpened,  // somebody went after the end and took along what only that device could open
    TooFew,       // the host is gone for good, and too few people are left to follow another one
    count
};

// What is counted in a game, and summed up over many: plain numbers, so that one process can hand them to another.
struct Figures {
    std::array<std::uint64_t, 6> games{}; // by devices, those who came later included
    std::uint64_t entries = 0;
    std::uint64_t asks = 0; // of people
    std::uint64_t crashes = 0;
    std::uint64_t cuts = 0;
    std::uint64_t pauses = 0;
    std::uint64_t deaths = 0;
    std::uint64_t partings = 0;
    std::uint64_t fullDisks = 0;
    std::uint64_t newcomers = 0;
    std::uint64_t links = 0;
    std::uint64_t epochs = 0;
    std::uint64_t follows = 0;
    std::uint64_t forks = 0;
    std::uint64_t abandoned = 0;
    std::uint64_t givenUp = 0;
    std::uint64_t revived = 0; // given up, and in the log after all: its device went back to where it had been written
    std::uint64_t buried = 0;  // known only to a device that is gone for good
    std::uint64_t bytes = 0;
    std::uint64_t messages = 0;
    std::uint64_t mostMemory = 0;
    std::uint64_t onDisk = 0;
    std::uint64_t withLiars = 0;  // games
    std::uint64_t lies = 0;       // told
    std::uint64_t refused = 0;    // channels that were closed for that
    std::uint64_t clones = 0;     // devices at two places
    std::uint64_t twoStories = 0; // places for which one host has shown honest devices two entries
    std::uint64_t named = 0;      // games in whose end evidence names a liar
    std::uint64_t audited = 0;    // or the audit does
    std::uint64_t disputed = 0;   // or a result is disputed
    std::uint64_t differing = 0;  // or the logs differ
    std::uint64_t bots = 0;
    std::uint64_t rekeyed = 0;   // seats that got another key with the consent of others
    std::uint64_t lent = 0;      // seats that were lent to a bot
    std::uint64_t protested = 0; // by whose key it had been
    std::uint64_t wentBefore = 0;
    std::uint64_t failed = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(Unended::count)> unended{};

    Figures& operator+=(const Figures& other);
};

void print(const Figures& figures, double seconds);

} // namespace planetx::sim
