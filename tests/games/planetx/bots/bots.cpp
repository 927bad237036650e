// ./dev bots: every level alone at a table without starting facts, over many codes: when it has located Planet X, and
// how often it was wrong. Prints the page docs/bots.md; fails where a figure is not met.

#include "planetx/cli/bot_table.h"
#include "planetx/deal/dealer.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <thread>

using namespace planetx;

namespace {

// The pawn's time after the action with which Planet X was located, and what went wrong on the way.
struct Game {
    int time = 0;
    int wrongLocates = 0;
    int theories = 0;
    int wrongTheories = 0;
};

Game played(const Dealer& dealer, const Deal& deal, const Character& character, std::uint64_t seed) {
    BotTable table(deal, {{Bot(dealer.catalogue(), dealer.clueBook(), character, seed), {}, {}}});
    Game game;
    while (!table.isOver()) {
        const auto turn = table.play();
        if (std::holds_alternative<Locate>(turn.action) && !table.umpire().board().finder)
            ++game.wrongLocates;
        if (const auto* submitted = std::get_if<SubmitTheories>(&turn.action))
            for (const Theory& theory : submitted->theories) {
                ++game.theories;
                game.wrongTheories += deal.sky.at(theory.sector) != theory.object ? 1 : 0;
            }
    }
    game.time = player(table.umpire().board(), 0).pawn.time;
    return game;
}

// The games are dealt in two halves at once; each game is the same whoever plays it.
std::vector<Game> playedAll(const Dealer& dealer, Skill skill, std::size_t games) {
    std::vector<Game> all(games);
    const auto half = [&](std::size_t from) {
        for (std::size_t i = from; i < games; i += 2) {
            const Mode mode = dealer.catalogue().mode();
            const Deal deal = dealer.deal(GameCode(mode, 1000003 * (i + 1)));
            all[i] = played(dealer, deal, characterOf(mode, skill), i);
        }
    };
    std::thread odd(half, 1);
    half(0);
    odd.join();
    return all;
}

struct Figures {
    double mean = 0;
    double spread = 0; // standard deviation
    double wrongLocates = 0;
    double theories = 0;
    double wrongTheories = 0;
};

Figures figuresOf(const std::vector<Game>& games) {
    Figures sum;
    double squares = 0;
    for (const Game& game : games) {
        sum.mean += game.time;
        squares += game.time * game.time;
        sum.wrongLocates += game.wrongLocates;
        sum.theories += game.theories;
        sum.wrongTheories += game.wrongTheories;
    }
    const auto all = static_cast<double>(games.size());
    const double mean = sum.mean / all;
    return {mean, std::sqrt(squares / all - mean * mean), sum.wrongLocates / all, sum.theories / all,
            sum.wrongTheories / all};
}

// What each level is fitted to; the Laureate's is a bound.
constexpr std::array<std::array<double, 4>, 2> wanted{{{30, 26, 22.5, 20.5}, {34, 29, 25, 23}}};

bool isMet(Mode mode, Skill skill, const Figures& figures, double tolerance) {
    const double goal = wanted[static_cast<std::size_t>(mode)][static_cast<std::size_t>(skill)];
    const bool best = skill == Skill::Laureate;
    const bool inTime = best ? figures.mean <= goal + tolerance - 1 : std::abs(figures.mean - goal) <= tolerance;
    return inTime && figures.wrongLocates <= 0.05 && (!best || figures.wrongTheories == 0);
}

// A line per two units of time, a block per two games in a hundred.
void chart(const std::vector<Game>& games) {
    std::map<int, int> byTime;
    for (const Game& game : games)
        ++byTime[game.time / 2 * 2];
    std::cout << "```\n";
    for (const auto& [time, count] : byTime) {
        const auto hundredths = static_cast<std::size_t>(std::lround(50.0 * count / static_cast<double>(games.size())));
        std::cout << (time < 10 ? " " : "") << time << " ";
        for (std::size_t i = 0; i < hundredths; ++i)
            std::cout << "█";
        std::cout << '\n';
    }
    std::cout << "```\n";
}

std::string fixed(double value, int digits) {
    std::string text = std::to_string(std::lround(value * std::pow(10, digits)));
    while (text.size() <= static_cast<std::size_t>(digits))
        text.insert(0, "0");
    return text.insert(text.size() - static_cast<std::size_t>(digits), ".");
}

// How far a mean may be off: 1 over 500 games, and more the fewer they are.
double toleranceOf(std::size_t games) { return std::max(1.0, std::sqrt(500.0 / static_cast<double>(games))); }

} // namespace

// bots GAMES [TOLERANCE]
int main(int argc, char** argv) {
    const std::size_t games = argc > 1 ? static_cast<std::size_t>(std::max(1, std::atoi(argv[1]))) : 500;
    const double tolerance = argc > 2 ? std::atof(argv[2]) : toleranceOf(games);
    std::cout
        << "# The bots\n\nMade by `./dev bots " << games
        << "`: each level alone at a table, without starting facts, over " << games
        << " codes of each mode.\nThe time is the pawn's after the action with which Planet X was located, its cost of "
        << locateCost
        << " included.\n\n| mode | level | wanted | mean time | spread | wrong locates a game | theories a game | "
           "wrong ones |\n"
        << "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
    bool met = true;
    std::map<std::pair<Mode, Skill>, std::vector<Game>> all;
    for (const Mode mode : bothModes) {
        const Dealer dealer(mode);
        for (const Skill skill : allSkills) {
            auto& played = all[{mode, skill}] = playedAll(dealer, skill, games);
            const Figures figures = figuresOf(played);
            const double goal = wanted[static_cast<std::size_t>(mode)][static_cast<std::size_t>(skill)];
            std::cout << "| " << name(mode) << " | " << name(skill) << " | " << (skill == Skill::Laureate ? "≤ " : "")
                      << fixed(goal, 1) << " | " << fixed(figures.mean, 1) << " | " << fixed(figures.spread, 1) << " | "
                      << fixed(figures.wrongLocates, 3) << " | " << fixed(figures.theories, 1) << " | "
                      << fixed(figures.wrongTheories, 3) << " |\n"
                      << std::flush;
            if (!isMet(mode, skill, figures, tolerance)) {
                met = false;
                std::cerr << name(mode) << ' ' << name(skill) << ": not met\n";
            }
        }
    }
    std::cout << "\nHow the times spread: a line per two units of time, a block per two games in a hundred.\n";
    for (const auto& [which, played] : all) {
        std::cout << "\n## " << name(which.first) << ", " << name(which.second) << "\n\n";
        chart(played);
    }
    return met ? 0 : 1;
}
