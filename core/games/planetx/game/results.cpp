#include "planetx/game/results.h"

#include "base/cbor.h"
#include "planetx/game/contest.h"

#include <algorithm>

namespace planetx {

using aphelion::CborReader;
using aphelion::CborWriter;

namespace {

constexpr std::uint64_t version = 1;
constexpr std::string_view setting = "results";
constexpr std::string_view asideSetting = "resultsAside";
constexpr std::size_t most = 4000;        // more games than anybody plays; the oldest go
constexpr std::uint64_t greatest = 10000; // far more than any count of an honest game can be

void write(CborWriter& out, int number) {
    out.number(static_cast<std::uint64_t>(std::clamp(number, 0, static_cast<int>(greatest))));
}

void write(CborWriter& out, const std::optional<int>& number) {
    if (number)
        write(out, *number);
    else
        out.null();
}

int count(CborReader& in) { return static_cast<int>(in.number(greatest)); }

std::optional<int> maybe(CborReader& in) { return in.takeNull() ? std::nullopt : std::optional(count(in)); }

void write(CborWriter& out, const GameResult& result) {
    out.array(12).bytes(result.table).number(result.began).text(result.code.text());
    write(out, static_cast<int>(result.play));
    write(out, result.players);
    write(out, result.bots);
    write(out, result.outcome.points);
    write(out, result.outcome.rank);
    out.flag(result.outcome.found);
    write(out, result.outcome.locatedAt);
    out.text(result.outcome.moves.substr(0, greatest)).array(aids);
    for (const int uses : result.helped)
        write(out, uses);
}

GameResult read(CborReader& in) {
    in.array(12);
    const auto table = in.exactly<16>();
    const std::uint64_t began = in.number();
    const auto code = GameCode::parse(in.text(16));
    if (!code)
        in.fail();
    GameResult result{table, began, code ? *code : GameCode(Mode::Standard, 0)};
    result.play = static_cast<Play>(in.number(1));
    result.players = count(in);
    result.bots = count(in);
    result.outcome.points = maybe(in);
    result.outcome.rank = count(in);
    result.outcome.found = in.flag();
    result.outcome.locatedAt = maybe(in);
    result.outcome.moves = in.text(greatest);
    in.array(aids);
    for (int& uses : result.helped)
        uses = count(in);
    return result;
}

// Each as it stands there; nothing if a newer version has written them.
std::optional<std::vector<aphelion::ByteView>> resultsAsWritten(aphelion::ByteView bytes) {
    CborReader in(bytes);
    in.array(2);
    if (in.number() != version)
        in.fail();
    auto results = in.many<aphelion::ByteView>(most, [](CborReader& one) { return one.any(); });
    return in.done() ? std::optional(std::move(results)) : std::nullopt;
}

// What cannot be read stays where it is, for a version that can.
aphelion::Bytes withOneMore(aphelion::ByteView kept, const GameResult& result) {
    auto results = kept.empty() ? std::vector<aphelion::ByteView>() : *resultsAsWritten(kept);
    if (results.size() == most)
        results.erase(results.begin());
    CborWriter out;
    out.array(2).number(version).array(results.size() + 1);
    for (const aphelion::ByteView& one : results)
        out.encoded(one);
    write(out, result);
    return out.take();
}

std::optional<std::vector<aphelion::TableId>> decodeAside(aphelion::ByteView bytes) {
    CborReader in(bytes);
    in.array(2);
    if (in.number() != version)
        in.fail();
    auto tables = in.many<aphelion::TableId>(most, [](CborReader& one) { return one.exactly<16>(); });
    return in.done() ? std::optional(std::move(tables)) : std::nullopt;
}

aphelion::Bytes encodeAside(const std::vector<GameResult>& results) {
    CborWriter out;
    out.array(2).number(version).array(static_cast<std::size_t>(std::ranges::count(results, true, &GameResult::aside)));
    for (const GameResult& result : results)
        if (result.aside)
            out.bytes(result.table);
    return out.take();
}

} // namespace

aphelion::Bytes encode(const std::vector<GameResult>& results) {
    CborWriter out;
    out.array(2).number(version).array(results.size());
    for (const GameResult& result : results)
        write(out, result);
    return out.take();
}

std::optional<std::vector<GameResult>> decodeResults(aphelion::ByteView bytes) {
    const auto written = resultsAsWritten(bytes);
    if (!written)
        return std::nullopt;
    std::vector<GameResult> results;
    for (const aphelion::ByteView& one : *written) {
        CborReader in(one);
        GameResult result = read(in);
        if (in.done())
            results.push_back(std::move(result));
    }
    return results;
}

std::optional<GameResult> resultAt(const Table& table, PlayerId who, std::uint64_t began, const NoteSheet& notes) {
    const PublicGame& game = table.game();
    if (game.board.phase != Phase::Over || !isSeated(game.board, who))
        return std::nullopt;
    GameResult result{table.log().table(), began, game.setup.code};
    result.play = game.setup.play;
    result.players = static_cast<int>(game.board.players.size());
    result.bots = static_cast<int>(std::ranges::count_if(game.wishes, [](const Wish& w) { return w.bot.has_value(); }));
    result.outcome = outcomesOf(table.log().entries(), who)[static_cast<std::size_t>(who)];
    result.helped = notes.helped;
    result.aside = isSkyOfADay(game.setup.code) && !isContestOfADay(game);
    return result;
}

std::vector<std::string> resultNames() { return {std::string(setting), std::string(asideSetting)}; }

std::optional<std::vector<GameResult>> resultsIn(const aphelion::Memory& memory) {
    const auto stored = memory.find(setting);
    if (stored == memory.end())
        return std::vector<GameResult>();
    auto results = decodeResults(stored->second);
    const auto marked = memory.find(asideSetting);
    const auto aside = marked == memory.end() ? std::vector<aphelion::TableId>() : decodeAside(marked->second);
    if (!results || !aside)
        return std::nullopt;
    for (GameResult& result : *results)
        result.aside = std::ranges::find(*aside, result.table) != aside->end();
    return results;
}

aphelion::Game::Remembering remembering(const aphelion::Memory& memory, const GameResult& result) {
    auto kept = *resultsIn(memory);
    if (std::ranges::find(kept, result.table, &GameResult::table) != kept.end())
        return {};
    if (kept.size() == most)
        kept.erase(kept.begin());
    kept.push_back(result);
    aphelion::Game::Remembering all;
    if (result.aside) // first: a table without a result on that list does no harm
        all.emplace_back(asideSetting, encodeAside(kept));
    const auto stored = memory.find(setting);
    all.emplace_back(setting, withOneMore(stored == memory.end() ? aphelion::Bytes() : stored->second, result));
    return all;
}

} // namespace planetx
