#include "planetx/play/table_summary.h"

#include "base/cbor.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr std::uint64_t version = 2; // of tables that are over: with their outcomes
constexpr std::uint64_t ongoing = 1; // of others, and of all before there were outcomes
constexpr std::uint64_t greatest = 10000;
constexpr std::size_t mostSeats = 255; // late joiners take seats of their own

// Within what is read again.
void write(aphelion::CborWriter& out, int number) {
    out.number(static_cast<std::uint64_t>(std::clamp(number, 0, static_cast<int>(greatest))));
}

void write(aphelion::CborWriter& out, const std::optional<int>& number) {
    if (number)
        write(out, *number);
    else
        out.null();
}

std::optional<int> maybe(aphelion::CborReader& in) {
    return in.takeNull() ? std::nullopt : std::optional(static_cast<int>(in.number(greatest)));
}

Outcome outcome(aphelion::CborReader& in) {
    Outcome one;
    in.array(4);
    one.points = maybe(in);
    one.rank = static_cast<int>(in.number(greatest));
    one.found = in.flag();
    one.locatedAt = maybe(in);
    return one;
}

} // namespace

aphelion::Bytes encode(const TableSummary& summary) {
    aphelion::CborWriter out;
    const bool over = !summary.outcomes.empty();
    out.array(over ? 6 : 5)
        .number(over ? version : ongoing)
        .text(summary.code.text())
        .number(static_cast<std::uint64_t>(summary.play));
    out.number(static_cast<std::uint64_t>(summary.phase)).array(summary.names.size());
    for (const std::string& name : summary.names)
        out.text(name);
    if (over)
        out.array(summary.outcomes.size());
    for (const Outcome& one : summary.outcomes) {
        out.array(4);
        write(out, one.points);
        write(out, one.rank);
        out.flag(one.found);
        write(out, one.locatedAt);
    }
    return out.take();
}

std::optional<TableSummary> decodeSummary(aphelion::ByteView bytes) {
    aphelion::CborReader in(bytes);
    const std::size_t items = in.array();
    const std::uint64_t written = in.number();
    if ((written != version || items != 6) && (written != ongoing || items != 5))
        return std::nullopt;
    const auto code = GameCode::parse(in.text(16));
    if (!code)
        return std::nullopt;
    TableSummary summary{*code};
    summary.play = static_cast<Play>(in.number(1));
    summary.phase = static_cast<Phase>(in.number(static_cast<std::uint64_t>(Phase::Over)));
    const std::size_t seats = in.array();
    for (std::size_t i = 0; in.ok() && i < seats; ++i)
        summary.names.push_back(in.text());
    if (written == version)
        summary.outcomes = in.many<Outcome>(mostSeats, outcome);
    return in.done() ? std::optional(summary) : std::nullopt;
}

TableSummary summaryOf(const Table& table) {
    const PublicGame& game = table.game();
    TableSummary summary{game.setup.code, game.setup.play, {}, game.board.phase};
    for (const aphelion::SeatAtTable& seat : table.log().seats())
        summary.names.push_back(seat.name);
    if (table.isOver())
        summary.outcomes = outcomesOf(table.log().entries());
    return summary;
}

} // namespace planetx
