#include "planetx/cli/calls.h"

#include "base/rng.h"
#include "tool/arguments.h"
#include "planetx/cli/bots.h"
#include "planetx/cli/evidence_line.h"
#include "planetx/cli/json.h"
#include "planetx/cli/play.h"
#include "planetx/cli/sentence.h"
#include "planetx/cli/solve.h"
#include "planetx/deal/dealer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <random>

namespace planetx {

using aphelion::Arguments;
using aphelion::argumentsOf;
using aphelion::numberOf;

namespace {

constexpr int wrongCall = 2;

constexpr std::string_view help = R"(planetx: The Search for Planet X on the command line.
It shows the hidden sky: not for players of a running game.

  planetx count standard|expert           how many skies there are
  planetx new standard|expert [--seed N]  a new game code
  planetx check CODE                      whether a game code is right
  planetx deal CODE                       the whole hidden game of a code
  planetx play (--code CODE | --sky LETTERS) [--players N] [--order 1,0,2] [--board]
                                          reads commands, a line of JSON each, and answers each with a line
  planetx solve standard|expert [--visible S]
                                          reads evidence, a line each, and says how many skies are left; at the end what
                                          each sector may hold, and the ten best surveys and targets while the visible
                                          half of the sky begins at sector S (1 without it)
  planetx explain standard|expert --claim '{"sector":5,"not":"C"}'
                                          reads evidence; says from which lines the claim follows, or shows a sky that
                                          speaks against it, or says which lines contradict each other
  planetx bots CODE --bots N [--level assistant|observer|professor|laureate] [--seed S]
                                          a whole game by bots, without starting facts: every command with its answer,
                                          then the scores
  planetx help                            this page

A sky is a letter a sector from sector 1: C comet, A asteroid, D dwarf planet, G gas cloud, E empty, X Planet X.
--order lists the players from rearmost to foremost; --board plays with the board on the table.

Commands of play:
  {"player":0,"do":"survey","object":"A","from":1,"to":6}
  {"player":1,"do":"target","sector":8}
  {"player":0,"do":"research","topic":"B"}
  {"player":2,"do":"locate","sector":5,"before":"A","after":"E"}
  {"player":0,"do":"theories","place":[{"sector":9,"object":"A"}]}
  {"player":1,"do":"lastChance","theories":[{"sector":9,"object":"A"}]}   or "locate":{…}, or "pass":true
with --board also:
  {"do":"review","sector":9,"object":"A"}   {"do":"conference","name":"X1"}   {"do":"reveal"}

Evidence for solve and explain; a claim is {"sector":5,"not":"C"} or {"sector":5,"is":"X"}:
  {"survey":{"object":"A","from":1,"to":6,"count":2}}     E counts Planet X too
  {"target":{"sector":8,"object":"E"}}                    E: it appears empty
  {"not":{"sector":2,"object":"G"}}                       a starting fact, or a theory ruled out
  {"is":{"sector":9,"object":"A"}}                        a confirmed theory
  {"clue":{"kind":"everyWithin","x":"A","y":"C","n":3}}   of a topic or a conference, as deal shows it
A survey spans at most half of the ring. A line that is no evidence is refused and counts for nothing; blank lines are
ignored. Lines are numbered from 1 as they come, blank and refused ones included.
)";

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& messages;
};

int wrong(const Streams& io, std::string_view why) {
    io.messages << "planetx: " << why << "\nTry: planetx help\n";
    return wrongCall;
}

// The mode, where a call takes one as its only word.
std::optional<Mode> onlyMode(const Arguments& given) {
    return given.words.size() == 1 ? modeOf(given.words[0]) : std::nullopt;
}

int countSkies(const Arguments& given, const Streams& io) {
    const auto mode = onlyMode(given);
    if (!mode)
        return wrong(io, "count takes standard or expert");
    io.out << Json{{"mode", name(*mode)}, {"skies", Catalogue(*mode).size()}}.dump() << '\n';
    return 0;
}

std::uint64_t randomBits() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

int newCode(const Arguments& given, const Streams& io) {
    const auto mode = onlyMode(given);
    if (!mode)
        return wrong(io, "new takes standard or expert");
    const auto seed = given.option("--seed");
    if (seed && !numberOf(*seed))
        return wrong(io, "--seed takes a whole number of 64 bits");
    const std::uint64_t bits = seed ? aphelion::Rng(*numberOf(*seed)).next() : randomBits();
    io.out << Json{{"code", GameCode(*mode, bits).text()}}.dump() << '\n';
    return 0;
}

int checkCode(const Arguments& given, const Streams& io) {
    if (given.words.size() != 1)
        return wrong(io, "check takes one code");
    const auto code = GameCode::parse(given.words[0]);
    if (code) {
        io.out << Json{{"ok", true}, {"mode", name(code->mode())}, {"lobby", code->lobby()}}.dump() << '\n';
    } else {
        io.out << Json{{"ok", false}, {"error", name(code.fault())}}.dump() << '\n';
        io.messages << sentence(code.fault()) << '\n';
    }
    return 0;
}

int dealCode(const Arguments& given, const Streams& io) {
    if (given.words.size() != 1)
        return wrong(io, "deal takes one code");
    const auto code = GameCode::parse(given.words[0]);
    if (!code)
        return wrong(io, sentence(code.fault()));
    io.out << json(*code, Dealer(code->mode()).deal(*code)).dump() << '\n';
    return 0;
}

// The players from rearmost to foremost; nothing where the list is not each of them once.
std::optional<std::vector<PlayerId>> orderOf(const std::string& text, std::size_t players) {
    std::vector<PlayerId> order;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const auto number = numberOf(std::string_view(text).substr(start, comma - start));
        if (!number || *number >= players || std::ranges::count(order, static_cast<PlayerId>(*number)) != 0)
            return std::nullopt;
        order.push_back(static_cast<PlayerId>(*number));
        start = comma + 1;
    }
    return order.size() == players ? std::optional(order) : std::nullopt;
}

int playDeal(const Deal& deal, const Arguments& given, const Streams& io) {
    const auto players = numberOf(given.option("--players").value_or("2"));
    if (!players || *players < 1 || *players > maxPlayers)
        return wrong(io, "--players takes 1 to 4");
    const auto inTurn = std::string("0,1,2,3").substr(0, 2 * static_cast<std::size_t>(*players) - 1);
    const auto order = orderOf(given.option("--order").value_or(inTurn), *players);
    if (!order)
        return wrong(io, "--order lists every player once, like 1,0,2");
    const Play kind = given.flags.contains("--board") ? Play::WithBoard : Play::OnScreen;
    Umpire umpire(Oracle(deal), newBoard(deal.sky.mode, kind, *order));
    play(umpire, io.in, io.out);
    return 0;
}

int playGame(const Arguments& given, const Streams& io) {
    const auto codeText = given.option("--code");
    const auto skyText = given.option("--sky");
    if (!given.words.empty() || codeText.has_value() == skyText.has_value())
        return wrong(io, "play takes either --code or --sky");
    if (codeText) {
        const auto code = GameCode::parse(*codeText);
        if (!code)
            return wrong(io, sentence(code.fault()));
        return playDeal(Dealer(code->mode()).deal(*code), given, io);
    }
    const auto sky = skyOf(*skyText);
    if (!sky)
        return wrong(io, "a sky has 12 or 18 letters of C A D G E X");
    if (const auto law = brokenLaw(*sky))
        return wrong(io, "this sky cannot be: " + std::string(sentence(*law)));
    return playDeal(Dealer(sky->mode).deal(*sky), given, io);
}

int solveEvidence(const Arguments& given, const Streams& io) {
    const auto mode = onlyMode(given);
    if (!mode)
        return wrong(io, "solve takes standard or expert");
    const int sectors = edition(*mode).ring.size;
    const auto visible = numberOf(given.option("--visible").value_or("1"));
    if (!visible || *visible < 1 || *visible > static_cast<std::uint64_t>(sectors))
        return wrong(io, "--visible takes a sector, 1 to " + std::to_string(sectors));
    solve(Catalogue(*mode), static_cast<Sector>(*visible), io.in, io.out);
    return 0;
}

int explainEvidence(const Arguments& given, const Streams& io) {
    const auto mode = onlyMode(given);
    if (!mode)
        return wrong(io, "explain takes standard or expert");
    const auto claim = claimOf(given.option("--claim").value_or(""), edition(*mode).ring);
    if (!claim)
        return wrong(io, R"(--claim takes a claim like {"sector":5,"not":"C"} or {"sector":5,"is":"X"})");
    explainClaim(Catalogue(*mode), *claim, io.in, io.out);
    return 0;
}

int botsPlay(const Arguments& given, const Streams& io) {
    if (given.words.size() != 1)
        return wrong(io, "bots takes one code");
    const auto code = GameCode::parse(given.words[0]);
    if (!code)
        return wrong(io, sentence(code.fault()));
    const auto bots = numberOf(given.option("--bots").value_or(""));
    if (!bots || *bots < 1 || *bots > maxPlayers)
        return wrong(io, "--bots takes 1 to 4");
    const auto skill = skillOf(given.option("--level").value_or(std::string(name(Skill::Professor))));
    if (!skill)
        return wrong(io, "--level takes assistant, observer, professor or laureate");
    const auto seed = numberOf(given.option("--seed").value_or("0"));
    if (!seed)
        return wrong(io, "--seed takes a whole number of 64 bits");
    const Dealer dealer(code->mode());
    std::vector<BotSeat> seats;
    for (std::uint64_t bot = 0; bot < *bots; ++bot)
        seats.push_back(
            {Bot(dealer.catalogue(), dealer.clueBook(), characterOf(code->mode(), *skill), aphelion::mix(*seed + bot)),
             {},
             {}});
    BotTable table(dealer.deal(*code), std::move(seats));
    playBots(table, io.out);
    return 0;
}

int showHelp(const Arguments&, const Streams& io) {
    io.out << help;
    return 0;
}

struct Verb {
    int (*run)(const Arguments&, const Streams&);
    std::set<std::string> options;
    std::set<std::string> flags;
};

const std::map<std::string, Verb, std::less<>>& verbs() {
    static const std::map<std::string, Verb, std::less<>> all{
        {"count", {countSkies, {}, {}}},
        {"new", {newCode, {"--seed"}, {}}},
        {"check", {checkCode, {}, {}}},
        {"deal", {dealCode, {}, {}}},
        {"play", {playGame, {"--code", "--sky", "--players", "--order"}, {"--board"}}},
        {"solve", {solveEvidence, {"--visible"}, {}}},
        {"bots", {botsPlay, {"--bots", "--level", "--seed"}, {}}},
        {"explain", {explainEvidence, {"--claim"}, {}}},
        {"help", {showHelp, {}, {}}},
        {"--help", {showHelp, {}, {}}},
    };
    return all;
}

} // namespace

int call(const std::vector<std::string>& words, std::istream& in, std::ostream& out, std::ostream& messages) {
    const Streams io{in, out, messages};
    const auto verb = words.empty() ? verbs().end() : verbs().find(words[0]);
    if (verb == verbs().end())
        return wrong(io, words.empty() ? "say what to do" : "there is no such call");
    const auto given = argumentsOf({words.begin() + 1, words.end()}, verb->second.options, verb->second.flags);
    if (!given)
        return wrong(io, "an option is unknown, without its value or given twice");
    return verb->second.run(*given, io);
}

} // namespace planetx
