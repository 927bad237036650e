#pragma once

#include "play/outcome.h"
#include "play/table.h"

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

} // namespace planetx
