#pragma once

#include "planetx/play/outcome.h"
#include "planetx/play/table.h"

namespace planetx {

// What the list of tables shows of one.
struct TableSummary {
    GameCode code;
    Play play = Play::OnScreen;
    std::vector<std::string> names;
    Phase phase = Phase::Turn;
    std::vector<Outcome> outcomes; // by seat, once it is over; without moves
    bool operator==(const TableSummary&) const = default;
};

aphelion::Bytes encode(const TableSummary& summary);
std::optional<TableSummary> decodeSummary(aphelion::ByteView bytes);

TableSummary summaryOf(const Table& table);

} // namespace planetx
