// Prints the deals of 64 codes per mode, in a form that a person can read. The same codes must deal the same
// games for ever and on every platform: golden_codes.txt beside this file is compared byte by byte.

#include "base/rng.h"
#include "planetx/deal/dealer.h"

#include <iostream>

using namespace planetx;

namespace {

constexpr int codesPerMode = 64;

void print(const Clue& clue) {
    std::cout << name(clue.kind) << ' ' << letter(clue.x);
    if (clue.y)
        std::cout << ' ' << letter(*clue.y);
    if (takesNumber(clue.kind))
        std::cout << ' ' << clue.n;
    std::cout << '\n';
}

void print(const StartingFacts& facts) {
    for (std::size_t i = 0; i < facts.size(); ++i)
        std::cout << (i % 4 == 0 && i > 0 ? " | " : " ") << facts[i].sector << '-' << letter(facts[i].isNot);
    std::cout << '\n';
}

void print(const GameCode& code, const Deal& deal) {
    std::cout << '\n' << code.text() << "  " << letters(deal.sky) << '\n';
    char topic = 'A';
    for (const Clue& clue : deal.clues->topics) {
        std::cout << "  " << topic++ << "  ";
        print(clue);
    }
    int conference = 1;
    for (const Clue& clue : deal.clues->conferences) {
        std::cout << "  X" << conference++ << ' ';
        print(clue);
    }
    constexpr std::array<const char*, seasons> seasonNames{"spring", "summer", "autumn", "winter"};
    for (std::size_t i = 0; i < seasons; ++i) {
        std::cout << "  " << seasonNames[i];
        print(deal.start[i]);
    }
}

} // namespace

int main() {
    std::cout << "# A code, its sky from sector 1, its topics A to F, its conferences, and for every season\n"
                 "# twelve facts in three groups: 5-A says that sector 5 is not an asteroid.\n";
    for (const Mode mode : bothModes) {
        const Dealer dealer(mode);
        if (mode == Mode::Standard) {
            const auto known = GameCode::parse("S7KM-4QXE");
            print(*known, dealer.deal(*known));
        }
        for (std::uint64_t i = 0; i < codesPerMode; ++i) {
            const GameCode code(mode, aphelion::mix(i));
            print(code, dealer.deal(code));
        }
    }
}
