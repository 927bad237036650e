#include "session/results.h"

#include "base/cbor.h"
#include "session/contest.h"
#include "session/new_table.h"

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

bool isKept(const std::vector<GameResult>& kept, const aphelion::TableId& table) {
    return std::ranges::find(kept, table, &GameResult::table) != kept.end();
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

// The player's own seat, as far as this device has a key for it.
std::optional<PlayerId> seatOf(aphelion::DeviceFile& device, const aphelion::StoreId& player,
                               const aphelion::TableId& table) {
    const auto seats = device.seats(table);
    if (seats)
        for (const aphelion::SeatRecord& seat : *seats)
            if (seat.seat != hostSeat && seat.player == player)
                return static_cast<PlayerId>(seat.seat);
    return std::nullopt;
}

std::optional<NoteSheet> notesIn(aphelion::PlayerFile& file, const Table& table) {
    const auto ops = file.notes(table.log().table());
    if (!ops)
        return std::nullopt;
    NoteSheet sheet(table.board().mode);
    for (const auto& [number, bytes] : *ops)
        if (const auto op = decodeNoteOp(bytes))
            sheet = after(std::move(sheet), *op);
    return sheet;
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

Results resultsIn(aphelion::PlayerFile& file) {
    const auto stored = file.setting(setting);
    if (!stored)
        return stored.fault();
    if (!*stored)
        return std::vector<GameResult>();
    auto results = decodeResults(**stored);
    if (!results)
        return aphelion::StoreFault::NewerVersion;
    const auto marked = file.setting(asideSetting);
    if (!marked)
        return marked.fault();
    const auto aside = *marked ? decodeAside(**marked) : std::vector<aphelion::TableId>();
    if (!aside)
        return aphelion::StoreFault::NewerVersion;
    for (GameResult& result : *results)
        result.aside = std::ranges::find(*aside, result.table) != aside->end();
    return *results;
}

aphelion::Unstored keepResult(aphelion::PlayerFile& file, const GameResult& result) {
    auto kept = resultsIn(file);
    if (!kept)
        return kept.fault();
    auto results = kept.take();
    if (isKept(results, result.table))
        return std::nullopt;
    if (results.size() == most)
        results.erase(results.begin());
    results.push_back(result);
    if (result.aside) // first: a table without a result on that list does no harm
        if (const auto fault = file.set(asideSetting, encodeAside(results)))
            return fault;
    const auto stored = file.setting(setting);
    if (!stored)
        return stored.fault();
    return file.set(setting, withOneMore(stored->value_or(aphelion::Bytes()), result));
}

std::vector<aphelion::TableRecord> unkept(aphelion::DeviceFile& device, const aphelion::StoreId& player,
                                          const std::vector<GameResult>& kept) {
    std::vector<aphelion::TableRecord> missing;
    const auto tables = device.tables();
    if (!tables)
        return missing;
    for (const aphelion::TableRecord& table : *tables)
        if (table.state.finished && !isKept(kept, table.id) && seatOf(device, player, table.id))
            missing.push_back(table);
    std::ranges::sort(missing, {}, &aphelion::TableRecord::created);
    return missing;
}

std::optional<GameResult> resultFrom(aphelion::DeviceFile& device, aphelion::PlayerFile& file,
                                     const aphelion::StoreId& player, const aphelion::TableRecord& table) {
    const auto who = seatOf(device, player, table.id);
    const auto entries = device.entries(table.id);
    if (!who || !entries)
        return std::nullopt;
    std::vector<aphelion::Bytes> log;
    for (const auto& [number, bytes] : *entries)
        log.push_back(bytes);
    const auto read = Table::read(log);
    const auto notes = read ? notesIn(file, *read) : std::nullopt;
    return notes ? resultAt(*read, *who, table.created, *notes) : std::nullopt;
}

aphelion::Unstored keepMissing(aphelion::DeviceFile& device, aphelion::PlayerFile& file,
                               const aphelion::StoreId& player) {
    const auto kept = resultsIn(file);
    if (!kept)
        return kept.fault();
    for (const aphelion::TableRecord& table : unkept(device, player, *kept))
        if (const auto result = resultFrom(device, file, player, table))
            if (const auto fault = keepResult(file, *result))
                return fault;
    return std::nullopt;
}

} // namespace planetx
