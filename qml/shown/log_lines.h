#pragma once

#include "qml/shown/values.h"

#include "planetx/play/table.h"

#include <functional>
#include <optional>

namespace planetx {

// A line without number and pawns: what everybody hears of an event.
LogLine lineOf(const Event& event);

// The line of an entry by itself: with the deal's public part, without what it did to the game. Nothing for entries
// that say nothing to people.
std::optional<LogLine> lineOf(const Table& table, const aphelion::Entry& entry);

// The public log as lines. Reads only what is new, and all of it again where the log has gone back.
class LogLines {
public:
    // What else a line is good for, told in their order: the line, and the game after it.
    using Hearer = std::function<void(const LogLine& line, const PublicGame& game)>;

    void read(const Table* table, const Hearer& hearer = {});

    // Whether this table's log goes on from what was read.
    bool leadTo(const Table& table) const;

    const std::vector<LogLine>& lines() const { return m_lines; }

private:
    void add(const Table& table, const aphelion::Entry& entry);

    std::optional<PublicGame> m_game;     // after the last line
    std::optional<aphelion::Seen> m_read; // the last entry
    std::vector<LogLine> m_lines;
};

} // namespace planetx
