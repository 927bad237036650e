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
constexpr std::uint64_t greatest = 10000; // far more than any count can be

void write(CborWriter& out, const std::optional<int>& number) {
    if (number)
        out.number(static_cast<std::uint64_t>(*number));
    else
        out.null();
}

int count(CborReader& in) { return static_cast<int>(in.number(greatest)); }

std::optional<int> maybe(CborReader& in) { return in.takeNull() ? std::nullopt : std::optional(count(in)); }

void write(CborWriter& out, const GameResult& result) {
    const auto number = [&](int value) { out.number(static_cast<std::uint64_t>(value)); };
    out.array(12).bytes(result.table).number(result.began).text(result.code.text());
    number(static_cast<int>(result.play));
    number(result.players);
    number(result.bots);
    write(out, result.outcome.points);
    number(result.outcome.rank);
    out.flag(result.outcome.found);
    write(out, result.outcome.locatedAt);
    out.text(result.outcome.moves).array(aids);
    for (const int uses : result.helped)
        number(uses);
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
    CborReader in(bytes);
    in.array(2);
    if (in.number() != version)
        in.fail();
    auto results = in.many<GameResult>(most, read);
    return in.done() ? std::optional(std::move(results)) : std::nullopt;
}

std::optional<GameResult> resultAt(const Table& table, PlayerId who, std::uint64_t began, const NoteSheet& notes) {
    const PublicGame& game = table.game();
    if (game.board.phase != Phase::Over || !isSeated(game.board, who))
        return std::nullopt;
    GameResult result{table.log().table(), began, game.setup.code};
    result.play = game.setup.play;
    result.players = static_cast<int>(game.board.players.size());
    result.bots = static_cast<int>(std::ranges::count_if(game.wishes, [](const Wish& w) { return w.bot.has_value(); }));
    result.outcome = outcomesOf(table.log().entries())[static_cast<std::size_t>(who)];
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

aphelion::Game::Remembering remembering(std::vector<GameResult> kept, const GameResult& result) {
    if (std::ranges::find(kept, result.table, &GameResult::table) != kept.end())
        return {};
    if (kept.size() == most)
        kept.erase(kept.begin());
    kept.push_back(result);
    aphelion::Game::Remembering all;
    if (result.aside) // first: a table without a result on that list does no harm
        all.emplace_back(asideSetting, encodeAside(kept));
    all.emplace_back(setting, encode(kept));
    return all;
}

} // namespace planetx
