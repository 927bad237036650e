#include "session/table_summary.h"

#include "base/cbor.h"

namespace planetx {

namespace {

constexpr std::uint64_t version = 1;

} // namespace

aphelion::Bytes encode(const TableSummary& summary) {
    aphelion::CborWriter out;
    out.array(5).number(version).text(summary.code.text()).number(static_cast<std::uint64_t>(summary.play));
    out.number(static_cast<std::uint64_t>(summary.phase)).array(summary.names.size());
    for (const std::string& name : summary.names)
        out.text(name);
    return out.take();
}

std::optional<TableSummary> decodeSummary(aphelion::ByteView bytes) {
    aphelion::CborReader in(bytes);
    in.array(5);
    if (in.number() != version)
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
    return in.done() ? std::optional(summary) : std::nullopt;
}

} // namespace planetx
