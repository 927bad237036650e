#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include "headless/lines.h"

#include <functional>

namespace aphelion {

// Reads lines from standard input while the event loop turns, also between any two of them. Reads on only when all
// that came before was heard.
class StandardInput : public QObject {
public:
    using Heard = std::function<void(const std::string& line)>;

    StandardInput(std::size_t longestLine, Heard heard, std::function<void()> ended);

private:
    void read();
    void tellOne();

    Lines m_lines;
    Heard m_heard;
    std::function<void()> m_ended;
    bool m_isAtEnd = false;
    QSocketNotifier m_notifier;
    QTimer m_turn;
};

} // namespace aphelion
