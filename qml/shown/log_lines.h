#pragma once

#include "qml/shown/values.h"

#include "play/table.h"

#include <functional>
#include <optional>

namespace planetx {

// A line without number and pawns: what everybody hears of an event.
LogLine lineOf(const Event& event);

// The public log as lines. Reads only what is new.
class LogLines {
public:
    // What else a line is good for, told in their order: the line, and the game after it.
    using Hearer = std::function<void(const LogLine& line, const PublicGame& game)>;

    void read(const Table* table, const Hearer& hearer = {});

    const std::vector<LogLine>& lines() const { return m_lines; }

private:
    void add(const Table& table, const aphelion::Entry& entry);

    std::optional<PublicGame> m_game; // after the last line
    std::size_t m_read = 0;
    std::vector<LogLine> m_lines;
};

} // namespace planetx
